import { atan2, sinDegrees, cosDegrees } from '../../../../core/math/index.js';
import { roundedDegrees } from '../../../staging/scene/angles.js';
import { type Mat3, matrixFrom } from '../../../../world/pose.js';
import { add, cross, dot, normalize, scale, type Vec3 } from '../../../../world/vector.js';

/** The angles beyond which "as seen from above" and "the picture's left" no longer agree, degrees. */
const mostRoll = 20;
const mostPitch = 70;

/**
 * The frame of a camera made level: rows are the picture's right, up and level toward the viewer, in the frame of the camera.
 * @param up where up (against gravity) is in the frame of the picture: right, up, toward the viewer; of length 1
 * @returns undefined if the camera was rolled by more than 20 degrees, or looked up or down by more than 70
 */
export function levelFrame(up: Vec3): Mat3 | undefined {
  if (Math.abs(up[2]) > sinDegrees(mostPitch) || up[1] <= 0) return undefined;
  if (Math.abs(up[0]) > sinDegrees(mostRoll)) return undefined;
  const right = normalize(add([1, 0, 0], scale(up, -up[0])));
  const toward = cross(right, up);
  return matrixFrom([...right, ...up, ...toward]);
}

/** The most that an object may lean, as the camera sees it, to count as upright: degrees. */
const mostLean = 60;

/**
 * The heading of an upright thing as seen from above, degrees from 0 to 360: its own up stands for up.
 * @param front and up in the frame of the picture; of length 1 and at right angles
 * @returns a reason if it does not stand upright before an upright camera
 */
export function uprightHeading(front: Vec3, up: Vec3): number | 'tilted' | 'tilted-camera' {
  if (up[1] < cosDegrees(mostLean)) return 'tilted';
  const level = levelFrame(up);
  if (!level) return 'tilted-camera';
  const along = dot([level[0], level[1], level[2]], front);
  const toward = dot([level[6], level[7], level[8]], front);
  const degrees = roundedDegrees(atan2(-along, toward));
  return (degrees < 0 ? degrees + 360 : degrees) % 360;
}
