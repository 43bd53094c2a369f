import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';
import {
  bothSides,
  cylinder,
  ellipsoid,
  materials,
  merged,
  mixed,
  smoothCurve,
  sphere,
  tube,
  turned,
} from '../../../world/modeling/index.js';
import { add, normalize, type Vec3 } from '../../../world/vector.js';
import { sewn, skinOf, type Egg } from './plush.js';
import type { TeddyBody } from './teddy-body.js';

export const eyeForms = ['glass', 'amber glass', 'button'] as const;

/** A thread on the skin of an egg, by the directions in which it runs. */
const thread = (egg: Egg, radius: number, ...directions: readonly Vec3[]): Mesh =>
  tube(
    smoothCurve<Vec3>(
      directions.map((direction) => skinOf(egg, direction).place),
      5,
    ),
    radius,
    6,
  );

/** Eyes, a stitched nose and mouth, the linings of the ears, and the seams of the head. */
export function teddyFace(
  body: TeddyBody,
  eyes: (typeof eyeForms)[number],
  fur: string,
  lining: string,
): Part[] {
  const { skull, snout, ear } = body;
  const size = skull.radii[0];
  const dark = '#1d1715';
  const inner = sewn(ellipsoid(ear.radii[0] * 0.64, ear.radii[1] * 0.64, 0.006, 18), {
    place: add(ear.at, [0, -0.003, ear.radii[2] * 0.86]),
    out: [0.1, 0, 1],
  });
  const seam = thread(skull, 0.0011, [0, 0.35, 1], [0, 0.75, 0.9], [0, 1, 0.2], [0, 1, -0.5]);
  return [
    ...eyeParts(eyes, skull, size),
    { name: 'nose', mesh: nose(snout), material: materials.satin(dark) },
    { name: 'mouth', mesh: mouth(snout), material: materials.satin(dark) },
    { name: 'ear', mesh: bothSides(inner), material: materials.fabric(lining) },
    { name: 'seam', mesh: seam, material: materials.fabric(mixed(fur, '#1d1410', 0.45)) },
  ];
}

function eyeParts(form: (typeof eyeForms)[number], skull: Egg, size: number): Part[] {
  const { place, out } = skinOf(skull, [0.4, 0.2, 0.92]);
  const ahead = { place, out: normalize(add(out, [0, 0, 0.8])) };
  const r = 0.115 * size;
  const eye = (mesh: Mesh, raised: number): Mesh => bothSides(sewn(mesh, ahead, raised));
  if (form === 'button') {
    const disc = merged(
      turned(cylinder(r * 1.25, 0.004, 22, 0.0012), 'x', 90),
      turned(cylinder(r, 0.0055, 22, 0.0012), 'x', 90),
    );
    const cross = merged(tube([[-0.35 * r, 0, 0], [0.35 * r, 0, 0]], 0.0009, 6), tube([[0, -0.35 * r, 0], [0, 0.35 * r, 0]], 0.0009, 6)); // prettier-ignore
    return [
      { name: 'eye', mesh: eye(disc, 0.002), material: materials.plastic('#17181b') },
      { name: 'eye', mesh: eye(cross, 0.005), material: materials.fabric('#e6e0d2') },
    ];
  }
  const ball: Part = {
    name: 'eye',
    mesh: eye(sphere(r, 18), r * 0.25),
    material: materials.glossy(form === 'glass' ? '#120d0b' : '#8a4d16'),
  };
  if (form === 'glass') return [ball];
  const pupil = ellipsoid(r * 0.6, r * 0.6, r * 0.3, 14);
  return [ball, { name: 'pupil', mesh: eye(pupil, r * 0.98), material: materials.glossy('#0d0908') }];
}

/** Stitches side by side, wider above. */
function nose(snout: Egg): Mesh {
  const [w] = snout.radii;
  const stitches = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => {
    const x = i * 0.085;
    const low = 0.06 + 0.055 * Math.abs(i);
    return thread(snout, 0.0021, [x, 0.62 - 0.02 * Math.abs(i), 1], [x * 0.95, 0.38, 1], [x * 0.8, low, 1]);
  });
  const pad = sewn(ellipsoid(w * 0.34, w * 0.22, 0.0045, 16), skinOf(snout, [0, 0.36, 1]));
  return merged(pad, ...stitches);
}

/** A thread down from the nose that parts into a smile. */
const mouth = (snout: Egg): Mesh =>
  merged(
    thread(snout, 0.0014, [0, 0.1, 1], [0, -0.12, 1], [0, -0.36, 1]),
    bothSides(thread(snout, 0.0014, [0, -0.36, 1], [0.22, -0.5, 0.95], [0.5, -0.36, 0.85])),
  );

/** The seam from the chin down the belly. */
export const bellySeam = ({ trunk }: TeddyBody, fur: string): Part => ({
  name: 'seam',
  mesh: thread(trunk, 0.0011, [0, 0.55, 0.8], [0, 0.1, 1], [0, -0.35, 0.95]),
  material: materials.fabric(mixed(fur, '#1d1410', 0.45)),
});

/** A patch of cloth with its stitches, about the origin, facing +Z. @param half half its sides, meters */
export function patch(half: number): { readonly cloth: Mesh; readonly stitches: Mesh } {
  const cloth = ellipsoid(half, half * 0.92, 0.0075, 22);
  const stitches = Array.from({ length: 12 }, (_, i) => {
    const turn = turned(tube([[half * 0.82, 0, 0.0035], [half * 1.08, 0, -0.001]], 0.0011, 6), 'z', 30 * i); // prettier-ignore
    return turn;
  });
  return { cloth, stitches: merged(...stitches) };
}
