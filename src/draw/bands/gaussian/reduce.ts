import type { PixelRows } from '../pixel-rows.js';
import type { Design } from './design.js';
import { reflectMargins } from './reflect.js';
import { pixelBytes, vectorSums } from './vector-sums.js';

/** A blurred picture, kept small: what `Expander` makes whole again. */
export interface Small {
  /** Pixels of a row, of four values each; a multiple of 4. */
  readonly pitch: number;
  /** Rows from the top; the first stands for the picture's rows from −2·factor on. */
  readonly rows: Float32Array;
}

/** Rows are a multiple of 4 pixels long, since as many are summed at a time. */
export const fourfold = (pixels: number): number => 4 * Math.ceil(pixels / 4);

/** Averages a picture down along both axes and filters what is left. */
export function reduce(image: PixelRows, { factor, spline, taps }: Design): Small {
  const { width, height } = image;
  const reach = taps.length - 1;
  // Small values 0, 1, 2 … begin `first` samples before the picture.
  const first = (2 + reach) * factor;
  const across = Math.floor((width - 1) / factor) + 3 + 2 * reach;
  const down = Math.floor((height - 1) / factor) + 3 + 2 * reach;
  const beyond = (count: number, length: number): number =>
    (count - 1) * factor + spline.length - first - length;
  const [right, below] = [beyond(fourfold(across), width), beyond(down, height)];
  const [pitch, kept] = [fourfold(across), fourfold(across - 2 * reach)];
  const whole = Float64Array.from({ length: 2 * reach + 1 }, (_, i) => taps[Math.abs(i - reach)]!);

  const sizes = {
    row: (first + width + right) * pixelBytes,
    narrow: pitch * (first + height + below) * pixelBytes,
    small: pitch * down * pixelBytes,
    filtered: kept * down * pixelBytes,
    rows: kept * (down - 2 * reach) * pixelBytes,
  };
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  vectorSums.begin(total + 4 * (spline.length + whole.length) + 1024);
  const { floats } = vectorSums;
  const [splineAt, wholeAt] = [vectorSums.put(spline), vectorSums.put(whole)];
  const row = vectorSums.take(sizes.row);
  const narrow = vectorSums.take(sizes.narrow);
  const small = vectorSums.take(sizes.small);
  const filtered = vectorSums.take(sizes.filtered);
  const rows = vectorSums.take(sizes.rows);
  const [wide, short] = [pitch * pixelBytes, kept * pixelBytes];

  for (let y = 0; y < height; y++) {
    image.read(y, floats, row / 4 + 4 * first);
    reflectMargins(floats, row / 4, 4, width, first, right);
    const out = narrow + (first + y) * wide;
    vectorSums.sum(out, pixelBytes, row, factor * pixelBytes, pixelBytes, splineAt, spline.length, pitch);
  }
  reflectMargins(floats, narrow / 4, 4 * pitch, height, first, below);
  for (let k = 0; k < down; k++) {
    const [from, to] = [narrow + k * factor * wide, small + k * wide];
    vectorSums.sum(to, pixelBytes, from, pixelBytes, wide, splineAt, spline.length, pitch);
  }
  for (let k = 0; k < down; k++) {
    const [from, to] = [small + k * wide, filtered + k * short];
    vectorSums.sum(to, pixelBytes, from, pixelBytes, pixelBytes, wholeAt, whole.length, kept);
  }
  for (let k = 0; k < down - 2 * reach; k++) {
    const [from, to] = [filtered + k * short, rows + k * short];
    vectorSums.sum(to, pixelBytes, from, pixelBytes, short, wholeAt, whole.length, kept);
  }
  return { pitch: kept, rows: floats.slice(rows / 4, (rows + sizes.rows) / 4) };
}
