import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { type RotationStep, axisVector } from '../../../world/rotation/steps.js';
import { add, cross, scale, type Vec3 } from '../../../world/vector.js';

/**
 * The image of a direction (right, up, toward the camera) under a turn: round in the plane of a named axis, or by a quaternion
 * about any other. Labels move by it. It makes no matrix, as states do, so that the two agree only if both are right.
 */
export function rotateDirection(direction: Vec3, { axis, degrees }: RotationStep): Vec3 {
  const [right, up, toward] = direction;
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  switch (axis) {
    case 'vertical': // clockwise from above: what faced the camera goes to the left
      return [right * cos - toward * sin, up, right * sin + toward * cos];
    case 'horizontal': // the top comes toward the camera
      return [right, up * cos - toward * sin, up * sin + toward * cos];
    case 'lateral': // clockwise as the camera sees it: the top goes to the right
      return [right * cos + up * sin, up * cos - right * sin, toward];
    default: {
      const w = cosDegrees(degrees / 2);
      const q = scale(axisVector(axis), sinDegrees(degrees / 2));
      const twice = scale(cross(q, direction), 2);
      return add(direction, add(scale(twice, w), cross(q, twice)));
    }
  }
}
