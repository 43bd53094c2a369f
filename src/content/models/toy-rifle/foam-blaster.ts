import { pairs, points, type Stream } from '../../../core/index.js';
import { materials, part, type Material, type Part } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { beveledBox, box, cylinder, torus } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';
import {
  along,
  bipod,
  muzzleTip,
  scope,
  sideOn,
  sideScrews,
  toyOrange,
  trigger,
  type ToyGun,
} from './pieces.js';

/** A rifle of bright plastic for darts of foam: scope, magazine or drum, spare darts at its side, legs below. */
export function foamBlaster(size: Stream, look: Stream): ToyGun {
  const [main, second] = look.choice(
    pairs('#2467c2 #e9e6dd, #e2b821 #3a3d42, #d8d9d6 #c8322b, #2f9a4c #2a2d31, #7a3fb0 #e6d43a'),
  );
  const [body, trim] = [materials.plastic(main), materials.plastic(second)];
  const dark = materials.mattePlastic('#25272b');
  const long = size.uniform(0.1, 0.18);
  const ground = 0.135;
  const shroud = 0.3;
  const bodyMesh = sideOn(
    points(`
          -0.17,-0.03 -0.15,-0.045 0.03,-0.05 0.12,-0.045 0.145,-0.02 0.145,0.03 0.11,0.05 -0.1,0.05
          -0.17,0.035
        `),
    0.052,
    0.006,
  );
  const shroudMesh = sideOn(
    [
      [0.13, -0.03],
      [0.28, -0.028],
      [shroud, -0.016],
      [shroud, 0.022],
      [0.28, 0.034],
      [0.13, 0.036],
    ],
    0.046,
    0.009,
  );
  const slots = [0.165, 0.2, 0.235, 0.265].map((z) =>
    moved(turned(beveledBox(0.0475, 0.03, 0.012, 0.002, 1), 'x', 20), 0, 0.003, z),
  );
  const parts: Part[] = [
    part('body', body, bodyMesh),
    part(
      'side plate',
      trim,
      sideOn(points('-0.09,-0.02 0.02,-0.024 0.05,0.0 0.03,0.024 -0.07,0.026 -0.1,0.01'), 0.058, 0.002),
    ),
    part('shroud', trim, shroudMesh),
    part('slot', dark, slots),
    part('barrel', dark, along(points([0.0135, shroud - 0.02], [0.0135, shroud + long]))),
    ...muzzleTip(shroud + long - 0.012, 0.0215, 0.055),
    part('rail', dark, [
      moved(beveledBox(0.018, 0.008, 0.24, 0.002, 1), 0, 0.053, 0.005),
      ...Array.from({ length: 11 }, (_, i) => moved(box(0.022, 0.006, 0.01), 0, 0.059, -0.1 + 0.021 * i)),
    ]),
    ...scope(-0.01, 0.06, dark),
    part('grip', dark, sideOn(points('-0.125,-0.04 -0.075,-0.04 -0.098,-0.122 -0.148,-0.118'), 0.034, 0.008)),
    ...trigger(-0.052, -0.046, body, toyOrange()),
    ...stock(trim, dark, ground),
    ...(size.float() < 0.5 ? magazine(dark) : drum(trim, dark)),
    ...spareDarts(),
    sideScrews(points('-0.14,0.02 0.11,0.034 0.115,-0.03 -0.13,-0.026'), 0.052),
    part('slide', toyOrange(), bothSides(moved(beveledBox(0.014, 0.016, 0.03, 0.004), 0.03, 0.034, 0.085))),
    ...bipod(0.25, -0.034, ground),
  ];
  return { parts, ground };
}

/** A stock with an opening, whose toe rests on the ground. */
function stock(shell: Material, pad: Material, ground: number): Part[] {
  const outline = [
    [-0.16, 0.03],
    [-0.16, -0.03],
    [-0.22, -0.036],
    [-0.4, -ground],
    [-0.41, -ground],
    [-0.41, 0.026],
  ] as const;
  const opening = points('-0.24,-0.012 -0.24,-0.03 -0.375,-0.09 -0.375,-0.006');
  return [
    part('stock', shell, sideOn(outline, 0.036, 0.005, [opening])),
    part('butt pad', pad, moved(beveledBox(0.04, 0.162, 0.016, 0.006), 0, 0.028 - 0.081, -0.415)),
  ];
}

function magazine(dark: Material): Part[] {
  const shell = sideOn(points('0.005,-0.03 0.065,-0.03 0.085,-0.118 0.027,-0.126'), 0.034, 0.004);
  const ribs = [-0.062, -0.08, -0.098].map((y, i) =>
    moved(turned(beveledBox(0.037, 0.005, 0.05, 0.0015, 1), 'x', 8), 0, y, 0.046 + 0.0042 * i),
  );
  return [part('magazine', dark, shell), part('magazine rib', toyOrange(), ribs)];
}

/** A round magazine with the tips of darts in its face. */
function drum(shell: Material, dark: Material): Part[] {
  const [y, z] = [-0.074, 0.04];
  const tips = Array.from({ length: 8 }, (_, i) =>
    turned(moved(ahead(cylinder(0.0068, 0.012, 12, 0.003)), 0, 0.036, 0.03), 'z', 45 * i),
  );
  return [
    part('drum', shell, moved(ahead(cylinder(0.051, 0.062, 48, 0.006)), 0, y, z)),
    part('drum ring', dark, moved(ahead(torus(0.0505, 0.0032, 48, 8)), 0, y, z)),
    part('dart tip', toyOrange(), moved(merged(...tips), 0, y, z)),
    part('drum hub', dark, moved(ahead(cylinder(0.016, 0.07, 28, 0.003)), 0, y, z)),
  ];
}

/** Darts in clips on the stock's sides. */
function spareDarts(): Part[] {
  const zs = [-0.2, -0.222, -0.244];
  const foam = zs.map((z) => moved(cylinder(0.0068, 0.066, 12), 0.0225, -0.004, z));
  const tips = zs.map((z) => moved(cylinder(0.0072, 0.014, 12, 0.005), 0.0225, 0.034, z));
  const clip = moved(beveledBox(0.01, 0.012, 0.07, 0.002, 1), 0.018, -0.008, -0.222);
  return [
    part('dart', materials.mattePlastic('#3f8fe0'), bothSides(...foam)),
    part('dart tip', toyOrange(), bothSides(...tips)),
    part('dart clip', materials.mattePlastic('#1d1f22'), bothSides(clip)),
  ];
}
