import { median } from '../../../core/math/median.js';
import { log } from '../../../core/math/log.js';
import { luma, type Raster } from '../../../draw/index.js';

/** How far a picture is a surface, the same everywhere, in which something can be hidden, or shows something itself. */
export interface SurfaceMeasure {
  /** Share of its inner cells that are unlike those along its border, 0 to 1: what lies or stands before a ground. */
  readonly unlikeBorder: number;
  /** Spread of the cells' mean colors, but for light that falls off evenly, to the spread of luma within cells: 0 is even. */
  readonly patchiness: number;
}

/** Cells along each side of the picture. */
const cells = 14;
/** A cell is unlike the border by so many standard deviations of the border's cells in one of their features. */
const apart = 4;
/** The least standard deviation of each feature along the border: luma, red − green, yellow − blue, 10 × octaves of contrast. */
const leastSpread = [8, 6, 6, 4] as const;
/** Contrast of luma below which there is nothing but noise. */
const noise = 4;

/**
 * From where on a picture may not be a surface, and certainly is none. Measured: 72 looks of the shipped textures have up to
 * 0.01 and 0.84, 41 photographs and drawings of things up to 0.65 and 0.79 to 10.4; all of these but one are certain, and so is a giraffe
 * on sand, 0.29 and 0.70. What is unlike the border but hardly patchy may be a play of light.
 */
const bounds = {
  doubtful: { unlikeBorder: 0.05, patchiness: 1 },
  certain: { unlikeBorder: 0.2, patchiness: 1.4, withUnlikeBorder: 0.65 },
} as const;

/** Mean luma, red − green and yellow − blue of a cell, octaves of its contrast times 10, and its contrast. */
type Cell = readonly [light: number, red: number, yellow: number, octaves: number, contrast: number];

/** @param picture of at least 64 × 64 pixels, gray or RGB */
export function measureSurface(picture: Raster): SurfaceMeasure {
  const all = Array.from({ length: cells * cells }, (_, at) => cellOf(picture, at));
  return { unlikeBorder: unlikeBorder(all), patchiness: patchiness(all) };
}

/** What makes a picture no surface, with measure and bound; undefined for a surface. */
export function flawOf({
  unlikeBorder: unlike,
  patchiness: patchy,
}: SurfaceMeasure): { readonly why: string; readonly isCertain: boolean } | undefined {
  const { doubtful, certain } = bounds;
  const isThing = unlike >= certain.unlikeBorder && patchy >= certain.withUnlikeBorder;
  const isCertain = isThing || patchy >= certain.patchiness;
  const { unlikeBorder, patchiness } = isCertain ? certain : doubtful;
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  if (isThing || (!isCertain && unlike >= unlikeBorder))
    return {
      why: `${percent(unlike)} of it is unlike its border (${percent(unlikeBorder)} or more)`,
      isCertain,
    };
  if (patchy < patchiness) return undefined;
  return {
    why: `its parts differ ${patchy.toFixed(1)} times as much as its grain (${patchiness} times or more)`,
    isCertain,
  };
}

function cellOf({ width, height, channels, data }: Raster, at: number): Cell {
  const [column, row] = [at % cells, Math.floor(at / cells)];
  const [left, right] = [column, column + 1].map((c) => Math.floor((c * width) / cells));
  const [top, bottom] = [row, row + 1].map((r) => Math.floor((r * height) / cells));
  const color = channels < 3 ? 0 : 1;
  let [light, red, yellow, squares] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const first = (y * width + x) * channels;
      const [r, g, b] = [data[first], data[first + color], data[first + 2 * color]];
      const level = luma(r, g, b);
      light += level;
      squares += level * level;
      red += r - g;
      yellow += (r + g) / 2 - b;
    }
  const count = (right - left) * (bottom - top);
  const mean = light / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return [mean, red / count, yellow / count, (10 * log(1 + contrast)) / log(2), contrast];
}

function unlikeBorder(all: readonly Cell[]): number {
  const isBorder = (at: number): boolean => {
    const [column, row] = [at % cells, Math.floor(at / cells)];
    return Math.min(column, row) === 0 || Math.max(column, row) === cells - 1;
  };
  const border = all.filter((_, at) => isBorder(at));
  const inner = all.filter((_, at) => !isBorder(at));
  const usual = leastSpread.map((least, feature) => {
    const middle = median(border.map((cell) => cell[feature]));
    // The standard deviation of a normal distribution is 1.48 times the median deviation, which outliers do not move.
    const spread = 1.48 * median(border.map((cell) => Math.abs(cell[feature] - middle)));
    return { middle, spread: Math.max(least, spread) };
  });
  const unlike = inner.filter((cell) =>
    usual.some(({ middle, spread }, feature) => Math.abs(cell[feature] - middle) > apart * spread),
  );
  return unlike.length / inner.length;
}

function patchiness(all: readonly Cell[]): number {
  const middle = (cells - 1) / 2;
  const across = (at: number): number => (at % cells) - middle;
  const down = (at: number): number => Math.floor(at / cells) - middle;
  const mean = (value: (cell: Cell, at: number) => number): number =>
    all.reduce((sum, cell, at) => sum + value(cell, at), 0) / all.length;
  const variance = mean((_, at) => across(at) * across(at));
  let between = 0;
  for (const feature of [0, 1, 2] as const) {
    const level = mean((cell) => cell[feature]);
    // Light from one side is a plane; it is the same both ways across the grid.
    const slopeAcross = mean((cell, at) => cell[feature] * across(at)) / variance;
    const slopeDown = mean((cell, at) => cell[feature] * down(at)) / variance;
    between += mean((cell, at) => {
      const rest = cell[feature] - level - slopeAcross * across(at) - slopeDown * down(at);
      return rest * rest;
    });
  }
  const within = mean((cell) => cell[4] * cell[4]);
  return Math.sqrt(between / (within + noise * noise));
}
