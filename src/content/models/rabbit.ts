import {
  ball,
  blob,
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
  scaled,
  tube,
  type Shape,
} from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, eyes } from './parts/animal.js';

/** Coat, and the tint of breast and muzzle. */
const coats = [
  ['#a58a6c', '#e9ddcb'],
  ['#f3f1ed', '#f3f1ed'],
  ['#7d7f84', '#d6d6d6'],
  ['#4a3a2e', '#8a735c'],
  ['#d6ab74', '#f4e6cc'],
] as const;

/** A rabbit that sits with its ears up. */
export const rabbit = defineModel({
  category: 'rabbit',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  names: ['bunny', 'hare'],
  silhouetteNames: ['bunny', 'hare'],
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  confusedWith: ['cat'],
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.3, 0.38);
    const ears = size.uniform(0.9, 1.15);
    const plump = size.uniform(0.94, 1.1);
    const spread = size.uniform(0.018, 0.035); // of the ears' tips
    const look = variation.child('look');
    const [coat, pale] = look.choice(coats);

    const w = (x: number): number => x * plump;
    const shapes: Shape[] = [
      blob([0, 0.088, -0.055], [w(0.075), w(0.08), 0.092]),
      blob([0, 0.1, 0.02], [w(0.058), 0.062, 0.075], { blend: 0.04 }),
      limb([0, 0.12, 0.05], [0, 0.165, 0.085], 0.05, 0.042, { blend: 0.03 }),
      blob([0, 0.182, 0.098], [0.044, 0.045, 0.052], { blend: 0.02 }),
      ...paired(
        blob([0.016, 0.165, 0.137], [0.021, 0.018, 0.018], { blend: 0.01, color: pale }),
        blob([0.062, 0.062, -0.06], [0.034, 0.056, 0.06], { blend: 0.018 }),
        limb([0.062, 0.016, -0.07], [0.066, 0.013, 0.02], 0.018, 0.0165, { blend: 0.012 }),
        limb([0.032, 0.1, 0.06], [0.032, 0.02, 0.075], 0.024, 0.0145, { blend: 0.015 }),
        limb([0.032, 0.014, 0.075], [0.033, 0.012, 0.096], 0.016, 0.0145, { blend: 0.006, color: pale }),
      ),
      blob([0, 0.1, 0.085], [0.034, 0.05, 0.03], { mode: 'paint', color: pale, blend: 0.015 }),
      ball([0, 0.09, -0.158], 0.03, { blend: 0.008, color: mixed(pale, '#ffffff', 0.6) }),
    ]; // prettier-ignore
    const top = 0.215 + 0.145 * ears;
    const flap = (radius: number, out: number): ReturnType<typeof bent> => {
      const leaf = bent([
        [0.018, 0.205, 0, radius * 0.7],
        [0.022, 0.25, -0.006, radius],
        [0.024 + 0.5 * spread, 0.2 * top + 0.8 * 0.3, -0.016, radius * 0.92],
        [0.022 + spread, top, -0.026, radius * 0.3],
      ]);
      return moved(scaled(leaf, [1, 1, 0.5]), 0, 0, 0.085 + out);
    };
    const whisker = (y: number, rise: number): ReturnType<typeof tube> =>
      tube(
        [
          [0.024, y, 0.15],
          [0.052, y + rise * 0.5, 0.15],
          [0.08, y + rise, 0.14],
        ],
        [0.0008, 0.0007, 0.0004],
        5,
      );
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(shapes, { cell: 0.0092, color: coat, soft: 0.006 }),
          material: materials.fur([1, 1, 1]),
        },
        { name: 'ear', mesh: bothSides(flap(0.0225, 0)), material: materials.fur(coat) },
        { name: 'inner ear', mesh: bothSides(flap(0.0145, 0.0065)), material: materials.skin('#e0aba6') },
        ...eyes([0.039, 0.194, 0.115], 0.0105, '#3a1c12'),
        {
          name: 'nose',
          mesh: moved(ellipsoid(0.0085, 0.006, 0.006, 14), 0, 0.178, 0.151),
          material: materials.satin('#c98484'),
        },
        {
          name: 'whisker',
          mesh: bothSides(merged(whisker(0.168, 0.012), whisker(0.164, 0.0), whisker(0.16, -0.01))),
          material: materials.plastic('#f4f2ee'),
        },
      ],
      height,
    );
  },
});
