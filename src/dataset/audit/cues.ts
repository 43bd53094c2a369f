import type { PixelCue } from '../../families/pixel-cue.js';
import type { Raster } from '../../draw/raster.js';
import type { Box } from '../../score/question.js';

/** A picture of a question, with what a guesser may know of it besides what is asked about. */
export interface CuePicture {
  readonly raster: Raster;
  /** The bytes of its file. */
  readonly bytes: number;
  /** The boxes of what is asked about, pixels. */
  readonly marked: readonly Box[];
}

/** Something that can be seen of a question's pictures without a look at what is asked about. */
export interface Cue<Name extends string = string> {
  /** The cue's name in reports. */
  readonly name: Name;
  /** Its features, always as many for the same number of pictures and marks; undefined where there is nothing of the kind. */
  features(pictures: readonly CuePicture[]): readonly number[] | undefined;
}

/** Width of the border, as a share of the picture's sides. */
const borderShare = 0.06;
/** Cells along each side of a thumbnail. */
const cells = 16;

/** All cues that a pixel audit lets a learner look at, each by itself. */
export const cues: readonly Cue<PixelCue>[] = [
  { name: 'border', features: (pictures) => pictures.flatMap(({ raster }) => borderOf(raster)) },
  { name: 'colors', features: (pictures) => pictures.flatMap(colorsOf) },
  { name: 'marks', features: marks },
  { name: 'file length', features: (pictures) => pictures.map(({ bytes }) => bytes) },
  { name: 'equal views', features: equality },
  { name: 'thumbnail', features: thumbnails },
];

/** The side of the picture that each mark is on: printed, but no leak, since people are photographed from all sides. */
export const markSide: Cue = {
  name: 'side of the mark',
  features: (pictures) => {
    const sides = pictures.flatMap(({ raster, marked }) =>
      marked.map(([left, , right]) => Math.sign(left + right - raster.width)),
    );
    return sides.length > 0 ? sides : undefined;
  },
};

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** Mean and standard deviation of each of the three channels in a part of a picture, without some others. */
function momentsOf(raster: Raster, rect: Rect, without: readonly Rect[] = []): number[] {
  const { width, channels, data } = raster;
  const [left, top, right, bottom] = rect;
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let count = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (without.some((hole) => x >= hole[0] && x < hole[2] && y >= hole[1] && y < hole[3])) continue;
      count++;
      for (let c = 0; c < 3; c++) {
        const value = data[(y * width + x) * channels + (channels < 3 ? 0 : c)];
        sums[c] += value;
        squares[c] += value * value;
      }
    }
  count = Math.max(1, count);
  return [0, 1, 2].flatMap((c) => {
    const mean = sums[c] / count;
    return [mean, Math.sqrt(Math.max(0, squares[c] / count - mean * mean))];
  });
}

/** Mean and standard deviation of each channel of a picture, without the squares about what is asked about. */
function colorsOf({ raster, marked }: CuePicture): number[] {
  return momentsOf(raster, [0, 0, raster.width, raster.height], marked.map(squareAbout));
}

/** The four sides of the border and its four corners. */
function borderOf(raster: Raster): number[] {
  const { width, height } = raster;
  const [dx, dy] = [Math.ceil(borderShare * width), Math.ceil(borderShare * height)];
  const columns = [0, dx, width - dx, width] as const;
  const rows = [0, dy, height - dy, height] as const;
  const parts: number[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      if (row !== 1 || column !== 1)
        parts.push(...momentsOf(raster, [columns[column], rows[row], columns[column + 1], rows[row + 1]]));
  return parts;
}

/** Place and size of each mark, as shares of the picture's sides, and its form. */
function marks(pictures: readonly CuePicture[]): number[] | undefined {
  const features = pictures.flatMap(({ raster: { width, height }, marked }) =>
    marked.flatMap(([left, top, right, bottom]) => [
      (left + right) / 2 / width,
      (top + bottom) / 2 / height,
      (right - left) / width,
      (bottom - top) / height,
      (right - left) / Math.max(1, bottom - top),
    ]),
  );
  return features.length > 0 ? features : undefined;
}

/**
 * Whether the first two pictures are equal, and how much they differ around what is asked about: the share of levels that
 * do, their mean and their largest difference.
 */
function equality([first, second]: readonly CuePicture[]): number[] | undefined {
  if (!first || !second) return undefined;
  const { width, height, channels, data } = first.raster;
  const other = second.raster.data;
  if (data.length !== other.length) return [0, 1, 255, 255];
  const squares = [...first.marked, ...second.marked].map(squareAbout);
  let [equal, count, differing, sum, largest] = [1, 0, 0, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hidden = squares.some(
        ([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom,
      );
      for (let c = 0; c < channels; c++, i++) {
        const difference = Math.abs(data[i] - other[i]);
        if (difference > 0) equal = 0;
        if (hidden) continue;
        count++;
        if (difference > 0) differing++;
        sum += difference;
        largest = Math.max(largest, difference);
      }
    }
  return [equal, differing / Math.max(1, count), sum / Math.max(1, count), largest];
}

/** Thumbnails of pictures that say where what is asked about lies; others would show it. */
function thumbnails(pictures: readonly CuePicture[]): number[] | undefined {
  return pictures.every(({ marked }) => marked.length > 0) ? pictures.flatMap(thumbnail) : undefined;
}

/**
 * Mean levels of the cells of a grid. Cells that meet a dilated square about what is asked about get the mean of their
 * row's other cells, or of all others: neither what is asked about nor how large it is shows.
 */
function thumbnail({ raster, marked }: CuePicture): number[] {
  const squares = marked.map((box) => squareAbout(box));
  const levels = Array.from({ length: cells * cells }, (_, at): number | undefined => {
    const cell = cellOf(raster, at % cells, Math.floor(at / cells));
    return squares.some((square) => overlap(square, cell)) ? undefined : meanLevel(raster, cell);
  });
  const all = meanOf(levels) ?? 0;
  return levels.map((level, at) => {
    if (level !== undefined) return level;
    const row = Math.floor(at / cells) * cells;
    return meanOf(levels.slice(row, row + cells)) ?? all;
  });
}

const cellOf = ({ width, height }: Raster, column: number, row: number): Rect => [
  Math.floor((column * width) / cells),
  Math.floor((row * height) / cells),
  Math.floor(((column + 1) * width) / cells),
  Math.floor(((row + 1) * height) / cells),
];

const overlap = (one: Rect, other: Rect): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

function meanLevel({ width, channels, data }: Raster, [left, top, right, bottom]: Rect): number {
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let c = 0; c < channels; c++) sum += data[(y * width + x) * channels + c];
  return sum / Math.max(1, (right - left) * (bottom - top) * channels);
}

function meanOf(levels: readonly (number | undefined)[]): number | undefined {
  const known = levels.filter((level) => level !== undefined);
  return known.length > 0 ? known.reduce((sum, level) => sum + level, 0) / known.length : undefined;
}

/** The square about a box, half as large again: the silhouette's own form must not show. */
function squareAbout([left, top, right, bottom]: Box): Rect {
  const half = 0.75 * Math.max(right - left, bottom - top);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x - half, y - half, x + half, y + half];
}
