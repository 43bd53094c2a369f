import { limb, type NamedShape, type Shape } from '../../../world/modeling/index.js';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
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
    sheet(waist, left, right, r),
  ];
  return all.map((one) => named('skirt', trimmed(one, middle, down, 0.01)));
}

/** All that is nearer than a radius to a triangle. */
function sheet(a: Vec3, b: Vec3, c: Vec3, radius: number): Shape {
  const normal = cross(subtract(b, a), subtract(c, a));
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const;
  const area = dot(normal, normal);
  const distance = (x: number, y: number, z: number): number => {
    const p: Vec3 = [x, y, z];
    if (
      area > 0 &&
      edges.every(([from, to]) => dot(cross(normal, subtract(to, from)), subtract(p, from)) >= 0)
    )
      return Math.sqrt((dot(normal, subtract(p, a)) * dot(normal, subtract(p, a))) / area) - radius;
    let least = Infinity;
    for (const [from, to] of edges) {
      const along = subtract(to, from);
      const size = dot(along, along);
      const t = size > 0 ? Math.max(0, Math.min(1, dot(subtract(p, from), along) / size)) : 0;
      const gap = subtract(p, add(from, scale(along, t)));
      least = Math.min(least, dot(gap, gap));
    }
    return Math.sqrt(least) - radius;
  };
  const far = (side: 'min' | 'max', by: number): Vec3 =>
    [0, 1, 2].map((k) => Math[side](a[k]!, b[k]!, c[k]!) + by) as unknown as Vec3;
  return { distance, min: far('min', -radius), max: far('max', radius), blend: 0.03 };
}
