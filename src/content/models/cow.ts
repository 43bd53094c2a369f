import {
  blob,
  bothSides,
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
  type Shape,
} from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain, eyes } from './parts/animal.js';

/** Coat, patches (or none), face. */
const coats = [
  ['#f2efe9', '#1d1a19', true],
  ['#f2efe9', '#6e3b20', true],
  ['#9a5a30', '#f2efe9', false],
  ['#c9a27a', '#e9dcc8', false],
  ['#241f1d', '#f2efe9', true],
] as const;

/** A cow that stands, with horns, udder and ears to the side. */
export const cow = defineModel({
  category: 'cow',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  hides: true,
  names: ['cattle', 'bull', 'ox'],
  silhouetteView: views.side,
  knownBy: ['outline', 'edges'],
  thick: true,
  confusedWith: ['cat', 'elephant'],
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(1.45, 1.65);
    const long = size.uniform(0.95, 1.08);
    const thick = size.uniform(0.94, 1.08);
    const horns = size.uniform(0.6, 1.15);
    const look = variation.child('look');
    const [coat, second, patched] = look.choice(coats);
    const patches = variation.child('patches');

    const front = 0.5 * long;
    const rear = -0.6 * long;
    const face = front + 0.42;
    const w = (x: number): number => x * thick;
    const spots = Array.from({ length: patched ? 9 : 0 }, (_, i): Shape => {
      const z = rear - 0.1 + (front - rear + 0.25) * ((i + patches.uniform(0, 0.9)) / 9);
      const side = i % 2 === 0 ? 1 : -1;
      return blob(
        [side * patches.uniform(0.12, 0.34), patches.uniform(0.8, 1.3), z],
        [patches.uniform(0.14, 0.24), patches.uniform(0.14, 0.26), patches.uniform(0.12, 0.22)],
        { mode: 'paint', color: second, blend: 0.012 },
      );
    });
    const shapes: Shape[] = [
      blob([0, 0.98, front - 0.15], [w(0.29), 0.36, 0.36]),
      blob([0, 0.95, -0.05], [w(0.36), 0.37, 0.56], { blend: 0.12 }),
      blob([0, 1.02, rear + 0.15], [w(0.31), 0.31, 0.32], { blend: 0.12 }),
      blob([0, 1.27, rear + 0.2], [0.2, 0.07, 0.22], { blend: 0.1 }),
      limb([0, 1.1, front + 0.02], [0, 1.28, face - 0.06], w(0.23), 0.15, { blend: 0.12 }),
      limb([0, 0.85, front + 0.1], [0, 1.1, face - 0.08], 0.09, 0.08, { blend: 0.12 }),
      limb([0, 1.36, face], [0, 1.12, face + 0.25], 0.145, 0.1, { blend: 0.06 }),
      blob([0, 1.09, face + 0.28], [0.11, 0.09, 0.085], { blend: 0.05, color: '#d9a596' }),
      ...(patched ? [] : [blob([0, 1.12, face + 0.26], [0.15, 0.12, 0.07], { mode: 'paint' as const, color: second, blend: 0.02 })]),
      ...paired(
        ...chain([[0.18, 0.8, front - 0.02, 0.15], [0.2, 0.48, front, 0.088], [0.2, 0.1, front, 0.058]], { blend: 0.05 }),
        ...chain([[0.17, 0.9, rear + 0.1, 0.2], [0.2, 0.6, rear + 0.12, 0.11], [0.2, 0.42, rear - 0.02, 0.072], [0.2, 0.1, rear + 0.03, 0.056]], { blend: 0.05 }),
      ),
      ...spots,
      blob([0, 1.09, face + 0.285], [0.115, 0.085, 0.075], { mode: 'paint', color: '#d9a596', blend: 0.02 }),
    ]; // prettier-ignore
    const earShape = bent([
      [0.11, 1.37, face - 0.05, 0.04],
      [0.2, 1.375, face - 0.055, 0.062],
      [0.29, 1.345, face - 0.05, 0.045],
      [0.335, 1.32, face - 0.045, 0.012],
    ]);
    const ear = moved(scaled(moved(earShape, 0, 0, -(face - 0.05)), [1, 1, 0.5]), 0, 0, face - 0.05);
    const horn = bent([
      [0.07, 1.45, face - 0.06, 0.034],
      [0.15, 1.5, face - 0.05, 0.031],
      [0.15 + 0.07 * horns, 1.5 + 0.06 * horns, face - 0.03, 0.022],
      [0.15 + 0.075 * horns, 1.5 + 0.15 * horns, face - 0.01, 0.005],
    ]);
    const tail = bent([
      [0, 1.24, rear - 0.1, 0.035],
      [0, 1.18, rear - 0.2, 0.026],
      [0, 0.85, rear - 0.22, 0.02],
      [0, 0.55, rear - 0.2, 0.018],
    ]);
    const tuft = bent([
      [0, 0.6, rear - 0.2, 0.02],
      [0, 0.48, rear - 0.2, 0.042],
      [0, 0.34, rear - 0.19, 0.01],
    ]);
    const hoof = scaled(moved(cone(0.074, 0.1, 0.058, 20), 0, 0.05, 0), [1, 1, 1.15]);
    const teat = moved(ellipsoid(0.018, 0.05, 0.018, 12), 0.055, 0.52, 0);
    const udder = merged(
      moved(ellipsoid(0.14, 0.12, 0.17, 24), 0, 0.63, rear + 0.28),
      bothSides(merged(moved(teat, 0, 0, rear + 0.22), moved(teat, 0, 0, rear + 0.34))),
    );
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(shapes, { cell: 0.042, color: coat, soft: 0.015 }),
          material: materials.fur([1, 1, 1]),
        },
        { name: 'ear', mesh: bothSides(ear), material: materials.fur(patched ? second : coat) },
        { name: 'horn', mesh: bothSides(horn), material: materials.satin('#d8c9a8') },
        { name: 'tail', mesh: tail, material: materials.fur(coat) },
        {
          name: 'tuft',
          mesh: tuft,
          material: materials.hair(mixed(patched ? second : coat, '#1a1512', 0.5)),
        },
        { name: 'udder', mesh: udder, material: materials.skin('#dba79a') },
        {
          name: 'hoof',
          mesh: bothSides(merged(moved(hoof, 0.2, 0, front + 0.015), moved(hoof, 0.2, 0, rear + 0.045))),
          material: materials.satin('#3a302a'),
        },
        ...eyes([0.122, 1.33, face + 0.075], 0.028, '#2a170c', 0.6),
        {
          name: 'nostril',
          mesh: bothSides(moved(ellipsoid(0.017, 0.014, 0.012, 12), 0.05, 1.115, face + 0.355)),
          material: materials.glossy('#3a2020'),
        },
      ],
      height,
    );
  },
});
