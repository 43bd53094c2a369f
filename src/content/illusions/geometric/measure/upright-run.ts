import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';
import type { Ink } from '../parts/ink.js';
import { eachTarget, everywhere } from './target.js';

/**
 * The length of an upright line, in units: the longest run of rows that have three target pixels or more. Blended pixels
 * along the ends of other lines are fewer in a row.
 */
export function uprightRun(picture: Raster, ink: Ink): number {
  const counts = new Uint16Array(picture.height);
  eachTarget(picture, ink, everywhere, (_, y) => counts[Math.floor((y * picture.width) / side)]!++);
  let [longest, run] = [0, 0];
  for (const count of counts) {
    run = count >= 3 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * side) / picture.width;
}
