import type { Mat3, Vec3 } from '../../../world/index.js';
import { carried, solve, type Angles, type Frame, type Joint } from '../skeleton.js';

/** A skeleton in a pose. */
export interface Rig {
  readonly joints: ReadonlyMap<string, Joint>;
  readonly frames: ReadonlyMap<string, Frame>;
  /** The place of a joint. */
  joint(name: string): Vec3;
  /** The place of a joint at rest. */
  rest(name: string): Vec3;
  /** The place of a point, which is at `p` at rest, when a joint carries it. */
  carry(name: string, p: Vec3): Vec3;
  turn(name: string): Mat3;
  /** Whether no joint is turned. */
  readonly isAtRest: boolean;
}

export function rigged(skeleton: readonly Joint[], angles: Angles): Rig {
  const joints = new Map(skeleton.map((joint) => [joint.name, joint]));
  const frames = solve(skeleton, angles);
  return {
    joints,
    frames,
    joint: (name) => frames.get(name)!.position,
    rest: (name) => joints.get(name)!.at,
    carry: (name, p) => carried(frames.get(name)!, joints.get(name)!, p),
    turn: (name) => frames.get(name)!.rotation,
    isAtRest: Object.keys(angles).length === 0,
  };
}
