import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mat3, Model, Vec3 } from '../../index.js';
import { symmetryTest } from './agreement.js';

/**
 * The bounds for a mirror image that a person could take for the thing itself: all but an eighth of its surface comes
 * to lie near it and find about the same color there.
 */
const bounds = { distance: 0.03, look: 0.3, share: 0.12, points: 1500 };

/** Mirrors stand upright so many degrees apart. */
const grain = 3;

/**
 * Whether a thing differs plainly from its mirror image, however that is turned: a car does not, a camera does. Mirrors that
 * stand upright, one that lies level, a mirror at a point, and quarter turns with a level mirror are tried.
 */
export function isHanded(model: Model): boolean {
  const keeps = symmetryTest(model, bounds);
  return !mirrors.some(keeps);
}

/** The reflection of points in the plane through the origin with a unit normal. */
const inPlane = ([x, y, z]: Vec3): Mat3 => [
  1 - 2 * x * x,
  -2 * x * y,
  -2 * x * z,
  -2 * x * y,
  1 - 2 * y * y,
  -2 * y * z,
  -2 * x * z,
  -2 * y * z,
  1 - 2 * z * z,
];

// About its front and its side first: most things that have a mirror have it there.
const upright = [0, 90, ...Array.from({ length: 180 / grain }, (_, i) => i * grain)];
const mirrors: readonly Mat3[] = [
  ...upright.map((degrees) => inPlane([cosDegrees(degrees), 0, sinDegrees(degrees)])),
  inPlane([0, 1, 0]),
  [-1, 0, 0, 0, -1, 0, 0, 0, -1],
  [0, 0, 1, 0, -1, 0, -1, 0, 0],
];
