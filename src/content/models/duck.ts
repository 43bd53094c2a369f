import {
  blob,
  bothSides,
  ellipse,
  limb,
  loft,
  materials,
  mixed,
  ofHeight,
  organic,
  paired,
  smoothSections,
  type Ring,
  type Shape,
} from '../../world/modeling/index.js';
import type { Mesh } from '../../world/mesh.js';
import type { Vec3 } from '../../world/vector.js';
import { defineModel } from './define.js';
import * as views from './views.js';
import { bent, chain, eyes } from './parts/animal.js';

/** Body, head, breast, wings, ring around the neck. */
const plumages = [
  ['#f4f1ea', '#f4f1ea', '#f4f1ea', '#e6e1d6', '#f4f1ea'],
  ['#a8a49c', '#1f5a3c', '#6a4128', '#8c877f', '#f4f1ea'],
  ['#9a7a54', '#8a6a46', '#a88660', '#7a5c3c', '#9a7a54'],
  ['#f0d24a', '#f0d24a', '#f0d24a', '#e0bc34', '#f0d24a'],
] as const;

/** A duck that stands on its webbed feet. */
export const duck = defineModel({
  category: 'duck',
  broadClass: 'animals',
  hasFront: true,
  hasUp: true,
  silhouetteNames: ['bird', 'goose'],
  silhouetteView: views.side,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.36, 0.46);
    const plump = size.uniform(0.92, 1.08);
    const neck = size.uniform(0.9, 1.2);
    const look = variation.child('look');
    const [body, head, breast, wing, collar] = look.choice(plumages);
    const beak = look.choice(['#e8952a', '#e2a92e', '#d98a2a']);

    const w = (x: number): number => x * plump;
    const top = 0.25 + 0.11 * neck;
    const shapes: Shape[] = [
      blob([0, 0.165, 0], [w(0.088), w(0.085), 0.14]),
      limb([0, 0.17, -0.06], [0, 0.2, -0.19], w(0.06), 0.016, { blend: 0.05 }),
      limb([0, 0.19, 0.09], [0, 0.26, 0.115], 0.055, 0.034, { blend: 0.05, color: breast }),
      limb([0, 0.255, 0.114], [0, top, 0.125], 0.034, 0.034, { blend: 0.02, color: head }),
      blob([0, top + 0.01, 0.138], [0.041, 0.042, 0.049], { blend: 0.02, color: head }),
      blob([0, 0.17, 0.12], [w(0.08), 0.07, 0.05], { mode: 'paint', color: breast, blend: 0.02 }),
      blob([0, 0.258, 0.115], [0.06, 0.008, 0.06], { mode: 'paint', color: collar, blend: 0.003 }),
      ...paired(limb([0.04, 0.12, 0.005], [0.042, 0.075, 0.005], 0.026, 0.012, { blend: 0.02 })),
    ];
    const leg = organic(
      [
        ...chain([
          [0.042, 0.09, 0.005, 0.009],
          [0.042, 0.012, -0.005, 0.0085],
        ]),
        ...[0.018, 0.044, 0.07].flatMap((x) =>
          chain(
            [
              [0.042, 0.012, 0, 0.0085],
              [x, 0.0075, 0.062 - Math.abs(x - 0.044) * 0.3, 0.0068],
            ],
            { blend: 0.014 },
          ),
        ),
        limb([0.042, 0.01, 0], [0.042, 0.007, -0.026], 0.0075, 0.005),
      ],
      { cell: 0.0062, blend: 0.008 },
    );
    return ofHeight(
      [
        {
          name: 'body',
          mesh: organic(shapes, { cell: 0.0102, color: body, soft: 0.006 }),
          material: materials.satin(),
        },
        { name: 'wing', mesh: bothSides(folded(plump)), material: materials.satin(wing) },
        {
          name: 'tail',
          mesh: bent(
            [
              [0, 0.195, -0.16, 0.022],
              [0, 0.212, -0.2, 0.017],
              [0, 0.235, -0.222, 0.011],
              [0, 0.25, -0.212, 0.006],
            ],
            12,
          ),
          material: materials.satin(mixed(wing, '#1a1a1a', 0.2)),
        },
        { name: 'beak', mesh: bill(top), material: materials.satin(beak) },
        ...eyes([0.031, top + 0.02, 0.158], 0.0075, '#1a120c'),
        { name: 'leg', mesh: bothSides(leg), material: materials.satin(beak) },
      ],
      height,
    );
  },
});

/** A bill that grows flat and wide, then round at its end. */
function bill(top: number): Mesh {
  const rows = [
    [0.172, 0, 0.021, 0.017],
    [0.186, -0.002, 0.018, 0.0125],
    [0.203, -0.006, 0.0175, 0.0075],
    [0.222, -0.008, 0.02, 0.006],
    [0.234, -0.009, 0.016, 0.005],
    [0.2395, -0.0095, 0.004, 0.002],
  ] as const;
  const rings = rows.map(([z, y, half, high]): Ring =>
    ellipse(2 * half, 2 * high, 20).map(([x, up]): Vec3 => [x, top + y + up, z]),
  );
  return loft(smoothSections(rings, 3), { crease: 70 });
}

/** The left wing, folded against the flank, its tip above the tail. */
function folded(plump: number): Mesh {
  const rows = [
    [0.085, 0.066, 0.19, 0.008, 0.006],
    [0.055, 0.08, 0.188, 0.038, 0.013],
    [0, 0.085, 0.185, 0.05, 0.015],
    [-0.07, 0.07, 0.19, 0.042, 0.014],
    [-0.13, 0.044, 0.204, 0.022, 0.01],
    [-0.185, 0.02, 0.222, 0.004, 0.003],
  ] as const;
  const rings = rows.map(([z, x, y, high, thick]): Ring =>
    ellipse(2, 2, 16).map(([c, s]): Vec3 => [
      x * plump + thick * c - 0.3 * high * s,
      y + high * s,
      z - 0.3 * high * s,
    ]),
  );
  return loft(smoothSections(rings, 3));
}
