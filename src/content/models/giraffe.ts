import {
  blob,
  bothSides,
  capsule,
  cone,
  ellipsoid,
  limb,
  materials,
  merged,
  mixed,
  moved,
  ofHeight,
  organic,
  paired,
  scaled,
  textured,
  turned,
  type Shape,
} from '../../world/modeling/index.js';
import { facetUvs } from '../../world/modeling/mesh/facet-uvs.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain, eyes } from './parts/animal.js';
import { patchwork } from './parts/patchwork.js';

/** Patches, and what lies between them. */
const coats = [
  ['#a0622c', '#f0dcb4'],
  ['#8a4c22', '#ecd2a4'],
  ['#b5763a', '#f4e6c8'],
  ['#6f3d20', '#e6c898'],
] as const;

/** A giraffe that stands upright with its neck raised. */
export const giraffe = defineModel({
  category: 'giraffe',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteNames: ['animal'],
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline', 'edges'],
  distinct: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(4.3, 5.2);
    const long = size.uniform(0.95, 1.06);
    const thick = size.uniform(0.94, 1.08);
    const look = variation.child('look');
    const [patch, line] = look.choice(coats);
    const seed = look.below(1000);

    const front = 0.5 * long;
    const rear = -0.62 * long;
    const face = front + 0.78;
    const w = (x: number): number => x * thick;
    const trunk: Shape[] = [
      blob([0, 2.3, front - 0.15], [w(0.36), 0.5, 0.5]),
      blob([0, 2.2, -0.12], [w(0.38), 0.43, 0.62], { blend: 0.15 }),
      blob([0, 2.1, rear + 0.18], [w(0.33), 0.4, 0.4], { blend: 0.15 }),
      limb([0, 2.5, front], [0, 3.3, front + 0.4], 0.33, 0.2, { blend: 0.2 }),
      limb([0, 3.25, front + 0.37], [0, 4.3, face - 0.05], 0.205, 0.145, { blend: 0.08 }),
      ...paired(
        ...chain([[0.2, 2.05, front - 0.02, 0.19], [0.22, 1.2, front, 0.105], [0.22, 0.95, front + 0.005, 0.088]], { blend: 0.06 }),
        ...chain([[0.2, 2.0, rear + 0.14, 0.25], [0.22, 1.35, rear + 0.12, 0.13], [0.22, 1.02, rear - 0.02, 0.09]], { blend: 0.06 }),
      ),
    ]; // prettier-ignore
    const head: Shape[] = [
      limb([0, 4.42, face], [0, 4.2, face + 0.36], 0.165, 0.1),
      blob([0, 4.17, face + 0.4], [0.1, 0.085, 0.11], { blend: 0.05, color: '#d8b48a' }),
      ...paired(limb([0.06, 4.5, face - 0.04], [0.085, 4.72, face - 0.08], 0.036, 0.032, { blend: 0.04 })),
    ];
    const shin = merged(
      bent(
        [
          [0.22, 1.0, front + 0.004, 0.087],
          [0.22, 0.62, front + 0.01, 0.076],
          [0.22, 0.3, front + 0.01, 0.06],
          [0.22, 0.1, front + 0.01, 0.07],
        ],
        18,
      ),
      bent(
        [
          [0.22, 1.06, rear - 0.01, 0.088],
          [0.22, 0.75, rear, 0.078],
          [0.22, 0.3, rear + 0.03, 0.06],
          [0.22, 0.1, rear + 0.04, 0.07],
        ],
        18,
      ),
    );
    const body = facetUvs(organic(trunk, { cell: 0.075, blend: 0.1 }), 1.9);
    const fur = textured(materials.fur('#ffffff'), patchwork(patch, line, 7, seed));
    const leaf = bent([
      [0.12, 4.5, 0, 0.045],
      [0.24, 4.53, 0, 0.07],
      [0.33, 4.52, 0.01, 0.045],
      [0.38, 4.5, 0.015, 0.012],
    ]);
    const ear = moved(scaled(leaf, [1, 1, 0.5]), 0, 0, face - 0.07);
    const knob = moved(turned(capsule(0.045, 0.11, 14), 'x', -20), 0.086, 4.75, face - 0.09);
    const mane = bent([
      [0, 4.53, face - 0.1, 0.04],
      [0, 4.3, face - 0.2, 0.05],
      [0, 3.3, front + 0.19, 0.055],
      [0, 2.85, front - 0.08, 0.03],
    ]);
    const tail = bent([
      [0, 2.2, rear - 0.18, 0.055],
      [0, 2.0, rear - 0.3, 0.035],
      [0, 1.55, rear - 0.3, 0.026],
      [0, 1.25, rear - 0.28, 0.024],
    ]);
    const tuft = bent([
      [0, 1.35, rear - 0.285, 0.026],
      [0, 1.15, rear - 0.28, 0.065],
      [0, 0.9, rear - 0.27, 0.015],
    ]);
    const hoof = scaled(moved(cone(0.1, 0.14, 0.075, 20), 0, 0.07, 0), [1, 1, 1.2]);
    return ofHeight(
      [
        { name: 'body', mesh: body, material: fur },
        {
          name: 'head',
          mesh: organic(head, { cell: 0.034, color: mixed(patch, line, 0.55), soft: 0.03 }),
          material: materials.fur([1, 1, 1]),
        },
        { name: 'shin', mesh: bothSides(shin), material: materials.fur(mixed(line, '#ffffff', 0.15)) },
        { name: 'ear', mesh: bothSides(ear), material: materials.fur(line) },
        { name: 'horn', mesh: bothSides(knob), material: materials.fur('#2e2018') },
        { name: 'mane', mesh: mane, material: materials.hair('#6a3c20') },
        { name: 'tail', mesh: tail, material: materials.fur(line) },
        { name: 'tuft', mesh: tuft, material: materials.hair('#221a16') },
        {
          name: 'hoof',
          mesh: bothSides(merged(moved(hoof, 0.22, 0, front + 0.025), moved(hoof, 0.22, 0, rear + 0.055))),
          material: materials.satin('#3a302a'),
        },
        ...eyes([0.135, 4.43, face + 0.1], 0.034, '#2a170c', 0.6),
        {
          name: 'nostril',
          mesh: bothSides(moved(ellipsoid(0.014, 0.018, 0.02, 12), 0.045, 4.2, face + 0.49)),
          material: materials.glossy('#2a1a14'),
        },
      ],
      height,
    );
  },
});
