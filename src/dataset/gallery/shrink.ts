import { memoize } from '../../core/memoize.js';
import type { Raster } from '../../draw/raster.js';

/** What a pixel of a shorter line stands for: where it begins on the long one, and the share of each pixel there. */
type Stretch = { readonly from: number; readonly weights: Float64Array };

/**
 * Makes pictures small: their longer side is at most `side` pixels, and every pixel is the mean of the area that it stands for. It
 * is quick for many pictures of one size, and for looking at only: `draw/bands/resize` keeps what rounding loses.
 */
export function shrinker(side: number): (picture: Raster) => Raster {
  const stretches = memoize(stretchesOf);
  return (picture) => {
    const { width, height, channels, data } = picture;
    const scale = side / Math.max(width, height);
    if (scale >= 1) return picture;
    const scaled = (length: number): number => Math.max(1, Math.round(length * scale));
    const columns = stretches(width, scaled(width));
    const rows = stretches(height, scaled(height));
    const small = new Uint8Array(columns.length * rows.length * channels);
    const line = new Float64Array(width * channels);
    rows.forEach((row, y) => {
      addRows(line, row, data);
      addColumns(small, y * columns.length * channels, columns, line, channels);
    });
    return { width: columns.length, height: rows.length, channels, data: small };
  };
}

function stretchesOf(length: number, count: number): Stretch[] {
  const step = length / count;
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor(i * step);
    const to = Math.min(length, Math.ceil((i + 1) * step));
    const covered = (pixel: number): number =>
      Math.min(pixel + 1, (i + 1) * step) - Math.max(pixel, i * step);
    const weights = Float64Array.from({ length: to - from }, (_, k) => covered(from + k) / step);
    return { from, weights };
  });
}

/** The mean of the rows of a stretch. */
function addRows(line: Float64Array, { from, weights }: Stretch, data: Uint8Array): void {
  const { length } = line;
  line.fill(0);
  for (let k = 0; k < weights.length; k++) {
    const weight = weights[k];
    const start = (from + k) * length;
    for (let i = 0; i < length; i++) line[i] += weight * data[start + i];
  }
}

/** The mean of the pixels of each stretch of a line, from `at` on. */
function addColumns(
  small: Uint8Array,
  at: number,
  columns: readonly Stretch[],
  line: Float64Array,
  channels: number,
): void {
  for (const { from, weights } of columns) {
    for (let c = 0; c < channels; c++) {
      let sum = 0.5;
      for (let k = 0, i = from * channels + c; k < weights.length; k++, i += channels)
        sum += weights[k] * line[i];
      small[at++] = sum;
    }
  }
}
