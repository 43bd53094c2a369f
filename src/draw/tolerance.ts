import { changedShare, sameRaster } from './compare.js';
import type { Raster } from './raster.js';

/** How far two drawings of one thing may lie apart. Plain JSON. */
export type Tolerance = {
  /** The mean difference of the channels, levels of 255. */
  readonly mean: number;
  /** The share of pixels, 0 to 1, of which a channel differs by more than 8 levels. */
  readonly changed: number;
};

/** Whether two pictures agree: within a tolerance, or to the byte if there is none. */
export function agree(a: Raster, b: Raster, tolerance: Tolerance | undefined): boolean {
  if (!tolerance || a.width !== b.width || a.height !== b.height || a.channels !== b.channels)
    return sameRaster(a, b);
  return meanDifference(a, b) <= tolerance.mean && changedShare(a, b) <= tolerance.changed;
}

/** The mean difference of the channels of two pictures of one form, levels of 255. */
function meanDifference(a: Raster, b: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length;
}
