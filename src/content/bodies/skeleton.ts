import { turnMatrix } from '../../world/modeling/mesh/transform.js';
import { add, compose, identityRotation, rotate, subtract, type Mat3, type Vec3 } from '../../world/index.js';
import { otherName } from './side.js';

/** A joint by its place at rest, in the body's own axes, meters. A parent comes before its children. */
export interface Joint {
  /** The name, e.g. 'pelvis', 'left knee'. */
  readonly name: string;
  /** Absent for the root alone. */
  readonly parent?: string;
  readonly at: Vec3;
}

/**
 * The turns of joints from rest: degrees about x, then about y, then about z, all through the joint and fixed in the parent, by
 * the right hand. Joints that are left out are at rest. Plain JSON.
 *
 * About x, what points down swings back, what points up swings forward; about y, front turns to the left; about z, left turns up.
 */
export type Angles = Readonly<Record<string, Vec3>>;

/** A joint in a pose: where it is, and how what hangs on it is turned. */
export interface Frame {
  readonly rotation: Mat3;
  readonly position: Vec3;
}

/** The rotation of a joint's angles. */
export const turnOf = ([x, y, z]: Vec3): Mat3 =>
  compose(compose(turnMatrix('x', x), turnMatrix('y', y)), turnMatrix('z', z));

/** Forward kinematics: each joint's frame, the root at its place of rest. */
export function solve(skeleton: readonly Joint[], angles: Angles): ReadonlyMap<string, Frame> {
  const frames = new Map<string, Frame>();
  const rest = new Map(skeleton.map(({ name, at }) => [name, at]));
  for (const { name, parent, at } of skeleton) {
    const from = parent === undefined ? undefined : frames.get(parent)!;
    const own = angles[name];
    const inherited = from?.rotation ?? identityRotation;
    frames.set(name, {
      rotation: own ? compose(turnOf(own), inherited) : inherited,
      position: from ? add(from.position, rotate(inherited, subtract(at, rest.get(parent!)!))) : at,
    });
  }
  return frames;
}

/** The place in the pose of a point that is at `p` at rest, and hangs on a joint. */
export const carried = ({ rotation, position }: Frame, joint: Joint, p: Vec3): Vec3 =>
  add(position, rotate(rotation, subtract(p, joint.at)));

/** The pose of the mirror image: each side does what the other did. Twice is once more the same. */
export const mirrorAngles = (angles: Angles): Angles =>
  Object.fromEntries(
    Object.entries(angles).map(([name, [x, y, z]]): [string, Vec3] => [otherName(name), [x, 0 - y, 0 - z]]),
  );
