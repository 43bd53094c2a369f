import { rotate, transpose } from '../../../../world/pose.js';
import { add, dot, subtract, type Vec3 } from '../../../../world/vector.js';
import { jointsOf, limbs } from '../limbs.js';
import type { Rig } from '../rig.js';

interface Bone {
  /** The joint that carries it, and where it ends. */
  readonly joint: string;
  readonly from: Vec3;
  readonly to: Vec3;
}

/**
 * Where a point of the posed body's surface is at rest, about: what near bones say, by their nearness. A coat that is painted at
 * rest so moves with the body.
 */
export function toRest(rig: Rig): (part: string, p: Vec3) => Vec3 {
  if (rig.isAtRest) return (_, p) => p;
  const bone = (joint: string, end: string): Bone => ({ joint, from: rig.joint(joint), to: rig.joint(end) });
  const spine = [bone('trunk', 'chest'), bone('chest', 'neck')];
  const all: Record<string, readonly Bone[]> = {
    trunk: [...spine, bone('neck', 'head')],
    neck: [bone('chest', 'neck'), bone('neck', 'head')],
    mane: [bone('chest', 'neck'), bone('neck', 'head')],
  };
  for (const limb of limbs) {
    const [a, b, c, d] = jointsOf(limb);
    const root = limb.endsWith('front') ? spine[1] : spine[0];
    all[`${limb} leg`] = [root, bone(a, b), bone(b, c), bone(c, d), bone(d, d)];
  }
  return (part, p) => {
    let [total, rest] = [0, [0, 0, 0] as Vec3];
    for (const one of all[part] ?? all['trunk']) {
      const d = squaredDistance(p, one) + 1e-4;
      const weight = 1 / (d * d);
      const local = rotate(transpose(rig.turn(one.joint)), subtract(p, rig.joint(one.joint)));
      const at = add(rig.rest(one.joint), local);
      rest = [rest[0] + weight * at[0], rest[1] + weight * at[1], rest[2] + weight * at[2]];
      total += weight;
    }
    return [rest[0] / total, rest[1] / total, rest[2] / total];
  };
}

function squaredDistance(p: Vec3, { from, to }: Bone): number {
  const along = subtract(to, from);
  const size = dot(along, along);
  const off = subtract(p, from);
  const t = size > 0 ? Math.max(0, Math.min(1, dot(off, along) / size)) : 0;
  const aside = subtract(off, [along[0] * t, along[1] * t, along[2] * t]);
  return dot(aside, aside);
}
