import type { Part } from '../../world/model.js';
import { add, type Vec3 } from '../../world/vector.js';
import {
  arc,
  bothSides,
  beveledBox,
  capsule,
  cylinder,
  ellipse,
  lathe,
  loft,
  materials,
  merged,
  moved,
  repeatedAround,
  smoothCurve,
  smoothSections,
  superellipse,
  sweep,
  torus,
  tube,
  turned,
  section,
} from '../../world/modeling/index.js';
import { objectNames, silhouetteNames } from '../names/objects.js';
import { defineModel } from './define.js';

const colors = ['#b3141c', '#1c5fb0', '#2a7d55', '#e0a21b', '#23262b', '#d2611c', '#6fb5c9'];

/** A bicycle with a diamond frame, mudguards, a lamp and a rack. */
export const bicycle = defineModel({
  category: 'bicycle',
  broadClass: 'vehicles',
  hasFront: true,
  hasUp: true,
  names: objectNames('bicycle'),
  silhouetteNames: silhouetteNames('bicycle'),
  bestView: { heading: [62, 78] },
  distinct: true,
  build(variation) {
    const size = variation.child('size');
    const r = size.uniform(0.33, 0.35); // of the wheels
    const wide = size.uniform(0.018, 0.024); // of the tires
    const seatHeight = size.uniform(0.88, 0.96);
    const barHeight = size.uniform(0.98, 1.06);
    const extras = variation.child('extras');
    const hasRack = extras.choice([true, false]);
    const look = variation.child('look');
    const frameColor = materials.paint(look.choice(colors));
    const saddleColor = materials.leather(look.choice(['#1d1c1c', '#6b3f22', '#8d5a30']));
    const black = materials.mattePlastic('#1a1b1d');
    const steel = materials.steel();

    // The side view, at x = 0: z forward, y up.
    const rear: Vec3 = [0, r, -0.5];
    const front: Vec3 = [0, r, 0.56];
    const crank: Vec3 = [0, r - 0.055, -0.07];
    const seatTop: Vec3 = [0, 0.8, -0.25];
    const headTop: Vec3 = [0, 0.86, 0.33];
    const headFoot: Vec3 = [0, 0.68, 0.385];
    const stem: Vec3 = [0, barHeight - 0.03, 0.29];
    const at = (from: Vec3, x: number, y = 0, z = 0): Vec3 => add(from, [x, y, z]);
    const bar = (radius: number, ...path: Vec3[]) => tube(path, radius, 12);

    const wheel = (hub: Vec3) => moved(turned(torus(r - wide, wide, 56, 10), 'z', 90), ...hub);
    const rim = (hub: Vec3) => {
      const ring = lathe(
        [
          [r - 2 * wide - 0.018, -0.011],
          [r - 1.6 * wide, -0.011],
          [r - 1.6 * wide, 0.011],
          [r - 2 * wide - 0.018, 0.011],
        ],
        { segments: 48, closed: true },
      );
      return moved(turned(ring, 'z', 90), ...hub);
    };
    const spokes = (hub: Vec3) => {
      const one = tube(
        [
          [0.02, 0.022, 0],
          [r - 2 * wide, 0, 0.05],
        ],
        0.0022,
        5,
        { caps: 'none' },
      );
      const pair = merged(
        one,
        tube(
          [
            [0.02, -0.022, 0.012],
            [r - 2 * wide, 0, -0.04],
          ],
          0.0022,
          5,
          { caps: 'none' },
        ),
      );
      return moved(turned(merged(repeatedAround(pair, 14), cylinder(0.02, 0.075, 16)), 'z', 90), ...hub);
    };
    const over = r + 0.022;
    const guard = (hub: Vec3, from: number, to: number) => {
      const path = arc(hub[2], hub[1], over, from, to, 20).map(([z, y]): Vec3 => [0, y, z]);
      const end = path[17];
      const stay = tube([add(hub, [0.05, 0, 0]), [0.022, end[1], end[2]]], 0.004, 6);
      return merged(sweep(path, ellipse(0.052, 0.012, 10)), bothSides(stay));
    };
    const frame = merged(
      bar(0.016, seatTop, at(headTop, 0, -0.03, 0.01)),
      bar(0.019, crank, at(headFoot, 0, 0.035, -0.01)),
      bar(0.016, crank, at(seatTop, 0, 0.06, -0.017)),
      bar(0.021, at(headFoot, 0, -0.02, 0.006), at(headTop, 0, 0.02, -0.006)),
      bothSides(bar(0.009, at(crank, 0.02), at(rear, 0.058))),
      bothSides(bar(0.008, at(seatTop, 0.014, -0.02), at(rear, 0.058))),
      moved(turned(cylinder(0.024, 0.08, 20), 'z', 90), ...crank),
    );
    const fork = bothSides(
      bar(0.012, headFoot, at(headFoot, 0.045, -0.05, 0.016), at(front, 0.055, 0.1, -0.05), at(front, 0.055)),
    );
    const grip: Vec3 = [0.29, barHeight + 0.02, 0.17];
    const handlebar = bothSides(
      tube(
        smoothCurve<Vec3>(
          [[0, barHeight, 0.33], [0.1, barHeight, 0.335], [0.22, barHeight + 0.03, 0.25], grip],
          5,
        ),
        0.011,
        10,
      ),
    );
    const grips = bothSides(
      tube([at(grip, -0.02, 0, 0.023), at(grip, 0.045, -0.004, -0.055)], 0.017, 12, { caps: 'round' }),
    );
    const saddle = loft(
      smoothSections(
        (
          [
            [-0.14, 0.05, 0.03],
            [-0.125, 0.15, 0.06],
            [-0.05, 0.15, 0.065],
            [0.04, 0.075, 0.05],
            [0.12, 0.05, 0.04],
            [0.145, 0.02, 0.02],
          ] as const
        ).map(([z, w, h]) => section(superellipse(w, h, 2.4, 20), 'z', z)),
        3,
      ),
    );
    const crankArm = (side: 1 | -1) =>
      merged(
        bar(0.011, at(crank, side * 0.05), at(crank, side * 0.085, side * -0.075, side * 0.15)),
        moved(
          beveledBox(0.09, 0.022, 0.07, 0.006, 1),
          ...at(crank, side * 0.135, side * -0.075, side * 0.15),
        ),
      );
    const chainring = moved(
      turned(
        lathe(
          [
            [0.07, -0.003],
            [0.092, -0.003],
            [0.092, 0.003],
            [0.07, 0.003],
          ],
          { segments: 32, closed: true },
        ),
        'z',
        90,
      ),
      ...at(crank, -0.05),
    );
    const spider = moved(
      turned(repeatedAround(moved(beveledBox(0.08, 0.005, 0.014, 0, 0), 0.04, 0, 0), 5), 'z', 90),
      ...at(crank, -0.05),
    );
    const chain = merged(
      bar(0.006, at(crank, -0.05, 0.09), at(rear, -0.05, 0.035)),
      bar(0.006, at(crank, -0.05, -0.09), at(rear, -0.05, -0.035)),
      moved(turned(cylinder(0.036, 0.006, 20), 'z', 90), ...at(rear, -0.05)),
    );
    const lamp = moved(
      turned(
        lathe(
          [
            [0, -0.05],
            [0.022, -0.045],
            [0.04, 0],
            [0.042, 0.012],
          ],
          { segments: 20 },
        ),
        'x',
        90,
      ),
      0,
      0.83,
      0.42,
    );
    const glass = moved(turned(cylinder(0.037, 0.02, 20, 0.008), 'x', 90), 0, 0.83, 0.437);
    const rackParts = [-0.06, 0, 0.06].map((x) =>
      bar(0.006, [x, r * 2 + 0.09, -0.25], [x, r * 2 + 0.09, -0.66]),
    );
    const rack = merged(
      ...rackParts,
      ...[-0.25, -0.45, -0.66].map((z) => bar(0.006, [-0.065, r * 2 + 0.09, z], [0.065, r * 2 + 0.09, z])),
      bothSides(bar(0.006, [0.06, r * 2 + 0.09, -0.56], at(rear, 0.062))),
    );
    const parts: Part[] = [
      { name: 'tire', mesh: merged(wheel(rear), wheel(front)), material: materials.rubber() },
      { name: 'rim', mesh: merged(rim(rear), rim(front)), material: materials.aluminum() },
      { name: 'spokes', mesh: merged(spokes(rear), spokes(front)), material: steel },
      { name: 'frame', mesh: frame, material: frameColor },
      { name: 'fork', mesh: fork, material: frameColor },
      { name: 'mudguard', mesh: merged(guard(rear, 0, 195), guard(front, 40, 205)), material: black },
      {
        name: 'handlebar',
        mesh: merged(handlebar, bar(0.014, headTop, stem), bar(0.014, stem, [0, barHeight, 0.33])),
        material: steel,
      },
      { name: 'grip', mesh: grips, material: black },
      { name: 'seat post', mesh: bar(0.013, seatTop, [0, seatHeight, -0.29]), material: steel },
      { name: 'saddle', mesh: moved(saddle, 0, seatHeight + 0.03, -0.28), material: saddleColor },
      { name: 'crank', mesh: merged(crankArm(1), crankArm(-1), chainring, spider), material: steel },
      { name: 'chain', mesh: chain, material: materials.iron() },
      {
        name: 'headlight',
        mesh: merged(lamp, bar(0.008, at(headTop, 0, -0.03, 0.01), [0, 0.83, 0.4])),
        material: black,
      },
      { name: 'headlight', mesh: glass, material: materials.glowing('#fff4d0', 0.5) },
      {
        name: 'tail light',
        mesh: moved(capsule(0.022, 0.06, 16), 0, rear[1] + 0.8 * over, rear[2] - 0.62 * over),
        material: materials.glowing('#c40d12', 0.4),
      },
    ];
    if (hasRack) parts.push({ name: 'rack', mesh: rack, material: black });
    return parts;
  },
});
