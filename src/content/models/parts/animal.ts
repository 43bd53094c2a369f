import {
  bothSides,
  ellipsoid,
  limb,
  materials,
  moved,
  smoothCurve,
  tube,
  type Look,
  type Shape,
  type Tint,
} from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import type { Vec3 } from '../../../world/vector.js';

/** A joint of a leg, neck or tail: its place and the radius there. */
export type Joint = readonly [x: number, y: number, z: number, radius: number];

/** Limbs from joint to joint. */
export const chain = (joints: readonly Joint[], look: Look = {}): Shape[] =>
  joints.slice(1).map((to, i) => {
    const from = joints[i];
    return limb([from[0], from[1], from[2]], [to[0], to[1], to[2]], from[3], to[3], look);
  });

/** A smooth tube through joints, with a round tip: tails, ears, horns, trunks. */
export function bent(joints: readonly Joint[], segments = 14): Part['mesh'] {
  const path = smoothCurve(joints, 4);
  return tube(
    path.map(([x, y, z]): Vec3 => [x, y, z]),
    path.map((joint) => joint[3]),
    segments,
    { caps: 'round' },
  );
}

/** Both eyes, dark with a ring of the iris, at the left one's place. @param squash their thickness to the side, 0 to 1 */
export function eyes([x, y, z]: Vec3, radius: number, iris: Tint = '#3a2414', squash = 0.8): Part[] {
  const at = (r: number, out: number): Part['mesh'] =>
    bothSides(moved(ellipsoid(r * squash, r, r, 14), x + out, y + out * 0.3, z + out));
  return [
    { name: 'eye', mesh: at(radius, 0), material: materials.glossy(iris) },
    { name: 'pupil', mesh: at(radius * 0.72, radius * 0.28), material: materials.glossy('#070606') },
  ];
}
