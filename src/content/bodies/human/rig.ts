import { add, rotate, scale, subtract, type Vec3 } from '../../../world/index.js';
import { solve, type BodyPose, type Frame, type Joint } from '../making.js';
import type { HumanLook } from './look.js';
import { measuresOf, skeletonOf, type Measures } from './proportions.js';

/** A person's bones in a pose, and the way from lengths of the adult of 1.75 m to this one's. */
export interface Rig {
  readonly look: HumanLook;
  readonly measures: Measures;
  readonly frames: ReadonlyMap<string, Frame>;
  frame(joint: string): Frame;
  /** A place by its offset from a joint, in the joint's axes, meters of the adult. */
  at(joint: string, offset: Vec3): Vec3;
  /** A place between two joints. @param offset in the axes of the first, meters of the adult */
  between(from: string, to: string, share: number, offset?: Vec3): Vec3;
}

export function rigOf(look: HumanLook, pose: BodyPose): Rig {
  const measures = measuresOf(look);
  const skeleton: readonly Joint[] = skeletonOf(measures);
  const frames = solve(skeleton, pose.angles);
  const frame = (joint: string): Frame => frames.get(joint)!;
  const turned = (joint: string, offset: Vec3): Vec3 =>
    rotate(frame(joint).rotation, scale(offset, measures.scale));
  return {
    look,
    measures,
    frames,
    frame,
    at: (joint, offset) => add(frame(joint).position, turned(joint, offset)),
    between(from, to, share, offset = [0, 0, 0]) {
      const start = frame(from).position;
      const along = scale(subtract(frame(to).position, start), share);
      return add(add(start, along), turned(from, offset));
    },
  };
}
