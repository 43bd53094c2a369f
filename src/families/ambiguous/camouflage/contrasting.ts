import { parseColor, type Rgb } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';
import { isGround, isObject, type Blocks } from './blocks.js';

const candidates = ['#f2c12e', '#e2452f', '#2f6fe0', '#f0ede6', '#a24bd0', '#27b5a6', '#f07fb0'].map(
  parseColor,
);

/** The one of a few plain colors that is farthest from a picture's mean. */
export function contrasting(picture: Raster): Rgb {
  const mean = meanColor(picture);
  let best = candidates[0]!;
  for (const candidate of candidates) if (distance(candidate, mean) > distance(best, mean)) best = candidate;
  return best;
}

/** The step between sampled pixels: not a divisor of a usual width, so that all columns are sampled equally. */
const step = 7;

function meanColor({ data }: Raster): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 3 * step) {
    red += data[i]!;
    green += data[i + 1]!;
    blue += data[i + 2]!;
    count++;
  }
  return [red / count, green / count, blue / count];
}

/** Squared, with green counting most, as the eye has it. */
const distance = (a: Rgb, b: Rgb): number =>
  2 * (a[0] - b[0]) * (a[0] - b[0]) + 4 * (a[1] - b[1]) * (a[1] - b[1]) + 3 * (a[2] - b[2]) * (a[2] - b[2]);

/** Between the mean colors of the blocks that are wholly object and wholly ground, Euclidean in 8-bit RGB. */
export function colorContrast({ width, data }: Raster, { window, side, columns, inside }: Blocks): number {
  const sums = { ground: [0, 0, 0, 0], object: [0, 0, 0, 0] };
  for (let block = 0; block < inside.length; block++) {
    const which = isObject(inside[block]!) ? sums.object : isGround(inside[block]!) ? sums.ground : undefined;
    if (!which) continue;
    const left = window.left + (block % columns) * side;
    const top = window.top + Math.floor(block / columns) * side;
    let [red, green, blue] = [0, 0, 0];
    for (let y = top; y < top + side; y++)
      for (let at = 3 * (y * width + left); at < 3 * (y * width + left + side); at += 3) {
        red += data[at]!;
        green += data[at + 1]!;
        blue += data[at + 2]!;
      }
    which[0]! += red;
    which[1]! += green;
    which[2]! += blue;
    which[3]! += side * side;
  }
  const [ground, object] = [sums.ground, sums.object];
  let squares = 0;
  for (let k = 0; k < 3; k++) {
    const difference = object[k]! / Math.max(1, object[3]!) - ground[k]! / Math.max(1, ground[3]!);
    squares += difference * difference;
  }
  return Math.sqrt(squares);
}
