import { channelOf, formatColor, points } from '../../core/index.js';
import { materials, Sheet, textured, type Mesh, type Part, type Vec3 } from '../../world/modeling/index.js';
import { mixed, oklch, type Linear } from '../../world/modeling/color.js';
import { mapParts, moved, part, scaled, turned } from '../../world/modeling/mesh/index.js';
import { ellipse, closedCurve, smoothCurve, type Outline } from '../../world/modeling/plane/index.js';
import {
  beveledBox,
  loft,
  prism,
  smoothSections,
  tube,
  type Ring,
} from '../../world/modeling/solids/index.js';
import { ellipse as oval, polyline, rect } from '../../draw/shapes.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A left sole from above, x and z, from the toe around by +x; the big toe is on the inner side (-x). */
const edge = closedCurve(
  4,
  points(`
    -0.012,0.142 0.02,0.132 0.043,0.095 0.047,0.05 0.038,-0.01 0.034,-0.07 0.028,-0.115 0,-0.138
    -0.028,-0.115 -0.031,-0.07 -0.028,-0.01 -0.042,0.05 -0.046,0.095 -0.037,0.128
  `),
) as Outline;

/** Rings of the upper, from the sole over the rim and down the inside. */
const rings = [
  // height, rear, front, width, how far from the sole's shape toward an oval
  [0.018, -0.132, 0.135, 0.99, 0],
  [0.034, -0.136, 0.137, 1, 0],
  [0.05, -0.136, 0.126, 0.94, 0.05],
  [0.062, -0.134, 0.098, 0.86, 0.15],
  [0.073, -0.132, 0.06, 0.8, 0.4],
  [0.086, -0.131, 0.026, 0.78, 0.6],
  [0.1, -0.131, 0.002, 0.78, 0.8],
  [0.108, -0.13, -0.006, 0.74, 1],
  [0.107, -0.12, -0.014, 0.6, 1],
  [0.085, -0.118, -0.008, 0.6, 1],
  [0.03, -0.114, 0.02, 0.6, 1],
] as const;
const rim = 7 / (rings.length - 1);

/** A left trainer, its toe toward +Z. */
export const shoe = defineModel({
  category: 'shoe',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the toe',
  bestView: { heading: [58, 78] },
  silhouetteView: views.profile,
  knownBy: ['outline'],
  thick: true,
  distinct: true,
  build(variation) {
    const size = variation.child('size').uniform(0.94, 1.06);
    const look = variation.child('look');
    const main = oklch(look.uniform(0.35, 0.92), look.uniform(0.01, 0.16), look.uniform(0, 360));
    const accent = look.choice([
      mixed(main, '#ffffff', 0.85),
      mixed(main, '#121316', 0.8),
      oklch(0.6, 0.18, look.uniform(0, 360)),
    ]);
    const sole = look.choice(['#f3f1ea', '#f3f1ea', '#d9b98a', '#26272a']);
    const high = variation.child('collar').uniform(0, 0.03);

    const round = ellipse(0.088, 2, edge.length);
    const upper = rings.map(([y, rear, front, width, roundness], k): Ring => {
      const lift = k < 5 ? 0 : (high * Math.min(k - 4, 3, 11 - k)) / 3;
      return edge.map(([x, z], i) => {
        // both outlines run from the toe to the heel as t goes from 1 to -1
        const [ox, oz] = round[(i + Math.round(edge.length / 4)) % edge.length];
        const t = z / 0.14 + (oz - z / 0.14) * roundness;
        const across = x + (-ox - x) * roundness;
        const dip = k > 4 && k < 9 ? 0.012 * (1 - t * t) : 0; // the collar is lower at the ankle
        return [across * width, y + lift - dip, (rear + front) / 2 + (t * (front - rear)) / 2];
      });
    });
    const outsole = prism(grown(0.06), 0.008, { bevel: 0.002, bevelSegments: 1 });
    const midsole = moved(prism(grown(0.045), 0.022, { bevel: 0.005 }), 0, 0.006, 0);
    const tongue = turned(beveledBox(0.042, 0.044, 0.009, 0.0044, 3), 'x', 20);
    const lace = (t: number): Mesh => {
      const [y, z] = [0.07 + (0.032 + high * 0.7) * t, 0.078 - 0.082 * t + 0.02 * t * t];
      // Its ends go into the upper.
      const path: Vec3[] = [
        [-0.026, y - 0.024, z - 0.004],
        [-0.021, y - 0.008, z + 0.001],
        [-0.011, y - 0.002, z + 0.003],
        [0.011, y - 0.002, z - 0.003],
        [0.021, y - 0.008, z - 0.001],
        [0.026, y - 0.024, z - 0.004],
      ];
      return tube(smoothCurve(3, path), 0.0032, 8, { caps: 'round' });
    };
    const picture = textured(materials.satin(), pattern(main, accent).image);
    const parts: Part[] = [
      part('upper', picture, loft(smoothSections(upper, 4), { crease: 60 })),
      part('tongue', materials.fabric(main), moved(tongue, 0, 0.106 + high, -0.005)),
      part('midsole', materials.rubber(sole), midsole),
      part('outsole', materials.rubber(mixed(sole, '#3b2a1c', 0.55)), outsole),
      part('laces', materials.fabric('#f2f0ea'), [0, 0.3, 0.6, 0.9].map(lace)),
    ];
    return mapParts(parts, (mesh) => scaled(mesh, size));
  },
});

const grown = (by: number): Outline => edge.map(([x, z]) => [x * (1 + by), z * (1 + by * 0.35)]);

/** Toe cap, heel counter, stripes and lining, unrolled: across from the toe around to the toe, down from sole to inside. */
function pattern(main: Linear, accent: Linear): Sheet {
  const hex = (tint: Linear): string =>
    formatColor([channelOf(tint[0]), channelOf(tint[1]), channelOf(tint[2])]);
  const [body, trim, seam] = [hex(main), hex(accent), hex(mixed(main, '#0c0c0e', 0.45))];
  const tall = 0.35; // about as much of the picture's width as the upper's height is of its girth
  const sheet = new Sheet(1, tall, body, 512);
  const down = (v: number): number => (v - 0.5) * tall;
  const band = (from: number, to: number, low: number, high: number, tint: string): Sheet =>
    sheet.fill(rect(from - 0.5, down(low), to - from, (high - low) * tall), tint);
  for (const toe of [-0.5, 0.5])
    sheet.fill(oval(toe, down(0), 0.27, 0.097), seam).fill(oval(toe, down(0), 0.262, 0.091), trim);
  band(0.405, 0.595, 0, rim, seam);
  band(0.412, 0.588, 0, rim, trim);
  for (const side of [1, -1])
    for (const at of [0.28, 0.225, 0.17]) {
      const line = [
        [at - 0.045, down(0)],
        [at - 0.01, down(0.42 * rim)],
        [at + 0.005, down(0.6 * rim)],
      ] as const;
      sheet.stroke(polyline(line.map(([x, y]) => [side * x, y] as const)), trim, 0.02);
    }
  band(0, 1, rim - 0.02, rim + 0.02, seam);
  return band(0, 1, rim + 0.02, 1, hex(mixed(accent, '#3a3a40', 0.6)));
}
