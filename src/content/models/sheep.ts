import {
  ball,
  blob,
  bothSides,
  cone,
  limb,
  materials,
  merged,
  moved,
  ofHeight,
  organic,
  scaled,
  type Shape,
} from '../../world/modeling/index.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, eyes } from './parts/animal.js';

/** Wool, face and legs. */
const coats = [
  ['#efe9dc', '#2c2826'],
  ['#f3efe6', '#e3cdb4'],
  ['#e3dac8', '#4a3c34'],
  ['#5a4a40', '#2a2422'],
  ['#d9d2c6', '#8a7464'],
] as const;

/** A sheep that stands, in full fleece. */
export const sheep = defineModel({
  category: 'sheep',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteView: views.side,
  thick: true,
  confusedWith: ['cat'],
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.85, 1.02);
    const long = size.uniform(0.95, 1.08);
    const thick = size.uniform(0.92, 1.08);
    const look = variation.child('look');
    const [wool, skin] = look.choice(coats);
    const horned = look.float() < 0.3;

    const front = 0.3 * long;
    const rear = -0.36 * long;
    const face = front + 0.26;
    const w = (x: number): number => x * thick;
    // tufts all over the fleece, in rings along the body
    const tufts = Array.from({ length: 6 }, (_, ring) => ring).flatMap((ring) => {
      const z = rear - 0.06 + ((front - rear + 0.16) * ring) / 5;
      const girth = [0.72, 0.98, 1.02, 1.02, 0.96, 0.66][ring];
      return Array.from({ length: 10 }, (_, i): Shape => {
        const at = 36 * i + 18 * (ring & 1);
        return ball([w(0.2) * girth * sinDegrees(at), 0.62 + 0.2 * girth * cosDegrees(at), z], 0.085, {
          blend: 0.025,
        });
      });
    });
    const fleece: Shape[] = [
      limb([0, 0.62, front - 0.06], [0, 0.62, rear + 0.1], w(0.235), w(0.24)),
      ...tufts,
      limb([0, 0.72, front + 0.04], [0, 0.86, face - 0.06], 0.15, 0.105, { blend: 0.05 }),
      ...(
        [
          [0, 0.985, -0.03],
          [0.05, 0.965, -0.05],
          [-0.05, 0.965, -0.05],
          [0, 0.975, 0.035],
        ] as const
      ).map(([x, y, z]) => ball([x, y, face + z], 0.052, { blend: 0.02 })),
      ball([0, 0.66, rear - 0.17], 0.055, { blend: 0.04 }),
    ];
    const bare: Shape[] = [
      limb([0, 0.915, face + 0.01], [0, 0.775, face + 0.13], 0.083, 0.054, { blend: 0.03 }),
      blob([0, 0.768, face + 0.14], [0.05, 0.045, 0.045], { blend: 0.03 }),
    ];
    const legs = merged(
      bent([
        [0.115, 0.52, front - 0.04, 0.075],
        [0.12, 0.3, front - 0.04, 0.043],
        [0.12, 0.16, front - 0.035, 0.031],
        [0.12, 0.06, front - 0.03, 0.033],
      ]),
      bent([
        [0.115, 0.52, rear + 0.08, 0.1],
        [0.12, 0.3, rear + 0.03, 0.048],
        [0.12, 0.16, rear + 0.03, 0.032],
        [0.12, 0.06, rear + 0.04, 0.033],
      ]),
    );
    const leaf = bent([
      [0.07, 0.925, 0, 0.022],
      [0.13, 0.925, 0, 0.034],
      [0.185, 0.9, 0.004, 0.026],
      [0.21, 0.88, 0.006, 0.008],
    ]);
    const ear = moved(scaled(leaf, [1, 1, 0.5]), 0, 0, face - 0.02);
    const horn = bent([
      [0.06, 0.97, face - 0.03, 0.03],
      [0.12, 1.0, face - 0.08, 0.03],
      [0.17, 0.93, face - 0.11, 0.027],
      [0.18, 0.85, face - 0.05, 0.022],
      [0.185, 0.85, face + 0.03, 0.014],
      [0.2, 0.9, face + 0.06, 0.005],
    ]);
    const hoof = scaled(moved(cone(0.04, 0.06, 0.032, 16), 0, 0.03, 0), [1, 1, 1.2]);
    return ofHeight(
      [
        {
          name: 'fleece',
          mesh: organic(fleece, { cell: 0.033, blend: 0.03 }),
          material: materials.fabric(wool),
        },
        { name: 'head', mesh: organic(bare, { cell: 0.018 }), material: materials.fur(skin) },
        { name: 'leg', mesh: bothSides(legs), material: materials.fur(skin) },
        { name: 'ear', mesh: bothSides(ear), material: materials.fur(skin) },
        ...(horned ? [{ name: 'horn', mesh: bothSides(horn), material: materials.satin('#b8a684') }] : []),
        {
          name: 'hoof',
          mesh: bothSides(merged(moved(hoof, 0.12, 0, front - 0.02), moved(hoof, 0.12, 0, rear + 0.05))),
          material: materials.satin('#2e2824'),
        },
        ...eyes([0.068, 0.905, face + 0.055], 0.0165, '#c9a24a', 0.6),
        {
          name: 'nose',
          mesh: bothSides(
            bent(
              [
                [0.004, 0.755, face + 0.186, 0.007],
                [0.014, 0.765, face + 0.183, 0.007],
                [0.024, 0.775, face + 0.176, 0.005],
              ],
              8,
            ),
          ),
          material: materials.skin('#c98f86'),
        },
      ],
      height,
    );
  },
});
