import {
  ball,
  blob,
  bothSides,
  cylinder,
  ellipsoid,
  limb,
  materials,
  mixed,
  moved,
  ofHeight,
  organic,
  paired,
  turned,
  type Shape,
} from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain, eyes } from './parts/animal.js';

/** Coat, and what belly, paws and muzzle have instead. */
const coats = [
  ['#c98f4e', '#f0dcb8'],
  ['#7a4a28', '#d8b48a'],
  ['#2a2624', '#b9783e'],
  ['#e6d3ae', '#f6ecd8'],
  ['#8d8a86', '#e9e6e0'],
  ['#5b3a26', '#5b3a26'],
] as const;

/** A dog that stands, looks ahead and holds its tail up. */
export const dog = defineModel({
  category: 'dog',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  confusedWith: ['cat'],
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.5, 0.72);
    const long = size.uniform(0.92, 1.1); // of the trunk
    const snout = size.uniform(0.9, 1.12);
    const thick = size.uniform(0.92, 1.12);
    const look = variation.child('look');
    const [coat, pale] = look.choice(coats);
    const pricked = look.float() < 0.45;
    const bushy = look.uniform(0.9, 1.3);
    const collar = look.choice(['#c62f2f', '#2f62b8', '#3a8a4a', '#e0a92e']);

    const front = 0.17 * long;
    const rear = -0.2 * long;
    const s = (y: number): number => y * thick;
    const face = front + 0.17; // the middle of the head
    const tip = face + 0.06 + 0.085 * snout;
    const trunk: Shape[] = [
      blob([0, 0.43, front - 0.03], [s(0.098), s(0.125), 0.15]),
      blob([0, 0.45, rear + 0.06], [s(0.085), s(0.1), 0.16]),
      limb([0, 0.435, front - 0.06], [0, 0.46, rear + 0.06], s(0.092), s(0.078), { blend: 0.05 }),
      limb([0, 0.45, front], [0, 0.64, face - 0.06], s(0.085), 0.062, { blend: 0.06 }),
      blob([0, 0.685, face], [0.074, 0.07, 0.083], { blend: 0.03 }),
      limb([0, 0.66, face + 0.05], [0, 0.648, tip], 0.044, 0.03, { blend: 0.025, color: pale }),
      limb([0, 0.635, face + 0.03], [0, 0.628, tip - 0.02], 0.03, 0.02, { blend: 0.012, color: pale }),
      ball([0, 0.4, front + 0.07], 0.05, { mode: 'paint', color: pale, blend: 0.03 }),
      blob([0, 0.31, -0.02], [0.06, 0.04, 0.24], { mode: 'paint', color: pale, blend: 0.02 }),
      ...paired(
        ...chain([[0.06, 0.4, front + 0.02, s(0.055)], [0.072, 0.24, front - 0.01, 0.036], [0.07, 0.04, front + 0.01, 0.026]], { blend: 0.025 }),
        limb([0.07, 0.026, front + 0.015], [0.072, 0.022, front + 0.05], 0.03, 0.024, { blend: 0.015, color: pale }),
        ...chain([[0.055, 0.42, rear, s(0.078)], [0.075, 0.25, rear + 0.03, 0.048], [0.07, 0.15, rear - 0.055, 0.028], [0.07, 0.04, rear - 0.03, 0.025]], { blend: 0.025 }),
        limb([0.07, 0.026, rear - 0.02], [0.072, 0.022, rear + 0.02], 0.029, 0.024, { blend: 0.015, color: pale }),
      ),
      ...(pricked
        ? paired(limb([0.045, 0.735, face - 0.025], [0.06, 0.815, face - 0.03], 0.03, 0.01, { blend: 0.015 }))
        : []),
    ]; // prettier-ignore
    const flap = bent([
      [0.052, 0.74, face - 0.02, 0.016],
      [0.084, 0.722, face - 0.012, 0.027],
      [0.097, 0.67, face, 0.034],
      [0.092, 0.61, face + 0.01, 0.017],
    ]);
    const tail = bent([
      [0, 0.49, rear - 0.04, 0.036],
      [0, 0.52, rear - 0.12, 0.027],
      [0, 0.58, rear - 0.175, 0.025 * bushy],
      [0, 0.66, rear - 0.19, 0.024 * bushy],
      [0, 0.74, rear - 0.16, 0.01],
    ]);
    const band = turned(cylinder(0.09, 0.028, 32, 0.008), 'x', 42);
    const dark = mixed(coat, '#120c08', 0.45);
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(trunk, { cell: 0.0185, color: coat, soft: 0.01 }),
          material: materials.fur([1, 1, 1]),
        },
        { name: 'tail', mesh: tail, material: materials.fur(coat) },
        ...(pricked ? [] : [{ name: 'ear', mesh: bothSides(flap), material: materials.fur(dark) }]),
        ...eyes([0.041, 0.708, face + 0.061], 0.0145),
        {
          name: 'nose',
          mesh: moved(ellipsoid(0.021, 0.016, 0.015, 20), 0, 0.666, tip + 0.024),
          material: materials.glossy('#141213'),
        },
        { name: 'collar', mesh: moved(band, 0, 0.55, front + 0.06), material: materials.leather(collar) },
      ],
      height,
    );
  },
});
