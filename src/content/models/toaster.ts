import { bothSides, materials, moved, oklch, part, turned, type Vec3 } from '../../world/modeling/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import { beveledBox, box, cylinder, loft, section, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { slots } from './parts/appliance-fittings.js';

/** A toaster with two long slots; lever and browning knob are in front, on one of its narrow ends. */
export const toaster = defineModel({
  category: 'toaster',
  broadClass: 'electronics',
  hasFront: false, // people differ on which side it is
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const long = size.uniform(0.25, 0.3); // along z
    const width = size.uniform(0.15, 0.18);
    const height = size.uniform(0.17, 0.2);
    const shell = look.choice([
      materials.chrome(),
      materials.steel(),
      materials.paint(oklch(look.uniform(0.5, 0.85), look.uniform(0.05, 0.15), look.uniform(0, 360))),
      materials.paint(oklch(look.uniform(0.5, 0.85), look.uniform(0.05, 0.15), look.uniform(0, 360))),
    ]);
    const trim = materials.mattePlastic('#1c1d1f');
    const hasToast = look.float() < 0.5;

    const low = 0.014;
    const ring = (w: number, l: number, r: number, y: number) =>
      section(roundedRectangle(w, l, r, 6), 'y', y);
    const [r, top] = [0.035, height];
    const body = loft(
      [
        ring(width * 0.96, long * 0.98, r, low + 0.012),
        ring(width, long, r, low + 0.02),
        ring(width, long, r, top - 0.04),
        ...[0, 20, 40, 60, 75, 90].map((_, i, all) => {
          const t = i / (all.length - 1);
          const inset = 0.03 * t * t;
          return ring(width - 2 * inset, long - 1.4 * inset, r, top - 0.03 + 0.03 * (1 - (1 - t) * (1 - t)));
        }),
      ],
      { crease: 30 },
    );
    const base = beveledBox(width * 0.97, 0.022, long * 0.985, 0.008, 3);
    const slotX = 0.03;
    const slot = box(0.026, 0.002, 0.62 * long);
    const frame = beveledBox(0.036, 0.004, 0.66 * long, 0.0015, 1);
    const toast = moved(beveledBox(0.014, 0.075, 0.36 * long, 0.012, 3), slotX, top - 0.006, 0);
    const z = long / 2;
    const leverY = top * 0.62;
    const knob = turned(cylinder(0.017, 0.016, 32, 0.003), 'x', 90);
    const cord = smoothCurve<Vec3>(5, [
      [0.03, 0.03, -z + 0.01],
      [0.03, 0.028, -z - 0.012],
      [0.032, 0.006, -z - 0.03],
      [0.0, 0.0045, -z - 0.05],
      [-0.05, 0.0045, -z - 0.04],
    ]);
    const foot = moved(cylinder(0.012, low, 20), width / 2 - 0.03, low / 2, z - 0.04);
    const leverTrack = moved(box(0.007, top * 0.42, 0.002), 0.018, top * 0.54, z + 0.0032);
    const lever = moved(beveledBox(0.042, 0.016, 0.03, 0.006, 3), 0.018, leverY, z + 0.017);
    const mark = moved(box(0.0025, 0.011, 0.001), -0.02, top * 0.3 + 0.008, z + 0.0183);
    const buttons = [0.46, 0.57, 0.68].map((share) =>
      moved(turned(cylinder(0.0065, 0.006, 20, 0.0015), 'x', 90), -0.022, top * share, z + 0.004),
    );
    const vents = moved(slots(4, 0.06, 0.007), 0, top * 0.335, -z - 0.0012);
    return [
      part('body', shell, body),
      part('base', trim, moved(base, 0, low + 0.011, 0)),
      part('slot frame', materials.steel(), bothSides(moved(frame, slotX, top, 0))),
      part('slot', materials.mattePaint('#0c0908'), bothSides(moved(slot, slotX, top + 0.0018, 0))),
      ...(hasToast ? [part('toast', materials.bread('#b8783a'), bothSides(toast))] : []),
      part('panel', trim, moved(beveledBox(0.09, top * 0.72, 0.006, 0.0025), 0, top * 0.47, z)),
      part('lever track', materials.mattePaint('#000000'), leverTrack),
      part('lever', materials.chrome(), lever),
      part('knob', materials.chrome(), moved(knob, -0.02, top * 0.3, z + 0.01)),
      part('mark', materials.plastic('#c2302a'), mark),
      part('button', materials.plastic('#d9dcde'), buttons),
      part('rear panel', trim, moved(beveledBox(0.085, top * 0.3, 0.005, 0.0022, 1), 0, top * 0.3, -z)),
      part('vents', materials.mattePaint('#000000'), vents),
      part('crumb tray', materials.steel(), [
        moved(beveledBox(0.6 * width, 0.016, 0.01, 0.003, 1), 0, low + 0.011, -z - 0.001),
        moved(beveledBox(0.05, 0.008, 0.016, 0.003, 1), 0, low + 0.009, -z - 0.008),
      ]),
      part('cord', materials.rubber(), tube(cord, 0.004, 10)),
      part('foot', materials.rubber(), bothSides(foot, moved(foot, 0, 0, 0.08 - long))),
    ];
  },
});
