import { createRaster, type Box, type Raster } from '../index.js';

/** The source pixels of one finished row or column: the first of them, and their weights, whose sum is 1. */
type Taps = { readonly first: number; readonly weights: readonly number[] };

/**
 * A window of a picture at another size, as RGB, by a triangle filter as wide as a finished pixel or a source pixel, whichever is
 * wider. In plain IEEE arithmetic, so that every machine makes the same bytes.
 * @param from whole pixels inside the picture
 */
export function scaleWindow(raster: Raster, from: Box, width: number, height: number): Raster {
  const across = taps(from.x, from.width, width);
  const down = taps(from.y, from.height, height);
  const narrow = new Float64Array(width * from.height * 3);
  const { channels, data } = raster;
  const next = channels >= 3 ? 1 : 0;
  for (let y = 0, to = 0; y < from.height; y++) {
    const row = (from.y + y) * raster.width;
    for (let x = 0; x < width; x++, to += 3) {
      const { first, weights } = across[x];
      let [red, green, blue] = [0, 0, 0];
      for (let i = 0, at = (row + first) * channels; i < weights.length; i++, at += channels) {
        const weight = weights[i];
        red += weight * data[at];
        green += weight * data[at + next];
        blue += weight * data[at + 2 * next];
      }
      narrow[to] = red;
      narrow[to + 1] = green;
      narrow[to + 2] = blue;
    }
  }
  const out = createRaster(width, height, 3);
  const line = width * 3;
  const sums = new Float64Array(line);
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y];
    sums.fill(0.5);
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i];
      for (let x = 0, at = (first - from.y + i) * line; x < line; x++, at++) sums[x] += weight * narrow[at];
    }
    for (let x = 0, to = y * line; x < line; x++, to++) out.data[to] = Math.min(255, Math.floor(sums[x]));
  }
  return out;
}

function taps(start: number, length: number, count: number): Taps[] {
  const step = length / count;
  const reach = Math.max(1, step);
  return Array.from({ length: count }, (_, at) => {
    const middle = (at + 0.5) * step;
    const first = Math.max(0, Math.floor(middle - reach));
    const last = Math.min(length - 1, Math.ceil(middle + reach));
    const raw: number[] = [];
    for (let i = first; i <= last; i++) raw.push(Math.max(0, 1 - Math.abs(i + 0.5 - middle) / reach));
    const sum = raw.reduce((total, weight) => total + weight, 0);
    return { first: start + first, weights: raw.map((weight) => weight / sum) };
  });
}
