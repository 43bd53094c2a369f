import { points3, pow } from '../../core/index.js';
import { materials, mixed, oklch, part, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import {
  movedOutline,
  roundedRectangle,
  smoothCurve,
  superellipse,
} from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  cylinder,
  loft,
  section,
  smoothSections,
  sweep,
  torus,
  tube,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A school or day backpack: pockets with zips in front, straps and padding at the rear, where the wearer is. */
export const backpack = defineModel({
  category: 'backpack',
  broadClass: 'containers',
  hasFront: true,
  frontShownBy: 'the pockets, opposite the straps',
  silhouetteView: { yaw: [58, 80], elevation: [8, 14] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.28, 0.33);
    const height = size.uniform(0.42, 0.49);
    const depth = size.uniform(0.15, 0.19);
    const tint = oklch(look.uniform(0.3, 0.65), look.uniform(0.04, 0.15), look.uniform(0, 360));
    const second = look.choice([
      mixed(tint, '#101114', 0.6),
      mixed(tint, '#ffffff', 0.5),
      oklch(0.35, 0.02, 260),
    ]);
    const hasSides = variation.child('pockets').float() < 0.7;
    const cloth = materials.fabric(tint);
    const trim = materials.fabric(second);
    const webbing = materials.fabric('#1d1e21');

    // width, depth and how far its middle lies in front, from the bottom up; the rear stays nearly flat
    const levels = points3(`
      0,0.8,0.7 0.015,0.92,0.88 0.12,1,1 0.5,1,1 0.78,0.96,0.88 0.92,0.8,0.66 0.985,0.5,0.4 1,0.2,0.2
    `);
    const bulge = 3.4;
    const rings = levels.map(([y, w, d]) =>
      section(
        movedOutline(superellipse(w * width, d * depth, bulge, 40), 0, (d - 1) * 0.36 * depth),
        'y',
        y * height,
      ),
    );
    /** The place of the body's front at x and y. */
    const onFront = (x: number, y: number): Vec3 => {
      const k = Math.max(
        1,
        levels.findIndex(([level]) => level * height >= y),
      );
      const [[y0, w0, d0], [y1, w1, d1]] = [levels[k - 1], levels[k]];
      const t = (y / height - y0) / (y1 - y0);
      const [w, d] = [w0 + (w1 - w0) * t, d0 + (d1 - d0) * t];
      const share = pow(Math.abs(x) / (0.5 * w * width), bulge);
      return [x, y, (d - 1) * 0.36 * depth + 0.5 * d * depth * pow(1 - share, 1 / bulge)];
    };
    const body = loft(smoothSections(rings, 3));
    const front = depth / 2;
    const big = beveledBox(0.78 * width, 0.42 * height, 0.075, 0.034, 4);
    const small = beveledBox(0.62 * width, 0.2 * height, 0.05, 0.022, 4);
    const [bigY, bigZ] = [0.27 * height, front];
    const [smallY, smallZ] = [0.2 * height, front + 0.032];
    /** A zip along the top and upper sides of a box of that size, at a depth. */
    const zip = (w: number, h: number, y: number, z: number): Part['mesh'] => {
      const path: Vec3[] = [
        [-w / 2, y - 0.12 * h, z],
        [-w / 2, y + 0.3 * h, z],
        [-w / 2 + 0.02, y + 0.45 * h, z],
        [-w / 2 + 0.045, y + h / 2, z],
        [w / 2 - 0.045, y + h / 2, z],
        [w / 2 - 0.02, y + 0.45 * h, z],
        [w / 2, y + 0.3 * h, z],
        [w / 2, y - 0.12 * h, z],
      ];
      return tube(smoothCurve(3, path), 0.0035, 8);
    };
    const pull = (x: number, y: number, z: number): Part['mesh'] =>
      merged(
        moved(beveledBox(0.009, 0.03, 0.004, 0.0015, 1), x, y - 0.016, z),
        moved(turned(torus(0.005, 0.0015, 16, 8), 'x', 90), x, y, z),
      );
    const strapPath = smoothCurve<Vec3>(5, [
      [0.055, 0.9 * height, -0.36 * depth],
      [0.062, 0.93 * height, -0.62 * depth],
      [0.075, 0.84 * height, -0.95 * depth],
      [0.092, 0.62 * height, -1.08 * depth],
      [0.11, 0.38 * height, -0.92 * depth],
      [0.118, 0.2 * height, -0.62 * depth],
      [0.118, 0.1 * height, -0.42 * depth],
    ]);
    const cut = 20;
    const wide = sweep(strapPath.slice(0, cut), roundedRectangle(0.056, 0.014, 0.006, 3), 1, {
      up: [0, -0.3, -1],
    });
    const narrow = sweep(strapPath.slice(cut - 2), roundedRectangle(0.024, 0.004, 0.0015, 2), 1, {
      up: [0, -0.3, -1],
    });
    const buckle = strapPath[cut - 1];
    const loop = tube(
      smoothCurve<Vec3>(6, [
        [-0.03, 0.93 * height, -0.34 * depth],
        [-0.026, 1.03 * height, -0.42 * depth],
        [0.026, 1.03 * height, -0.42 * depth],
        [0.03, 0.93 * height, -0.34 * depth],
      ]),
      0.008,
      10,
    );
    const pad = beveledBox(0.2 * width, 0.6 * height, 0.026, 0.012, 3);
    const side = moved(beveledBox(0.045, 0.3 * height, 0.62 * depth, 0.018, 3), width / 2, 0.2 * height, 0);
    const bottle = moved(cylinder(0.03, 0.2, 28, 0.008), width / 2 + 0.012, 0.31 * height, 0);
    const badge = moved(beveledBox(0.07, 0.04, 0.006, 0.002, 1), 0, 0.66 * height, front - 0.002);
    const buckleMesh = bothSides(moved(beveledBox(0.05, 0.018, 0.02, 0.004), ...buckle));
    return [
      part('body', cloth, body),
      part('front pocket', cloth, moved(big, 0, bigY, bigZ)),
      part('small pocket', trim, moved(small, 0, smallY, smallZ)),
      part('zip', webbing, [
        zip(0.78 * width, 0.42 * height, bigY, bigZ + 0.012),
        zip(0.62 * width, 0.2 * height, smallY, smallZ + 0.01),
        tube(
          Array.from({ length: 21 }, (_, i) =>
            onFront(
              (0.8 * (i / 20) - 0.4) * width,
              (0.5 + 0.38 * (1 - pow(Math.abs(i / 10 - 1), 2.6))) * height,
            ),
          ),
          0.004,
          8,
        ),
      ]),
      part('zip pull', materials.steel(), [
        pull(0.2 * width, bigY + 0.21 * height, bigZ + 0.018),
        pull(-0.14 * width, smallY + 0.1 * height, smallZ + 0.016),
      ]),
      part('badge', materials.leather('#7a4f2c'), badge),
      part('strap', trim, bothSides(wide)),
      part('webbing', webbing, bothSides(narrow)),
      part('buckle', materials.mattePlastic('#141517'), buckleMesh),
      part('handle', webbing, loop),
      part('padding', trim, bothSides(moved(pad, 0.2 * width, 0.42 * height, -depth / 2 + 0.002))),
      ...(hasSides
        ? [
            part('side pocket', trim, bothSides(side)),
            part('flask', materials.paint(look.choice(['#c9d3d8', '#d8632e', '#3f6f5a'])), bottle),
          ]
        : []),
    ];
  },
});
