import { unexpected } from '../../core/errors.js';
import type { Vec3 } from '../vector.js';
import { frontFrame, type LevelFrame, unit } from './frame.js';

export const namedAxes = ['vertical', 'horizontal', 'lateral'] as const;

/**
 * An axis that has a name, through the object's center. The examples are for an object at rest, facing (+Z) a camera
 * that looks toward −Z, turned by +90 degrees:
 *
 * - `vertical`: the world's up; positive is clockwise seen from above. Front +Z goes to −X: the object that faced the
 *   camera now faces picture left. (From above, with the camera at the foot of the map, 6 o'clock goes to 9 o'clock.)
 * - `horizontal`: the camera's left-right axis; positive brings the top toward the camera. Top +Y goes to +Z, and
 *   front +Z goes to −Y: the object bows and shows its top.
 * - `lateral`: the camera's viewing (depth) axis, level; positive is clockwise as the camera sees it. Top +Y goes to
 *   +X: the object lies on its left side, its top toward picture right, and still faces the camera.
 */
export type NamedAxis = (typeof namedAxes)[number];

/** A named axis, or any direction in the world, of any length, about which turns are right-handed. */
export type Axis = NamedAxis | Vec3;

/**
 * The unit vector about which a positive turn is right-handed.
 *
 * @throws TopsyturvyError 'bad-parameter' for anything but a name or a vector with a direction
 */
export function axisVector(axis: Axis, frame: LevelFrame = frontFrame): Vec3 {
  switch (axis) {
    case 'vertical':
      return [0, -1, 0];
    case 'horizontal':
      return frame.right;
    case 'lateral':
      return frame.forward;
    default:
      if (Array.isArray(axis) && axis.length === 3 && axis.every(Number.isFinite)) {
        const vector = unit(axis as Vec3);
        if (vector.every(Number.isFinite)) return vector;
      }
      throw unexpected(
        'bad-parameter',
        'axis',
        axis,
        "'vertical', 'horizontal', 'lateral' or a vector [x, y, z] that is not zero",
      );
  }
}
