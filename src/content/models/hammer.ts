import { points, points3 } from '../../core/points.js';
import { bothSides, materials, moved, oklch, part, turned, type Vec3 } from '../../world/modeling/index.js';
import { movedOutline, roundedRectangle, superellipse } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  lathe,
  loft,
  section,
  smoothSections,
  type ProfilePoint,
  type Ring,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A claw hammer, upright on the end of its handle; it strikes with its face (+Z), the claw is behind. */
export const hammer = defineModel({
  category: 'hammer',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: false,
  silhouetteView: { yaw: [66, 88], elevation: [6, 14] },
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const long = size.uniform(0.29, 0.34);
    const thick = size.uniform(0.03, 0.034);
    const face = size.uniform(0.0135, 0.016);
    const claw = size.uniform(0.07, 0.085);
    const hasGrip = look.float() < 0.55;
    const grip = oklch(look.uniform(0.4, 0.65), look.uniform(0.1, 0.18), look.choice([28, 60, 145, 260, 95]));
    const shaft = hasGrip
      ? look.choice([materials.steel(), materials.plastic('#202124')])
      : materials.wood(look.choice(['#c49a62', '#a9743f', '#8a5a2e']));
    const metal = look.choice([materials.steel(), materials.iron(), materials.chrome()]);

    // the handle: depth along z is larger than width, as it lies in the hand
    const levels = points3(`
      0,0.8,0.86 0.012,1,1.04 0.06,0.98,0.98 0.2,0.98,0.92 0.4,0.94,1 0.62,0.72,0.78 0.8,0.64,0.68
      1,0.62,0.7
    `);
    const rings = levels.map(([y, w, d]) =>
      section(superellipse(w * thick * 0.8, d * thick, 2.6, 28), 'y', y * long),
    );
    const handle = loft(smoothSections(rings, 4));
    const cover = loft(
      smoothSections(
        levels
          .slice(0, 5)
          .map(([y, w, d]) =>
            section(superellipse(w * thick * 0.8 + 0.004, d * thick + 0.004, 2.6, 28), 'y', y * long - 0.001),
          ),
        4,
      ),
    );
    const y = long - 0.004;
    const cheek = beveledBox(0.024, 0.032, 0.034, 0.006, 3);
    const poll: ProfilePoint[] = [
      ...points('0.011,0 0.0115,0.012 0.0095,0.02 0.0095,0.028'),
      [face - 0.001, 0.036],
      [face, 0.038],
      [face, 0.05],
      [face - 0.0015, 0.0525],
      [0, 0.053],
    ];
    const strike = moved(turned(lathe(poll, { segments: 40 }), 'x', 90), 0, y, 0.012);
    /** One tine: it bends down and back, and leaves a wedge between itself and the other. */
    const tine = Array.from({ length: 11 }, (_, i): Ring => {
      const t = i / 10;
      const z = -0.012 - claw * t;
      const drop = -0.45 * claw * t * t;
      const open = 0.0085 * Math.max(0, t - 0.25);
      const [w, h] = [0.0115 * (1 - 0.15 * t), 0.024 * (1 - t) + 0.0035];
      const middle = open + w / 2;
      const outline = movedOutline(roundedRectangle(w, h, Math.min(0.002, h / 3), 3), middle, 0);
      // sections lean with the bend
      return outline.map(([x, up]): Vec3 => [
        x,
        y + drop + up * (1 - 0.25 * t) + 0.003 * (1 - t),
        z - up * 0.75 * t,
      ]);
    });
    const wedge = beveledBox(0.012, 0.003, 0.02, 0.001, 1);
    return [
      part('handle', shaft, handle),
      ...(hasGrip ? [part('grip', materials.rubber(grip), cover)] : []),
      part('head', metal, [moved(cheek, 0, y, 0), strike]),
      part('claw', metal, bothSides(loft(tine))),
      part('wedge', hasGrip ? metal : shaft, moved(wedge, 0, y + 0.0165, 0)),
    ];
  },
});
