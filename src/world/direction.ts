import { cosDegrees, sinDegrees } from '../core/math/index.js';
import type { Vec3 } from './vector.js';

/**
 * A direction of unit length.
 * @param azimuth degrees clockwise as seen from above, beginning at +Z: 90 is −X
 * @param elevation degrees above level
 */
export function directionAt(azimuth: number, elevation: number): Vec3 {
  const level = cosDegrees(elevation);
  return [-sinDegrees(azimuth) * level, sinDegrees(elevation), cosDegrees(azimuth) * level];
}
