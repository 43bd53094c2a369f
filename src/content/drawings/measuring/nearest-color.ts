import { parseColor } from '../../../core/color.js';
import type { Raster } from '../../../draw/raster.js';

/**
 * For each pixel, the index of the color nearest to it (squared sRGB distance; the first of equals), rows from the top.
 * @param colors at most 256, as '#rrggbb'
 */
export function nearestColor(
  { width, height, channels, data }: Raster,
  colors: readonly string[],
): Uint8Array {
  const known = Int16Array.from(colors.flatMap((color) => parseColor(color)));
  const indices = new Uint8Array(width * height);
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  let [lastRed, lastGreen, lastBlue, nearest] = [-1, -1, -1, 0];
  for (let pixel = 0, at = 0; pixel < indices.length; pixel++, at += channels) {
    const [red, green, blue] = [data[at], data[at + second], data[at + third]];
    // Most pixels have the color of their neighbor.
    if (red !== lastRed || green !== lastGreen || blue !== lastBlue) {
      nearest = nearestOf(known, red, green, blue);
      [lastRed, lastGreen, lastBlue] = [red, green, blue];
    }
    indices[pixel] = nearest;
  }
  return indices;
}

/** @param known red, green and blue of each color */
function nearestOf(known: Int16Array, red: number, green: number, blue: number): number {
  let [nearest, least] = [0, Infinity];
  for (let at = 0; at < known.length; at += 3) {
    const [r, g, b] = [red - known[at], green - known[at + 1], blue - known[at + 2]];
    const distance = r * r + g * g + b * b;
    if (distance < least) [nearest, least] = [at / 3, distance];
  }
  return nearest;
}

/** Marks (1) the pixels whose nearest color is one of the first `count` ones, when `indices` come from {@link nearestColor}. */
export function firstColors(indices: Uint8Array, count = 1): Uint8Array {
  const marks = new Uint8Array(indices.length);
  for (let pixel = 0; pixel < marks.length; pixel++) if (indices[pixel] < count) marks[pixel] = 1;
  return marks;
}
