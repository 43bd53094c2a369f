import { limb as bone, type NamedShape } from '../../../world/modeling/index.js';
import { add, scale, subtract, type Vec3 } from '../../../world/vector.js';
import type { Species } from './form.js';
import { endOf, jointsOf, type Limb } from './limbs.js';
import type { QuadrupedLook } from './look.js';
import type { Rig } from './rig.js';
import { muscle } from './shapes.js';

const between = (a: Vec3, b: Vec3, share: number): Vec3 => add(a, scale(subtract(b, a), share));

/** A leg from shoulder or hip down to the foot, which is made apart. */
export function legShapes(species: Species, look: QuadrupedLook, rig: Rig, limb: Limb): NamedShape[] {
  const form = species[endOf(limb)];
  const names = jointsOf(limb);
  const [top, bend, low, ankle] = names.map((name) => rig.joint(name));
  const radii = form.joints.map((joint) => joint[2]);
  const [width, depth] = form.mass;
  const shank = between(low, ankle, 0.5);
  const slim = 0.93 * Math.min(radii[2], radii[3]);
  const shapes = [
    muscle(top, bend, [width * look.thick, depth], endOf(limb) === 'rear' ? 0.5 : 0.42, 0.06),
    bone(bend, low, radii[1], radii[2], { blend: 0.05 }),
    bone(low, shank, radii[2], slim, { blend: 0.02 }),
    bone(shank, ankle, slim, radii[3], { blend: 0.02 }),
    ...(endOf(limb) === 'rear' ? [hamstring(limb, rig, depth, radii[1])] : []),
    ...pastern(species, rig, names[3], radii[3]),
  ];
  return shapes.map((shape) => ({ ...shape, part: `${limb} leg` }));
}

/** From the buttock to the shank's upper end: what makes a haunch of a thigh. */
function hamstring(limb: Limb, rig: Rig, depth: number, thin: number) {
  const [hip, knee, hock] = jointsOf(limb);
  const at = rig.rest(hip);
  const from = rig.carry(hip, [at[0], at[1] - 0.12 * depth, at[2] - 0.42 * depth]);
  return bone(from, between(rig.joint(knee), rig.joint(hock), 0.4), 0.56 * depth, 0.9 * thin, {
    blend: 0.08,
  });
}

/** From the fetlock forward into the hoof. */
function pastern({ feet }: Species, rig: Rig, name: string, radius: number) {
  if (feet.kind !== 'hoof') return [];
  const [x, y, z] = rig.rest(name);
  const crown = rig.carry(name, [x, feet.tall * 0.9, z + feet.reach * 0.75]);
  return y > feet.tall ? [bone(rig.joint(name), crown, radius, radius * 0.95, { blend: 0.015 })] : [];
}
