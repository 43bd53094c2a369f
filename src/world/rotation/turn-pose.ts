import { compose, place, rotate, scale, subtract, type Mat3, type Pose, type Vec3 } from '../index.js';

/**
 * A pose turned further about a point of the object, which stays where it is: its center, mostly, since the origin of
 * a model is between its feet.
 * @param pivot in the object's own coordinates
 * @example
 * // A post 2 m high turned on its head about its middle stands on y = 0 again.
 * turnPose(atRest, turnAbout([0, 0, 1], 180), [0, 1, 0]).position // [0, 2, 0]
 */
export function turnPose(pose: Pose, turn: Mat3, pivot: Vec3): Pose {
  const rotation = compose(pose.rotation, turn);
  const arm = scale(rotate(rotation, pivot), pose.scale);
  return { rotation, position: subtract(place(pose, pivot), arm), scale: pose.scale };
}
