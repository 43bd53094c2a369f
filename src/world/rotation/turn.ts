import { unexpected } from '../../core/errors.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Mat3 } from '../pose.js';
import type { Vec3 } from '../vector.js';

/**
 * The matrix of a right-handed turn about a unit vector (Rodrigues). For multiples of 90 degrees about a coordinate
 * axis its entries are exactly −1, 0 and 1, with no −0; else each is within a few units in the last place, the same on
 * every machine.
 *
 * @example turnAbout([0, 1, 0], 90) // takes +Z to +X: [0, 0, 1, 0, 1, 0, -1, 0, 0]
 */
export function turnAbout([x, y, z]: Vec3, degrees: number): Mat3 {
  if (!Number.isFinite(degrees)) {
    throw unexpected('bad-parameter', 'degrees', degrees, 'a finite number');
  }
  const c = cosDegrees(degrees);
  const s = sinDegrees(degrees);
  const t = 1 - c;
  // The diagonal is x² + c·(1 − x²), written so that it is exact where x is 0 or ±1. `+ 0` makes −0 into 0.
  return [
    x * x + c * (y * y + z * z) + 0,
    t * x * y - s * z + 0,
    t * x * z + s * y + 0,
    t * x * y + s * z + 0,
    y * y + c * (x * x + z * z) + 0,
    t * y * z - s * x + 0,
    t * x * z - s * y + 0,
    t * y * z + s * x + 0,
    z * z + c * (x * x + y * y) + 0,
  ];
}

/** An angle brought into (−180, 180], exactly. */
export function signedDegrees(degrees: number): number {
  const within = degrees % 360;
  return (within > 180 ? within - 360 : within <= -180 ? within + 360 : within) + 0;
}
