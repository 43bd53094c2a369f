import { atan2 } from '../../../../core/math/index.js';
import { roundedDegrees } from '../../../staging/scene/angles.js';
import { add, cross, dot, normalize, scale, type Mat3, type Vec3 } from '../../../../world/index.js';
import type { PhotographCamera, PosedObject } from '../form.js';

/** How an object that stands upright is turned about the vertical. */
export interface UprightPose {
  /** Degrees clockwise as seen from above, from facing the camera plane; 0 ≤ heading < 360, in thousandths. */
  readonly heading: number;
  /** The heading that it would have if it faced the camera itself, −180 to 180; null where the camera is not known. */
  readonly ray: number | null;
}

/** The least altitude of the top of what stands upright, degrees. */
const leastTop = 60;

/** @returns undefined for an object that lies or leans @throws if it has no front */
export function uprightPose(
  { facing, box }: PosedObject,
  camera: PhotographCamera | undefined,
): UprightPose | undefined {
  const { front, top } = facing!;
  if (top.altitude < leastTop) return undefined;
  const { heading } = front;
  if (!camera) return { heading, ray: null };
  // Beside the picture's middle, to the right, what faces the camera itself points a little to the left.
  const aside = (box.left + box.width / 2 - camera.center[0]) / camera.focal[0];
  return { heading, ray: roundedDegrees(atan2(aside, 1)) };
}

/** The rotation nearest to one whose columns are only nearly of unit length and at right angles. Its front stays. */
export function rightAngled(m: Mat3): Mat3 {
  const front = normalize([m[2], m[5], m[8]]);
  const top: Vec3 = [m[1], m[4], m[7]];
  const up = normalize(add(top, scale(front, 0 - dot(top, front))));
  const left = cross(up, front);
  return [left[0], up[0], front[0], left[1], up[1], front[1], left[2], up[2], front[2]];
}
