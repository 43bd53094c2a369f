import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';

/** The most frequent level of one channel in a box around a point: what a flat patch has, whatever is written on it. @param reach half the box's side, in units */
export function levelAt(
  { width, channels, data }: Raster,
  x: number,
  y: number,
  reach: number,
  channel = 0,
): number {
  const scale = width / side;
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.round((x + reach) * scale), Math.round((y + reach) * scale)];
  for (let row = Math.round((y - reach) * scale); row < bottom; row++) {
    for (let column = Math.round((x - reach) * scale); column < right; column++) {
      counts[data[(row * width + column) * channels + channel]!]!++;
    }
  }
  return counts.indexOf(Math.max(...counts));
}
