import { materials, part, rectangle, Sheet, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, movedPart, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, box, cylinder, loft, section, sweep, torus } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { landscape } from './parts/desktop.js';
import { aroundRim, powerCord, ratingPlate, rearScrews, slots } from './parts/appliance-fittings.js';

/** The sockets behind a screen: a dark plate with a column of flat ones and a row of round ones; it faces -Z. Meters. */
function portPanel([x, y, z]: readonly [number, number, number]): Part[] {
  const face = z - 0.0022;
  const round = (at: number) => moved(turned(torus(0.0052, 0.0015, 16, 6), 'x', 90), x + at, y - 0.052, face);
  const core = (at: number) => moved(turned(cylinder(0.004, 0.003, 12), 'x', 90), x + at, y - 0.052, face);
  const at = [-0.021, 0, 0.021];
  const portPlate = moved(beveledBox(0.085, 0.15, 0.0044, 0.0015, 1), x, y, z);
  return [
    part('port plate', materials.mattePlastic('#121315'), portPlate),
    part('port', materials.steel(), [
      ...[0.055, 0.034, 0.013].map((up) =>
        moved(beveledBox(0.017, 0.0075, 0.003, 0.001, 1), x - 0.018, y + up, face),
      ),
      ...[0.05, 0.028].map((up) => moved(beveledBox(0.015, 0.0085, 0.003, 0.001, 1), x + 0.02, y + up, face)),
      moved(beveledBox(0.016, 0.014, 0.003, 0.001, 1), x + 0.02, y, face),
      moved(beveledBox(0.017, 0.0075, 0.003, 0.001, 1), x - 0.018, y - 0.01, face),
    ]),
    part('round port', materials.gold(), at.map(round)),
    part('round port core', materials.plastic('#b3271f'), core(-0.021)),
    part('round port core', materials.plastic('#e6e4dc'), core(0)),
    part('round port core', materials.plastic('#d0ab22'), core(0.021)),
  ];
}

/** A flat television on feet or on a central stand; its picture is on or off. */
export const television = defineModel({
  category: 'television',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the screen',
  bestView: { heading: [12, 28] },
  silhouetteView: { yaw: [8, 26], elevation: [6, 12] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.9, 1.3);
    const height = (width * 9) / 16 + 0.02;
    const bezel = size.uniform(0.01, 0.018);
    const raised = size.uniform(0.06, 0.1);
    const casing = look.choice([
      materials.plastic('#141517'),
      materials.plastic('#26282b'),
      materials.aluminum(),
    ]);
    const isOn = look.float() < 0.7;
    const central = variation.child('stand').float() < 0.5;

    const middle = raised + height / 2;
    const [w, h] = [width - 2 * bezel, height - 2 * bezel - 0.008];
    const picture = isOn ? landscape(w, h, look.below(3)) : new Sheet(w, h, '#0d1013', 32);
    const screen = picture.plate('screen', isOn ? materials.satin() : materials.darkGlass());
    const bulge = loft([
      section(rectangle(0.8 * width, 0.66 * height), 'z', -0.012),
      section(rectangle(0.74 * width, 0.58 * height), 'z', -0.05),
      section(rectangle(0.7 * width, 0.52 * height), 'z', -0.054),
    ]);
    const rearPlane = -0.054;
    const vents = merged(
      moved(slots(6, 0.3 * width, 0.012), 0, 0.2 * height, rearPlane),
      ...[-1, 1].map((side) =>
        moved(slots(5, 0.1 * width, 0.009), side * 0.24 * width, -0.22 * height, rearPlane),
      ),
    );
    const ports = portPanel([0.24 * width, -0.02 * height, rearPlane]);
    const mounts = rearScrews(
      [-0.1, 0.1].flatMap((x) => [-0.06, 0.14].map((y) => [x, y - 0.03] as const)),
      rearPlane,
      0.009,
    );
    const rim = rearScrews(aroundRim(0.77 * width, 0.61 * height, 1, 1), -0.031, 0.005);
    const leg = sweep(
      [
        [0, raised + 0.03, 0],
        [0.02, 0.012, 0.11],
        [0.021, 0.006, 0.125],
      ] satisfies Vec3[],
      rectangle(0.022, 0.012),
    );
    const rear = sweep(
      [
        [0, raised + 0.03, 0],
        [0.02, 0.012, -0.11],
        [0.021, 0.006, -0.125],
      ] satisfies Vec3[],
      rectangle(0.022, 0.012),
    );
    const stand: Part[] = central
      ? [
          part('stand', casing, [
            moved(beveledBox(0.12, raised + 0.12, 0.02, 0.006), 0, raised / 2 + 0.06, -0.03),
            moved(beveledBox(0.42 * width, 0.012, 0.24, 0.005), 0, 0.006, 0),
          ]),
        ]
      : [part('stand', casing, bothSides(moved(merged(leg, rear), 0.34 * width, 0, -0.01)))];
    const cord = powerCord([-0.27 * width, middle - 0.2 * height, rearPlane], -0.08 * width, 0.004);
    const light = moved(box(0.012, 0.003, 0.002), 0, raised + 0.006, 0.015);
    return [
      ...stand,
      part('body', casing, moved(beveledBox(width, height, 0.03, 0.006, 3), 0, middle, 0)),
      part('back', materials.mattePlastic('#2a2b2e'), moved(bulge, 0, middle, 0)),
      part('vents', materials.mattePlastic('#060606'), moved(vents, 0, middle, 0)),
      part('screw', materials.steel(), moved(merged(mounts, rim), 0, middle, 0)),
      ...ports.map((part) => movedPart(part, 0, middle, 0)),
      ratingPlate(0.09, [-0.22 * width, middle - 0.04, rearPlane]),
      part('cord', materials.rubber(), cord),
      movedPart(screen, 0, middle + 0.004, 0.0152),
      part('light', materials.glowing(isOn ? '#4ad06a' : '#d8362e'), light),
    ];
  },
});
