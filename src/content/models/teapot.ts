import { points } from '../../core/points.js';
import type { Vec3 } from '../../world/model.js';
import { part } from '../../world/modeling/mesh/index.js';
import { ellipse, materials, mixed, moved, oklch, smoothCurve, turned } from '../../world/modeling/index.js';
import {
  cylinder,
  lathe,
  sphere,
  sweep,
  tube,
  type ProfilePoint,
} from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** Outer profiles from the foot to the lid's seat, for a body of radius 1: round, tall, squat. */
const bodies: readonly (readonly ProfilePoint[])[] = [
  points('0.55,0 0.62,0.06 0.9,0.4 1,0.8 0.9,1.2 0.62,1.46'),
  points('0.6,0 0.68,0.06 0.95,0.5 0.98,0.9 0.8,1.5 0.58,1.8'),
  points('0.62,0 0.7,0.05 0.96,0.3 1,0.56 0.88,0.9 0.6,1.08'),
];

/** A teapot with its lid on; the spout points to +Z, the handle to -Z. */
export const teapot = defineModel({
  category: 'teapot',
  broadClass: 'containers',
  hasFront: false,
  bestView: { heading: [60, 82] },
  silhouetteView: views.profile,
  knownBy: ['outline'],
  thick: true,
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.072, 0.088);
    const body = size.choice(bodies).map(([r, y]): ProfilePoint => [r * radius, y * radius]);
    const [neck, top] = body[body.length - 1];
    const glaze = oklch(look.uniform(0.4, 0.92), look.uniform(0.02, 0.13), look.uniform(0, 360));
    const trim = look.choice([glaze, mixed(glaze, '#ffffff', 0.75), mixed(glaze, '#20242c', 0.7)]);
    const spoutTop = size.uniform(0.92, 1.08) * top;

    const start = 0.34 * top;
    const z = 0.9 * radius;
    const spout = smoothCurve<Vec3>(5, [
      [0, start - 0.1 * radius, z - 0.3 * radius],
      [0, start, z],
      [0, start + 0.3 * (spoutTop - start), z + 0.36 * radius],
      [0, start + 0.75 * (spoutTop - start), z + 0.54 * radius],
      [0, spoutTop, z + 0.84 * radius],
    ]);
    const widths = smoothCurve(5, [[0.36], [0.33], [0.22], [0.155], [0.135]]).map(([r]) => r * radius);
    const [before, tip] = spout.slice(-2);
    const slope: Vec3 = [0, tip[1] - before[1], tip[2] - before[2]];
    const angle = slope[2] > slope[1] ? 58 : 40; // of the mouth, from upright
    const mouth = moved(turned(cylinder(0.1 * radius, 0.002, 24), 'x', angle), 0, tip[1], tip[2]);
    const handle = smoothCurve<Vec3>(6, [
      [0, 0.88 * top, -0.78 * radius],
      [0, 0.98 * top, -1.2 * radius],
      [0, 0.84 * top, -1.66 * radius],
      [0, 0.5 * top, -1.72 * radius],
      [0, 0.26 * top, -1.36 * radius],
      [0, 0.22 * top, -0.7 * radius],
    ]);
    const dome: ProfilePoint[] = [
      [neck * 1.06, 0],
      [neck * 1.08, 0.03 * radius],
      [neck * 1.02, 0.07 * radius],
      ...smoothCurve<ProfilePoint>(4, [
        [neck * 0.98, 0.08 * radius],
        [neck * 0.8, 0.2 * radius],
        [neck * 0.4, 0.3 * radius],
        [0, 0.33 * radius],
      ]),
    ];
    const around = { segments: 72 };
    const ceramic = materials.ceramic(glaze);
    return [
      part('body', ceramic, lathe(smoothCurve(5, body), around)),
      part('lid', materials.ceramic(trim), moved(lathe(dome, around), 0, top - 0.01 * radius, 0)),
      part('knob', materials.ceramic(trim), moved(sphere(0.15 * radius, 24), 0, top + 0.42 * radius, 0)),
      part('spout', ceramic, tube(spout, widths, 24)),
      part('mouth', materials.mattePaint('#17120e'), mouth),
      part('handle', materials.ceramic(trim), sweep(handle, ellipse(0.013, 0.018, 16), 1, { up: [1, 0, 0] })),
    ];
  },
});
