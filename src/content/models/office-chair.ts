import { points } from '../../core/points.js';
import { materials, oklch, roundedRectangle, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, part, repeatedAround, turned } from '../../world/modeling/mesh/index.js';
import {
  beveledBox,
  cylinder,
  loft,
  smoothSections,
  sweep,
  tube,
  type Ring,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A swivel chair on five castors. */
export const officeChair = defineModel({
  category: 'office chair',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat, opposite the backrest',
  silhouetteView: views.slanted,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const seat = size.uniform(0.45, 0.52);
    const width = size.uniform(0.48, 0.53);
    const back = size.uniform(0.5, 0.66); // the back's height
    const reach = size.uniform(0.3, 0.34); // of the feet
    const extras = variation.child('extras');
    const hasArms = extras.choice([true, true, false]);
    const hasHeadrest = extras.choice([true, false]);
    const cover = look.choice([
      materials.fabric(oklch(look.uniform(0.3, 0.6), look.uniform(0.02, 0.13), look.uniform(0, 360))),
      materials.leather(look.choice(['#1f1f21', '#5a3a26', '#e4ded2'])),
    ]);
    const black = materials.mattePlastic('#1d1e20');
    const base = look.choice([materials.chrome(), black]);

    const arm = sweep(
      points([0, 0.115, 0.03], [0, 0.09, reach * 0.6], [0, 0.075, reach]),
      roundedRectangle(0.055, 0.035, 0.012, 2),
      [1, 0.85, 0.6],
    );
    const star = repeatedAround(arm, 5);
    const castor = merged(
      moved(turned(cylinder(0.028, 0.018, 16, 0.005), 'z', 90), 0.016, 0.028, reach),
      moved(turned(cylinder(0.028, 0.018, 16, 0.005), 'z', 90), -0.016, 0.028, reach),
      moved(cylinder(0.01, 0.05, 8), 0, 0.06, reach),
    );
    const post = merged(
      moved(cylinder(0.045, 0.1, 24, 0.01), 0, 0.12, 0),
      moved(cylinder(0.03, 0.16, 20), 0, 0.22, 0),
    );
    const piston = moved(cylinder(0.018, seat - 0.26, 16), 0, (seat + 0.22) / 2, 0);
    const plate = moved(beveledBox(0.2, 0.045, 0.26, 0.015), 0, seat - 0.055, -0.02);
    const lever = tube(
      points([-0.08, seat - 0.055, 0.05], [-0.2, seat - 0.06, 0.07], [-0.27, seat - 0.065, 0.07]),
      [0.007, 0.007, 0.011],
      8,
    );

    // The seat falls off at its front edge; the back follows the spine and wraps around it.
    const cushion = loft(
      smoothSections(
        (
          [
            [-0.23, 0.36, 0.05, 0.015],
            [-0.2, 0.45, 0.085, 0.008],
            [0, width, 0.09, 0],
            [0.19, width - 0.02, 0.085, -0.006],
            [0.245, width - 0.07, 0.06, -0.022],
            [0.26, width - 0.14, 0.03, -0.035],
          ] as const
        ).map(([z, w, h, y]): Ring =>
          roundedRectangle(w, h, h * 0.45, 3).map(([a, b]): Vec3 => [a, b + y, z]),
        ),
        3,
      ),
    );
    const foot = seat + 0.1;
    const lean = (y: number): number => {
      const t = (y - foot) / back;
      return -0.215 - 0.1 * t + 0.05 * (1 - (2 * t - 0.5) * (2 * t - 0.5));
    };
    const shell = (thick: number, inset: number, behind: number) =>
      loft(
        smoothSections(
          [0, 0.05, 0.3, 0.6, 0.88, 0.97, 1].map((t, i): Ring => {
            const ends = [0.6, 0.82, 1, 1, 0.93, 0.8, 0.6];
            const w = (width - 0.05 - inset) * ends[i];
            const h = i === 0 || i === 6 ? thick * 0.4 : thick;
            const y = foot + inset / 2 + (back - inset) * t;
            return roundedRectangle(w, h, h * 0.48, 3)
              .flatMap((p, k, all) => {
                const q = all[(k + 1) % all.length];
                // long sides get points in between, to bend
                const pieces = Math.abs(q[0] - p[0]) > 0.1 ? 8 : 1;
                return Array.from(
                  { length: pieces },
                  (_, s) =>
                    [p[0] + ((q[0] - p[0]) * s) / pieces, p[1] + ((q[1] - p[1]) * s) / pieces] as const,
                );
              })
              .map(([x, z]): Vec3 => [x, y, lean(y) + z - behind + 0.9 * x * x]);
          }),
          3,
        ),
      );
    const bracket = sweep(
      [
        [0, seat - 0.06, -0.1],
        [0, seat - 0.055, -0.25],
        [0, seat + 0.03, -0.285],
        [0, foot + 0.25, lean(foot + 0.25) - 0.05],
      ],
      roundedRectangle(0.07, 0.025, 0.01, 2),
    );
    const side = width / 2 + 0.045;
    const rest = merged(
      sweep(
        [
          [0.1, seat - 0.055, -0.02],
          [side - 0.03, seat - 0.055, -0.02],
          [side, seat - 0.02, -0.02],
          [side, seat + 0.2, -0.02],
        ],
        roundedRectangle(0.05, 0.022, 0.008, 2),
      ),
      moved(beveledBox(0.085, 0.032, 0.27, 0.015), side, seat + 0.21, 0.01),
    );
    const head = foot + back + 0.13;
    const headrest = moved(
      turned(beveledBox(0.27, 0.15, 0.065, 0.03, 3), 'x', -4),
      0,
      head,
      lean(foot + back) + 0.01,
    );
    const headPost = bothSides(
      tube(
        points([0.05, foot + back - 0.08, lean(foot + back) - 0.01], [0.05, head, lean(foot + back)]),
        0.009,
        8,
      ),
    );
    const parts: Part[] = [
      part('foot', base, star),
      part('castor', black, repeatedAround(castor, 5)),
      part('column', black, [post, plate, lever, bracket]),
      part('column', materials.chrome(), piston),
      part('seat', cover, moved(cushion, 0, seat, 0)),
      part('back', cover, shell(0.06, 0.02, 0)),
      part('back shell', black, shell(0.03, 0, 0.028)),
    ];
    if (hasArms) parts.push(part('armrest', black, bothSides(rest)));
    if (hasHeadrest) {
      parts.push(part('headrest', cover, headrest));
      parts.push(part('headrest post', black, headPost));
    }
    return parts;
  },
});
