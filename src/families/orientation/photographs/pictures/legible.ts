import { threeDecimals } from '../../../../core/math/decimals.js';
import { luma, type Raster } from '../../../../draw/index.js';
import type { Box } from '../../../staging/picture/marks.js';

/** The least width and height of what is asked about, as a share of the picture's side: as in scenes. */
export const leastSide = 0.06;
/** The least standard deviation of brightness where an object is, levels of 255: less is fog, night or a blank. */
export const leastSpread = 6;

/** The standard deviation of brightness in a box of a picture, levels of 255, in thousandths. */
export function spreadIn({ width, channels, data }: Raster, box: Box): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++) {
      const at = (y * width + x) * channels;
      const level = luma(data[at], data[at + 1], data[at + 2]);
      sum += level;
      squares += level * level;
      count++;
    }
  const mean = sum / Math.max(1, count);
  return threeDecimals(Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)));
}
