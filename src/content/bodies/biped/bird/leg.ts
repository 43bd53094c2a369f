import { points } from '../../../../core/points.js';
import { limb, materials, type Mesh, type NamedShape, type Part } from '../../../../world/modeling/index.js';
import { merged, moved, part, turned } from '../../../../world/modeling/mesh/index.js';
import { ellipse } from '../../../../world/modeling/plane/index.js';
import { loft, tube, type Ring } from '../../../../world/modeling/solids/index.js';
import { add, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { bent, carriedMesh, ofSide, type Side } from '../../making.js';
import type { Palette } from '../../quadruped/palette.js';
import type { Rig } from '../../quadruped/rig.js';
import type { BirdSpecies } from './form.js';

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => add(a, scale(subtract(b, a), t));

/** The feathered shank, which melts into the belly. */
export function shank({ leg: [above, below] }: BirdSpecies, side: Side, rig: Rig): NamedShape {
  const [hip, hock] = [rig.joint(`${side} hip`), rig.joint(`${side} hock`)];
  return { ...limb(hip, mix(hip, hock, 0.92), above[3], below[3], { blend: 0.05 }), part: `${side} leg` };
}

/** The bare leg below the hock, and the foot. */
export function legParts(species: BirdSpecies, colors: Palette, side: Side, rig: Rig): Part[] {
  const bare = species.leg[2][3];
  const [hip, hock, foot] = ['hip', 'hock', 'foot'].map((name) => rig.joint(`${side} ${name}`));
  const tint = colors['leg'] ?? '#d9952e';
  const path = [mix(hip, hock, 0.82), hock, mix(hock, foot, 0.5), foot];
  const tarsus = tube(path, [bare, bare * 1.15, bare * 0.92, bare], 12, { caps: 'round' });
  const put = (mesh: Mesh): Mesh => carriedMesh(ofSide(side, mesh), rig.turn(`${side} foot`), foot);
  const { toes, claws } = leftFoot(species);
  const { claws: color } = species.toes;
  return [
    part(`${side} leg`, materials.satin(tint), tarsus),
    part(`${side} foot`, materials.satin(tint), put(toes)),
    ...(claws && color ? [part(`${side} foot`, materials.satin(color), put(claws))] : []),
  ];
}

/** Three toes in front and one behind, about the joint above them. */
function leftFoot({
  leg,
  toes: {
    length: [front, hind],
    webbed,
    claws,
  },
}: BirdSpecies): {
  toes: Mesh;
  claws?: Mesh;
} {
  const [, high, , bare] = leg[2];
  const r = bare * (webbed ? 0.75 : 0.9);
  const ends: readonly (readonly [angle: number, length: number])[] = [
    [-32, front * 0.92],
    [2, front],
    [36, front * 0.92],
    [176, hind],
  ];
  const along = (mesh: Mesh, angle: number): Mesh => turned(mesh, 'y', angle);
  const floor = r - high;
  const toes = ends.map(([angle, length]) =>
    along(
      bent(
        [
          [0, 0, 0, bare],
          [0, floor + r * 0.9, length * 0.25, r * 1.05],
          [0, floor, length * 0.65, r],
          [0, floor - r * 0.25, length, r * 0.7],
        ],
        10,
      ),
      angle,
    ),
  );
  const nails = ends.map(([angle, length]) =>
    along(
      bent(
        [
          [0, floor, length * 0.97, r * 0.6],
          [0, floor + r * 0.1, length + r * 1.4, r * 0.45],
          [0, floor - r * 0.8, length + r * 2.4, r * 0.08],
        ],
        8,
      ),
      angle,
    ),
  );
  const mesh = merged(...toes, ...(webbed ? [web(front, r, floor)] : []));
  return claws ? { toes: mesh, claws: merged(...nails) } : { toes: mesh };
}

/** The skin between the toes. */
function web(front: number, r: number, floor: number): Mesh {
  const rings = points('0.06,0.06 0.4,0.27 0.72,0.5 0.84,0.5 0.9,0.36').map(([z, half]): Ring =>
    ellipse(2 * half * front, r * 0.9, 16).map(([x, y]): Vec3 => [x + 0.04 * front * z, y, z * front]),
  );
  return moved(loft(rings, { crease: 70 }), 0, floor - r * 0.35, 0);
}
