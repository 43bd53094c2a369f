import { rotate, subtract, type Mat3, type Vec3 } from '../index.js';
import { level, type LevelFrame, unit } from './frame.js';
import { degreesOf } from './orientation.js';
import { signedDegrees } from './steps.js';

/** The direction of an object's front, as a unit vector of the world. */
const frontOf = (rotation: Mat3): Vec3 => rotate(rotation, [0, 0, 1]);

/** The elevation of an object's front, −90 to 90 degrees. */
export function elevation(rotation: Mat3): number {
  const [x, y, z] = frontOf(rotation);
  return degreesOf(y, Math.sqrt(x * x + z * z));
}

/**
 * An object's heading to the camera plane: degrees clockwise, seen from above, from facing straight against the
 * camera's viewing direction, 0 ≤ heading < 360. It is the same wherever in the picture the object stands. Undefined
 * where the front points straight up or down.
 * @example
 * // A camera in front: facing it is 0, facing picture left 90, away from it 180, picture right 270.
 * planeHeading(sequenceMatrix([{ axis: 'vertical', degrees: 90 }]), frontFrame) // 90
 */
export const planeHeading = (rotation: Mat3, { forward }: LevelFrame): number | undefined =>
  heading([0 - forward[0], 0, 0 - forward[2]], frontOf(rotation));

/**
 * An object's heading to a point, such as the camera's position: degrees clockwise, seen from above, from facing that
 * point, 0 ≤ heading < 360. Beside the picture's middle it differs from `planeHeading` by the angle under which the
 * camera sees the object off its axis. Undefined where the front, or the way to the point, is straight up or down.
 * @param at where the object stands
 * @example
 * // An object 1 m to the right of the axis of a camera at [0, 0, 1]: facing the plane is not facing the camera.
 * pointHeading(identityRotation, [1, 0, 0], [0, 0, 1]) // 315: it must turn 45 degrees clockwise to face it
 */
export const pointHeading = (rotation: Mat3, at: Vec3, point: Vec3): number | undefined =>
  heading(subtract(point, at), frontOf(rotation));

/**
 * The degrees clockwise, seen from above, by which one object must turn to face the way another faces, in (−180, 180].
 * It does not depend on where they stand or on the camera. Undefined where a front points straight up or down.
 * @example
 * // One faces picture right (+X), the other the camera (+Z): 3 o'clock to 6 o'clock is clockwise.
 * headingDifference(turnAbout([0, 1, 0], 90), identityRotation) // 90
 */
export function headingDifference(from: Mat3, to: Mat3): number | undefined {
  const turn = heading(frontOf(from), frontOf(to));
  return turn === undefined ? undefined : signedDegrees(turn);
}

/** Degrees clockwise from above from one direction to another, 0 ≤ degrees < 360. */
function heading(reference: Vec3, direction: Vec3): number | undefined {
  const from = level(unit(reference));
  const to = level(unit(direction));
  if (!from || !to) return undefined;
  // A quarter turn clockwise takes (x, z) to (−z, x): +Z, toward the camera in front, to −X, its left.
  const degrees = degreesOf(to[2] * from[0] - to[0] * from[2], to[0] * from[0] + to[2] * from[2]);
  const positive = degrees < 0 ? degrees + 360 : degrees;
  return positive >= 360 ? 0 : positive + 0;
}
