import { tan, tau } from '../../../../core/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { atRest, type Camera, type Pose, type Vec3 } from '../../../../world/index.js';
import type { Site } from './ink.js';

/** Vertical angle of view of scenes that are seen from in front, degrees. */
const fieldOfView = 28;
/** From the camera to the picture's plane, in which lengths are heights of the picture. */
const distance = 0.5 / tan((fieldOfView * tau) / 720);

/** Looks straight ahead, at what stands upright in the picture's plane, z = 0. */
export const ahead: Camera = {
  position: [0, 0, distance],
  target: [0, 0, 0],
  fieldOfView,
  near: distance / 8,
  far: 40 * distance,
};

/**
 * The point seen at a place of the picture, so far in front of the picture's plane: what is near and what is far stand where the drawing has
 * them.
 * @param toward heights of the picture; behind the plane: negative
 */
export function seenAt({ x, z }: Site, toward: number): Vec3 {
  const share = 1 - toward / distance;
  return [share * x, -share * z, toward];
}

/** How far in front of the picture's plane a level floor is seen. @param foot where in the picture it meets that plane, above 0 */
export const floorAt = ({ z }: Site, foot: number): number => distance * (1 - foot / Math.max(z, foot / 2));

/** Stands up what lies on ground seen from above: there in the picture where it was. */
export const upright: Pose = { ...atRest, rotation: turnMatrix('x', 90) };
