import { parseColor, type Rgb } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import { isGround, isObject, type Blocks } from './blocks.js';

const candidates = ['#f2c12e', '#e2452f', '#2f6fe0', '#f0ede6', '#a24bd0', '#27b5a6', '#f07fb0'].map(
  parseColor,
);

/** The one of a few plain colours that is farthest from a picture's mean. */
export function contrasting(picture: Raster): Rgb {
  const mean = meanColour(picture);
  let best = candidates[0]!;
  for (const candidate of candidates) if (distance(candidate, mean) > distance(best, mean)) best = candidate;
  return best;
}

function meanColour({ data }: Raster): Rgb {
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i += 3) for (let k = 0; k < 3; k++) sums[k]! += data[i + k]!;
  const [red, green, blue] = sums.map((sum) => (3 * sum) / data.length);
  return [red!, green!, blue!];
}

/** Squared, with green counting most, as the eye has it. */
const distance = (a: Rgb, b: Rgb): number =>
  2 * (a[0] - b[0]) * (a[0] - b[0]) + 4 * (a[1] - b[1]) * (a[1] - b[1]) + 3 * (a[2] - b[2]) * (a[2] - b[2]);

/** Between the mean colours of the blocks that are wholly object and wholly ground, Euclidean in 8-bit RGB. */
export function colourContrast({ width, data }: Raster, { window, side, columns, inside }: Blocks): number {
  const sums = [0, 0, 0, 0, 0, 0];
  const counts = [0, 0];
  for (let block = 0; block < inside.length; block++) {
    const which = isObject(inside[block]!) ? 1 : isGround(inside[block]!) ? 0 : undefined;
    if (which === undefined) continue;
    const left = window.left + (block % columns) * side;
    const top = window.top + Math.floor(block / columns) * side;
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++)
        for (let k = 0; k < 3; k++) sums[3 * which + k]! += data[3 * (y * width + x) + k]!;
    counts[which]! += side * side;
  }
  let squares = 0;
  for (let k = 0; k < 3; k++) {
    const difference = sums[3 + k]! / Math.max(1, counts[1]!) - sums[k]! / Math.max(1, counts[0]!);
    squares += difference * difference;
  }
  return Math.sqrt(squares);
}
