import type { Raster } from '../../raster.js';
import type { FloatImage } from '../float-image.js';
import { pixelRows } from '../pixel-rows.js';
import { pixelBytes, vectors } from '../vectors.js';
import type { Design } from './design.js';
import { reflection } from './reflect.js';

/** A blurred picture, kept small: what `Expander` makes whole again. */
export interface Small {
  /** Pixels of a row, of four values each; a multiple of 8. */
  readonly pitch: number;
  /** Rows from the top; the first stands for the picture's rows from −2·factor on. */
  readonly rows: Float32Array;
}

/** Rows are a multiple of 8 pixels long, since as many are summed at a time. */
export const eightfold = (pixels: number): number => 8 * Math.ceil(pixels / 8);

/** Averages a picture down along both axes and filters what is left. */
export function reduce(image: FloatImage | Raster, { factor, spline, taps }: Design): Small {
  const { width, height } = image;
  const reach = taps.length - 1;
  // Small values 0, 1, 2 … begin `first` samples before the picture.
  const first = (2 + reach) * factor;
  const across = Math.floor((width - 1) / factor) + 3 + 2 * reach;
  const down = Math.floor((height - 1) / factor) + 3 + 2 * reach;
  const beyond = (count: number, length: number): number =>
    (count - 1) * factor + spline.length - first - length;
  const [right, below] = [beyond(eightfold(across), width), beyond(down, height)];
  const [pitch, kept] = [eightfold(across), eightfold(across - 2 * reach)];
  const keptRows = down - 2 * reach;
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => taps[Math.abs(i - reach)]!);
  const [wide, short] = [pitch * pixelBytes, kept * pixelBytes];

  vectors.begin();
  const [splineAt, wholeAt] = [vectors.putFloats(spline), vectors.putFloats(whole)];
  const row = vectors.take((first + width + right) * pixelBytes);
  const narrow = vectors.take(wide * (first + height + below));
  const small = vectors.take(wide * down);
  const filtered = vectors.take(short * down);
  const rows = vectors.take(short * keptRows);
  const read = pixelRows(image);
  const { floats, loops } = vectors;
  const mirrorRow = reflection(width, first, right);

  for (let y = 0; y < height; y++) {
    read(y, row + first * pixelBytes);
    mirrorRow(floats, row / 4, 4);
    const out = narrow + (first + y) * wide;
    loops.sumSpread(out, factor * pixelBytes, row, pixelBytes, splineAt, spline.length, pitch);
  }
  reflection(height, first, below)(floats, narrow / 4, 4 * pitch);
  for (let k = 0; k < down; k++)
    loops.sum(small + k * wide, pixelBytes, narrow + k * factor * wide, wide, splineAt, spline.length, pitch);
  for (let k = 0; k < down; k++)
    loops.sum(filtered + k * short, pixelBytes, small + k * wide, pixelBytes, wholeAt, whole.length, kept);
  for (let k = 0; k < keptRows; k++)
    loops.sum(rows + k * short, pixelBytes, filtered + k * short, short, wholeAt, whole.length, kept);
  return { pitch: kept, rows: floats.slice(rows / 4, (rows + short * keptRows) / 4) };
}
