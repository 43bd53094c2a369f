import type { Rgb } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import type { Box } from '../../../score/question.js';
import type { Mask, MultisceneStage } from './stage.js';
import type { LargeFigure, Outline } from './state.js';

/** How a hidden figure differs from what is around it. */
export type Hiding = {
  /** The distance of the mean colors of its ink and of the ink around it, in standard deviations (Mahalanobis). */
  readonly contrast: number;
  /** Its share of ink relative to the share of ink around it. */
  readonly density: number;
};

export type FigureEvidence = {
  /**
   * The share of the outline that is ink, and the share of the ink that is beyond it by more than 2 pixels of 512; of a
   * hidden figure, the share of the outline's own pixels over which things lie.
   */
  readonly fill: number;
  readonly spill: number;
  /** Intersection over union of the outline and of what stands out from afar. */
  readonly agreement: number;
  /** The box around the ink, pixel edges. */
  readonly box: Box;
  readonly count: number;
  /** Side of the smallest thing, share of the picture. */
  readonly smallest: number;
  /** For a hidden figure, how it differs from its surroundings. */
  readonly hiding?: Hiding;
};

/** @param cell the figure's part of the picture, pixel edges */
export function figureEvidence(
  stage: MultisceneStage,
  figure: LargeFigure,
  size: number,
  ink: Uint8Array,
  stands: Uint8Array,
  [from, first, to, end]: Box,
): FigureEvidence {
  const { outline, elements } = figure;
  const mask = stage.mask(figure);
  const inside = inPicture(mask, outline, size);
  const slack = Math.ceil(size / 256);
  let [area, inked, covered, spilt, sum] = [0, 0, 0, 0, 0];
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = first; y < end; y++) {
    const before = inked;
    for (let x = from, at = y * size + from; x < to; x++, at++) {
      const isInside = inside[at];
      area += isInside;
      sum += isInside * stands[at];
      if (ink[at] < inkLevel) continue;
      inked++;
      covered += isInside;
      if (isInside === 0) {
        const isBeside = inside[at - slack] || inside[at + slack];
        if (!isBeside && !inside[at - slack * size] && !inside[at + slack * size]) spilt++;
      }
      if (x < left) left = x;
      if (x >= right) right = x + 1;
    }
    if (inked === before) continue;
    if (y < top) top = y;
    bottom = y + 1;
  }
  const level = (0.5 * sum) / Math.max(1, area);
  let [both, either] = [0, 0];
  for (let y = first; y < end; y++)
    for (let x = from, at = y * size + from; x < to; x++, at++) {
      const isInside = inside[at];
      const isSeen = stands[at] > level ? 1 : 0;
      both += isInside & isSeen;
      either += isInside | isSeen;
    }
  return {
    fill: covered / Math.max(1, area),
    spill: spilt / Math.max(1, inked),
    agreement: both / Math.max(1, either),
    box: [left, top, right, bottom],
    count: elements.length,
    smallest: elements.reduce((least, { side }) => Math.min(least, side), Infinity) / size,
  };
}

/** A mask laid into a picture of its own. */
export function inPicture({ width, height, inside }: Mask, { left, top }: Outline, size: number): Uint8Array {
  const plane = new Uint8Array(size * size);
  const [from, to] = [Math.max(0, -left), Math.min(width, size - left)];
  for (let y = Math.max(0, -top); y < Math.min(height, size - top) && from < to; y++)
    plane.set(inside.subarray(y * width + from, y * width + to), (top + y) * size + left + from);
  return plane;
}

/** Differences above this are ink. */
export const inkLevel = 24;

/** Per pixel, the largest difference of a channel from a color. */
export function difference({ data }: Raster, [red, green, blue]: Rgb): Uint8Array {
  const out = new Uint8Array(data.length / 3);
  for (let i = 0, at = 0; i < out.length; i++, at += 3) {
    const [r, g, b] = [data[at] - red, data[at + 1] - green, data[at + 2] - blue];
    out[i] = Math.max(Math.abs(r), Math.abs(g), Math.abs(b));
  }
  return out;
}

/** Root mean square of differences between neighbors in a row, green channel. */
export function detail({ width, height, data }: Raster): number {
  let sum = 0;
  for (let y = 0; y < height; y++) {
    let ofRow = 0;
    const end = 3 * width * (y + 1);
    let before = data[3 * width * y + 1];
    for (let at = 3 * width * y + 4; at < end; at += 3) {
      const here = data[at];
      ofRow = (ofRow + Math.imul(here - before, here - before)) | 0;
      before = here;
    }
    sum += ofRow;
  }
  return Math.sqrt(sum / (width * height));
}
