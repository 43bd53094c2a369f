import {
  blob,
  bothSides,
  cone,
  ellipsoid,
  limb,
  materials,
  merged,
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

/** Coat, mane and tail, lower legs. */
const coats = [
  ['#8a4f2a', '#1d1613', '#241a15'],
  ['#a8622f', '#a8622f', '#a8622f'],
  ['#2b2422', '#141110', '#1f1a18'],
  ['#c9c4bb', '#e8e4dc', '#8f8a84'],
  ['#c79a5c', '#f0e4c8', '#e9dcc0'],
  ['#5a3521', '#1a1412', '#efe9df'],
] as const;

/** A horse that stands on four hooves, with mane and tail. */
export const horse = defineModel({
  category: 'horse',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteNames: ['pony', 'animal'],
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline', 'edges'],
  thick: true,
  confusedWith: ['giraffe', 'cat'],
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(1.95, 2.3); // to the ears
    const long = size.uniform(0.95, 1.06);
    const thick = size.uniform(0.94, 1.1);
    const look = variation.child('look');
    const [coat, mane, leg] = look.choice(coats);
    const blaze = look.float() < 0.5;

    const front = 0.45 * long;
    const rear = -0.52 * long;
    const w = (x: number): number => x * thick;
    const poll = front + 0.5; // the top of the head
    const bodyShapes: Shape[] = [
      blob([0, 1.16, front - 0.1], [w(0.25), 0.34, 0.38]),
      blob([0, 1.17, -0.05], [w(0.285), 0.31, 0.5], { blend: 0.1 }),
      blob([0, 1.22, rear + 0.12], [w(0.265), 0.3, 0.34], { blend: 0.1 }),
      limb([0, 1.3, front + 0.06], [0, 1.83, poll - 0.06], w(0.22), 0.115, { blend: 0.14 }),
      limb([0, 1.5, front], [0, 1.9, poll - 0.1], 0.1, 0.075, { blend: 0.06 }),
      limb([0, 1.86, poll - 0.02], [0, 1.55, poll + 0.27], 0.118, 0.072, { blend: 0.06 }),
      limb([0, 1.79, poll + 0.0], [0, 1.72, poll + 0.08], 0.105, 0.1, { blend: 0.04 }),
      blob([0, 1.5, poll + 0.3], [0.078, 0.085, 0.085], { blend: 0.05, color: '#5b4b45' }),
      ...(blaze ? [limb([0, 1.88, poll + 0.1], [0, 1.6, poll + 0.34], 0.035, 0.045, { mode: 'paint', color: '#f3eee6', blend: 0.01 })] : []),
      ...paired(
        ...chain([[0.13, 1.02, front, 0.13], [0.15, 0.72, front + 0.01, 0.085], [0.15, 0.5, front + 0.015, 0.066]], { blend: 0.05 }),
        ...chain([[0.15, 0.5, front + 0.015, 0.062], [0.15, 0.2, front, 0.047], [0.15, 0.1, front + 0.03, 0.052]], { blend: 0.03, color: leg }),
        ...chain([[0.12, 1.1, rear + 0.06, 0.19], [0.16, 0.82, rear + 0.06, 0.12], [0.155, 0.58, rear - 0.1, 0.072]], { blend: 0.06 }),
        ...chain([[0.155, 0.58, rear - 0.1, 0.068], [0.155, 0.22, rear - 0.06, 0.05], [0.155, 0.1, rear - 0.02, 0.054]], { blend: 0.03, color: leg }),
      ),
    ]; // prettier-ignore
    const hoof = scaled(moved(cone(0.078, 0.11, 0.056, 20), 0, 0.055, 0), [1, 1, 1.1]);
    const ear = bent([
      [0.05, 1.93, poll - 0.03, 0.034],
      [0.068, 2.01, poll - 0.015, 0.036],
      [0.074, 2.1, poll + 0.005, 0.008],
    ]);
    const crest = bent([
      [0, 1.99, poll - 0.02, 0.05],
      [0, 1.945, poll - 0.16, 0.06],
      [0, 1.8, poll - 0.29, 0.065],
      [0, 1.62, poll - 0.42, 0.065],
      [0, 1.47, front - 0.1, 0.03],
    ]);
    // the mane falls to the left
    const falls = [0, 1, 2, 3, 4, 5].map((i) => {
      const [y, z] = [1.95 - 0.082 * i, poll - 0.15 - 0.058 * i];
      const out = 0.13 + 0.014 * i;
      return bent(
        [
          [0.03, y, z, 0.05],
          [out, y - 0.1, z + 0.005, 0.05],
          [out + 0.03, y - 0.24, z + 0.015, 0.012],
        ],
        10,
      );
    });
    const lock = bent([
      [0.0, 1.98, poll - 0.02, 0.04],
      [0.0, 1.95, poll + 0.06, 0.045],
      [0.01, 1.85, poll + 0.13, 0.02],
    ]);
    const tail = bent([
      [0, 1.38, rear - 0.12, 0.05],
      [0, 1.33, rear - 0.27, 0.06],
      [0, 1.08, rear - 0.34, 0.085],
      [0, 0.75, rear - 0.33, 0.075],
      [0, 0.5, rear - 0.3, 0.02],
    ]);
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(bodyShapes, { cell: 0.042, color: coat, soft: 0.02 }),
          material: materials.satin(),
        },
        { name: 'ear', mesh: bothSides(ear), material: materials.satin(coat) },
        { name: 'mane', mesh: merged(crest, lock, ...falls), material: materials.hair(mane) },
        { name: 'tail', mesh: tail, material: materials.hair(mane) },
        {
          name: 'hoof',
          mesh: bothSides(merged(moved(hoof, 0.15, 0, front + 0.045), moved(hoof, 0.155, 0, rear - 0.005))),
          material: materials.satin('#332a26'),
        },
        ...eyes([0.098, 1.79, poll + 0.075], 0.026, '#2a170c', 0.6),
        {
          name: 'nostril',
          mesh: bothSides(moved(ellipsoid(0.014, 0.02, 0.014, 12), 0.042, 1.51, poll + 0.365)),
          material: materials.glossy('#1a1211'),
        },
      ],
      height,
    );
  },
});
