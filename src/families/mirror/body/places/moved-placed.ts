import { add, compose, rotate, type Mat3, type Placed, type Vec3 } from '../../../../world/index.js';

/** An object that is turned and then moved. */
export function movedBy({ pose, ...one }: Placed, turn: Mat3, by: Vec3): Placed {
  const { rotation, position, scale } = pose;
  return {
    ...one,
    pose: { rotation: compose(rotation, turn), position: add(rotate(turn, position), by), scale },
  };
}
