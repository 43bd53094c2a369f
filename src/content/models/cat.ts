import {
  ball,
  blob,
  block,
  bothSides,
  ellipsoid,
  limb,
  materials,
  merged,
  mixed,
  moved,
  ofHeight,
  organic,
  paired,
  tube,
  type Shape,
} from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain } from './parts/animal.js';

/** Coat, and what chest, paws and muzzle have instead. */
const coats = [
  ['#d98a3d', '#f6e3c6'],
  ['#2b2826', '#2b2826'],
  ['#2b2826', '#f1eee9'],
  ['#8b8c90', '#dcdcdc'],
  ['#efe9df', '#efe9df'],
  ['#8a6a4a', '#d9c2a2'],
] as const;

/** A cat that stands with its tail up. */
export const cat = defineModel({
  category: 'cat',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteView: views.side,
  knownBy: ['outline'],
  thick: true,
  distinct: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.36, 0.46); // to the tip of the tail
    const long = size.uniform(0.95, 1.1);
    const thick = size.uniform(0.92, 1.15);
    const look = variation.child('look');
    const [coat, pale] = look.choice(coats);
    const iris = look.choice(['#b8c24a', '#d9a52e', '#5fa86a', '#6aa5c9']);
    const banded = look.float() < 0.5;

    const front = 0.095 * long;
    const rear = -0.125 * long;
    const w = (x: number): number => x * thick;
    const face = front + 0.075;
    const dark = mixed(coat, '#17100b', 0.6);
    const shapes: Shape[] = [
      blob([0, 0.19, front - 0.01], [w(0.05), w(0.062), 0.075]),
      limb([0, 0.19, front - 0.03], [0, 0.192, rear + 0.03], w(0.055), w(0.058), { blend: 0.04 }),
      limb([0, 0.21, front + 0.01], [0, 0.27, face - 0.025], w(0.046), 0.038, { blend: 0.03 }),
      blob([0, 0.288, face], [0.053, 0.046, 0.046], { blend: 0.02 }),
      ...paired(
        blob([0.02, 0.275, face + 0.036], [0.02, 0.015, 0.016], { blend: 0.008, color: pale }),
        blob([0.034, 0.275, face + 0.016], [0.02, 0.02, 0.02], { blend: 0.015 }),
      ),
      ball([0, 0.256, face + 0.03], 0.013, { blend: 0.01, color: pale }),
      blob([0, 0.185, front + 0.065], [0.036, 0.06, 0.02], { mode: 'paint', color: pale, blend: 0.012 }),
      ...(banded ? [0, 1, 2, 3, 4].map((i) => block([0, 0.24, rear + 0.045 * i], [0.1, 0.055 - 0.01 * (i & 1), 0.007], 0.005, { mode: 'paint', color: dark, blend: 0.006 })) : []),
      ...paired(
        ...chain([[0.032, 0.17, front + 0.005, 0.032], [0.036, 0.1, front, 0.02], [0.036, 0.022, front + 0.008, 0.0155]], { blend: 0.015 }),
        limb([0.036, 0.016, front + 0.01], [0.037, 0.014, front + 0.03], 0.019, 0.0165, { blend: 0.008, color: pale }),
        ...chain([[0.03, 0.175, rear + 0.02, 0.048], [0.038, 0.105, rear + 0.03, 0.03], [0.037, 0.062, rear - 0.02, 0.0175], [0.037, 0.022, rear - 0.006, 0.016]], { blend: 0.015 }),
        limb([0.037, 0.016, rear], [0.038, 0.014, rear + 0.025], 0.019, 0.0165, { blend: 0.008, color: pale }),
      ),
    ]; // prettier-ignore
    const ear = bent([
      [0.03, 0.315, face - 0.005, 0.021],
      [0.036, 0.335, face - 0.005, 0.015],
      [0.041, 0.358, face - 0.006, 0.003],
    ]);
    const inner = bent(
      [
        [0.031, 0.318, face + 0.008, 0.014],
        [0.036, 0.334, face + 0.006, 0.009],
        [0.04, 0.35, face, 0.002],
      ],
      10,
    );
    const tail = bent([
      [0, 0.215, rear + 0.0, 0.022],
      [0, 0.24, rear - 0.05, 0.0165],
      [0, 0.3, rear - 0.085, 0.0155],
      [0, 0.37, rear - 0.085, 0.0155],
      [0, 0.42, rear - 0.06, 0.011],
    ]);
    const whisker = (y: number, rise: number): ReturnType<typeof tube> =>
      tube(
        [
          [0.022, y, face + 0.048],
          [0.05, y + rise * 0.4, face + 0.045],
          [0.08, y + rise, face + 0.034],
        ],
        [0.0009, 0.0008, 0.0004],
        5,
      );
    const whiskers = merged(whisker(0.277, 0.01), whisker(0.273, 0), whisker(0.269, -0.01));
    const pupil = moved(ellipsoid(0.0035, 0.0095, 0.004, 12), 0.0262, 0.296, face + 0.047);
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(shapes, { cell: 0.0105, color: coat, soft: 0.006 }),
          material: materials.fur([1, 1, 1]),
        },
        { name: 'ear', mesh: bothSides(ear), material: materials.fur(coat) },
        { name: 'inner ear', mesh: bothSides(inner), material: materials.skin('#d99a94') },
        { name: 'tail', mesh: tail, material: materials.fur(banded ? mixed(coat, dark, 0.5) : coat) },
        {
          name: 'eye',
          mesh: bothSides(moved(ellipsoid(0.0125, 0.0115, 0.011, 16), 0.024, 0.296, face + 0.037)),
          material: materials.glossy(iris),
        },
        { name: 'pupil', mesh: bothSides(pupil), material: materials.glossy('#070606') },
        {
          name: 'nose',
          mesh: moved(ellipsoid(0.0075, 0.0055, 0.006, 14), 0, 0.284, face + 0.051),
          material: materials.satin('#c9777a'),
        },
        { name: 'whisker', mesh: bothSides(whiskers), material: materials.plastic('#f4f2ee') },
      ],
      height,
    );
  },
});
