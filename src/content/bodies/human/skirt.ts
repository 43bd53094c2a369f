import { limb, type NamedShape, type Shape } from '../../../world/modeling/index.js';
import { sheet } from '../../../world/modeling/organic/shapes.js';
import { add, dot, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import type { Rig } from './rig.js';
import { named, trimmed } from './shapes.js';

/** How far it reaches along the thigh. */
const reach = 0.8;

/** A skirt around both thighs, wherever they are: what spans the pelvis and the two. */
export function skirtShapes(rig: Rig): NamedShape[] {
  const { scale: s, leg, hips } = rig.measures;
  const waist = rig.at('pelvis', [0, -0.02, -0.004]);
  const ends = (['left', 'right'] as const).map((side) => rig.between(`${side} hip`, `${side} knee`, reach));
  const hipPlaces = (['left', 'right'] as const).map((side) => rig.at(`${side} hip`, [0, 0, -0.006]));
  const [left, right] = ends as [Vec3, Vec3];
  const across = subtract(left, right);
  const legs = add(subtract(left, hipPlaces[0]!), subtract(right, hipPlaces[1]!));
  const level = dot(across, across) > 0 ? scale(across, dot(legs, across) / dot(across, across)) : across;
  const down = normalize(subtract(legs, level));
  const r = 0.104 * leg * s;
  const middle = scale(add(left, right), 0.5);
  const all: Shape[] = [
    limb(waist, middle, 0.125 * hips * s, r * 1.06, { blend: 0.04 * s }),
    limb(hipPlaces[0]!, left, r, r * 1.04, { blend: 0.04 * s }),
    limb(hipPlaces[1]!, right, r, r * 1.04, { blend: 0.04 * s }),
    sheet([waist, left, right], r, { blend: 0.03 }),
  ];
  return all.map((one) => named('skirt', trimmed(one, middle, down, 0.01)));
}
