import { dot, subtract, transpose, type Mat3, type Vec3 } from '../../../../world/index.js';
import { jointsOf, limbs } from '../limbs.js';
import type { Rig } from '../rig.js';

/** A bone with what is read of it for every point. */
interface Bone {
  /** The vector from the joint that carries it to its other end, and the square of its length. */
  readonly along: Vec3;
  readonly square: number;
  /** The joint's place, the inverse of its turn, and its place at rest. */
  readonly joint: Vec3;
  readonly unturn: Mat3;
  readonly rest: Vec3;
}

function boneOf(rig: Rig, name: string, end: string): Bone {
  const joint = rig.joint(name);
  const along = subtract(rig.joint(end), joint);
  return { along, square: dot(along, along), joint, unturn: transpose(rig.turn(name)), rest: rig.rest(name) };
}

/**
 * The place at rest of a point of the posed body's surface, approximately: the mean over near bones, by their nearness.
 * A coat that is painted at rest thus moves with the body.
 */
export function toRest(rig: Rig): (part: string, p: Vec3) => Vec3 {
  if (rig.isAtRest) return (_, p) => p;
  const bone = (joint: string, end: string): Bone => boneOf(rig, joint, end);
  const spine = [bone('trunk', 'chest'), bone('chest', 'neck'), bone('neck', 'head')];
  const uppers = limbs.map((limb) => {
    const [a, b] = jointsOf(limb);
    return bone(a, b);
  });
  // Bones near the border of trunk and leg count on both sides of it, so that no seam is seen.
  const trunk = [...spine, ...uppers];
  const legs: Record<string, readonly Bone[]> = {};
  limbs.forEach((limb, i) => {
    const [, b, c, d] = jointsOf(limb);
    legs[`${limb} leg`] = [...spine, uppers[i], bone(b, c), bone(c, d), bone(d, d)];
  });
  return (part, p) => {
    const [px, py, pz] = p;
    let total = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (const { along, square, joint, unturn, rest } of legs[part] ?? trunk) {
      const dx = px - joint[0];
      const dy = py - joint[1];
      const dz = pz - joint[2];
      const across = dx * along[0] + dy * along[1] + dz * along[2];
      const t = square > 0 ? Math.max(0, Math.min(1, across / square)) : 0;
      const ax = dx - along[0] * t;
      const ay = dy - along[1] * t;
      const az = dz - along[2] * t;
      const d = ax * ax + ay * ay + az * az + 1e-4;
      const weight = 1 / (d * d);
      x += weight * (rest[0] + (unturn[0] * dx + unturn[1] * dy + unturn[2] * dz));
      y += weight * (rest[1] + (unturn[3] * dx + unturn[4] * dy + unturn[5] * dz));
      z += weight * (rest[2] + (unturn[6] * dx + unturn[7] * dy + unturn[8] * dz));
      total += weight;
    }
    return [x / total, y / total, z / total];
  };
}
