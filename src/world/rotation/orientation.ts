import { atan2, tau } from '../../core/math/index.js';
import { compose, length, transpose, type Mat3, type Vec3 } from '../index.js';
import { unit } from './frame.js';
import type { RotationStep } from './steps.js';

/** The angle of the point (x, y) from the x axis, degrees; exact for multiples of 45 degrees. */
export const degreesOf = (y: number, x: number): number => (atan2(y, x) / tau) * 360;

/** The skew part of a matrix, to which right-handed turns contribute the axis times the sine of the angle. */
const skew = (m: Mat3): Vec3 => [(m[7] - m[5]) / 2, (m[2] - m[6]) / 2, (m[3] - m[1]) / 2];

/**
 * The angle of a rotation, 0 to 180 degrees. Sine and cosine are both used, so it is as exact near 0 and near 180 as
 * anywhere (about 1e-14).
 */
const turnedDegrees = (m: Mat3): number => degreesOf(length(skew(m)), (m[0] + m[4] + m[8] - 1) / 2);

/** The smallest turn that takes one orientation to another, 0 to 180 degrees. */
export const angleBetween = (a: Mat3, b: Mat3): number => turnedDegrees(compose(transpose(a), b));

/** Nearer to a half turn than this, the sign of the axis is rounding. */
const halfTurn = 180 - 1e-9;

/**
 * The normal form of an orientation: one right-handed turn by 0 to 180 degrees about a unit vector of the world. It is
 * a step. No turn is about +Y; of the two axes of a half turn it is the one whose first component that is not 0 (that
 * is beyond 1e-9) is positive.
 * @example axisAngle([0, 0, 1, 0, 1, 0, -1, 0, 0]) // { axis: [0, 1, 0], degrees: 90 }
 */
export function axisAngle(m: Mat3): RotationStep & { readonly axis: Vec3 } {
  const degrees = turnedDegrees(m);
  const [x, y, z] = degrees <= 90 ? skew(m) : obtuseAxis(m);
  if (x === 0 && y === 0 && z === 0) return { axis: [0, 1, 0], degrees: 0 };
  return { axis: unit([x, y, z]), degrees: degrees >= halfTurn ? 180 : degrees };
}

/** The axis of a turn of more than 90 degrees, where the skew part fades: the longest column of (M + Mᵀ)/2 − cos·I. */
function obtuseAxis(m: Mat3): Vec3 {
  const cosine = (m[0] + m[4] + m[8] - 1) / 2;
  const columns: readonly Vec3[] = [
    [m[0] - cosine, (m[1] + m[3]) / 2, (m[2] + m[6]) / 2],
    [(m[1] + m[3]) / 2, m[4] - cosine, (m[5] + m[7]) / 2],
    [(m[2] + m[6]) / 2, (m[5] + m[7]) / 2, m[8] - cosine],
  ];
  let [best] = columns;
  for (const column of columns) if (length(column) > length(best)) best = column;
  const along = skew(m);
  const sense =
    turnedDegrees(m) >= halfTurn
      ? best.find((component) => Math.abs(component) > 1e-9)!
      : best[0] * along[0] + best[1] * along[1] + best[2] * along[2];
  return sense < 0 ? [0 - best[0], 0 - best[1], 0 - best[2]] : best;
}

/** Whether two orientations are equal within some degrees. Default 1e-6: no more than rounding errors. */
export const sameOrientation = (a: Mat3, b: Mat3, withinDegrees = 1e-6): boolean =>
  angleBetween(a, b) <= withinDegrees;
