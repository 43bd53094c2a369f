import { materials, part, withColor, type Mesh, type Part } from '../../../world/modeling/index.js';
import { merged, moved, scaled, turned } from '../../../world/modeling/mesh/index.js';
import { blob, block, limb, organic, type Shape } from '../../../world/modeling/organic/index.js';
import { cone, ellipsoid } from '../../../world/modeling/solids/index.js';
import { memoize } from '../../../core/memoize.js';
import { ofSide, carriedMesh } from '../carry.js';
import type { FootForm, Species } from './form.js';
import { endOf, jointsOf, sideOf, type End, type Limb } from './limbs.js';
import type { QuadrupedLook } from './look.js';
import type { Rig } from './rig.js';

/** The hoof or paw at a leg's end. */
export function footParts(species: Species, look: QuadrupedLook, rig: Rig, limb: Limb): Part[] {
  const left = leftFoot(species.feet, leftMeshes[endOf(limb)](species), look);
  const name = jointsOf(limb)[3];
  return left.map(({ mesh, material }) =>
    part(`${limb} foot`, material, carriedMesh(ofSide(sideOf(limb), mesh), rig.turn(name), rig.joint(name))),
  );
}

/** The distance of the middle of the sole in front of its joint. */
export function soleReach({ feet }: Species, end: End): number {
  if (feet.kind === 'hoof') return feet.reach;
  return feet.kind === 'paw' ? pawReach(feet, end) : 0.02;
}

type Paw = Extract<FootForm, { kind: 'paw' }>;

const pawLength = ({ length, rearLength = length }: Paw, end: End): number =>
  end === 'rear' ? rearLength : length;

/** A paw ends a width behind the joint at most. */
const pawReach = (paw: Paw, end: End): number => pawLength(paw, end) / 2 - 0.4 * paw.width;

function leftFoot(
  feet: FootForm,
  { skin, horn }: FootMeshes,
  { colors }: QuadrupedLook,
): Omit<Part, 'name'>[] {
  const { main, foot = main, hoof = '#332a26' } = colors;
  const tint = feet.kind === 'hoof' ? hoof : feet.kind === 'paw' ? feet.claws : feet.nails;
  return [
    ...(skin
      ? [{ mesh: withColor(skin, feet.kind === 'paw' ? foot : main), material: materials.fur([1, 1, 1]) }]
      : []),
    ...(horn && tint ? [{ mesh: horn, material: materials.satin(tint) }] : []),
  ];
}

/** A foot without its colors: those are an individual's. */
interface FootMeshes {
  readonly skin?: Mesh;
  /** Hoof, claws or nails. */
  readonly horn?: Mesh;
}

const leftMeshes: Readonly<Record<End, (species: Species) => FootMeshes>> = {
  front: memoize((species) => meshesOf(species, 'front')),
  rear: memoize((species) => meshesOf(species, 'rear')),
};

function meshesOf(species: Species, end: End): FootMeshes {
  const { feet } = species;
  const [high, , radius] = species[end].joints[3];
  if (feet.kind === 'hoof') return { horn: hoofMesh(feet, high) };
  if (feet.kind === 'paw') return pawMesh(feet, high, radius, end);
  const r = feet.radius;
  const shapes = [
    limb([0, 0.06, 0], [0, r * 0.95 - high, 0.01], radius, r * 0.92, { blend: 0.04 }),
    blob([0, 0.04 - high, 0.015], [r, 0.04, r * 1.06], { blend: 0.04 }),
    flatBelow(high, 0),
  ];
  const nail = ellipsoid(0.26 * r, 0.26 * r, 0.12 * r, 12);
  const nails = [-40, 0, 40].map((angle) => turned(moved(nail, 0, 0.03 - high, 1.02 * r), 'y', angle));
  return { skin: organic(shapes, { cell: 0.03 }), horn: merged(...nails) };
}

function hoofMesh({ radius, tall, reach, cloven }: Extract<FootForm, { kind: 'hoof' }>, high: number): Mesh {
  const at = tall / 2 - high;
  if (!cloven) return moved(scaled(cone(radius, tall, radius * 0.72, 20), [1, 1, 1.15]), 0, at, reach);
  const toe = scaled(cone(radius * 0.62, tall, radius * 0.42, 16), [1, 1, 1.7]);
  return merged(...[1, -1].map((side) => moved(turned(toe, 'y', side * 6), side * radius * 0.52, at, reach)));
}

/** A pad with four toes. */
function pawMesh(paw: Paw, high: number, radius: number, end: End): FootMeshes {
  const { width: w, tall: t } = paw;
  const long = pawLength(paw, end);
  const [back, front] = [-0.4 * w, long - 0.4 * w];
  const half = w / 2;
  const toe = half * 0.34;
  const toes = [-1.5, -0.5, 0.5, 1.5].map((i) => ({
    x: i * toe * 1.25,
    z: front - toe * (1 + Math.abs(i) * 0.5),
  }));
  const sole = (z: number, y: number): readonly [number, number, number] => [0, y - high, z];
  const shapes: Shape[] = [
    limb([0, 0, 0], sole(back + half * 0.9, t * 0.5), radius, Math.min(half * 0.8, t * 0.6), { blend: 0.02 }),
    blob(
      [0, t * 0.42 - high, (back + front) / 2 - toe * 0.5],
      [half * 0.88, t * 0.5, (front - back) / 2 - toe * 0.5],
      { blend: 0.03 },
    ),
    ...toes.map(({ x, z }) =>
      blob([x, t * 0.36 - high, z], [toe * 0.82, t * 0.42, toe * 1.35], { blend: 0.008 }),
    ),
    flatBelow(high, t * 0.04),
  ];
  const nail = scaled(cone(toe * 0.3, toe * 1.1, 0, 10), [0.8, 1, 1]);
  const claws = paw.claws
    ? merged(...toes.map(({ x, z }) => moved(turned(nail, 'x', 105), x, t * 0.3 - high, z + toe * 1.45)))
    : undefined;
  return { skin: organic(shapes, { cell: Math.max(0.012, w / 8) }), ...(claws ? { horn: claws } : {}) };
}

/** A mesh without all that is below the sole. */
const flatBelow = (high: number, above: number): Shape => ({
  ...block([0, above - high - 0.5, 0], [1, 0.5, 1], 0),
  mode: 'carve',
  blend: 0.005,
});
