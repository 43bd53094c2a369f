import { memoize, points, points3 } from '../../../core/index.js';
import type { Mesh, Vec3 } from '../../../world/model.js';
import { part } from '../../../world/modeling/mesh/index.js';
import { ball, blob, lathe, limb, materials, moved, organic, turned } from '../../../world/modeling/index.js';
import { sheet } from '../../../world/modeling/organic/shapes.js';
import { here } from './attach.js';
import { defineProp, type Belonging } from './define.js';
import { band, limbCut } from './parts/band.js';
import { strongTint } from './parts/pieces.js';

/** Around the closed hand behind the origin: its wrist is 0.036 m back of the palm, 0.092 m from the knuckles. */
const fist = memoize(() =>
  organic(
    [
      blob([-0.008, -0.002, 0.008], [0.066, 0.064, 0.064]),
      blob([-0.026, -0.002, -0.03], [0.053, 0.058, 0.062], { blend: 0.03 }),
      limb([-0.034, -0.002, -0.06], [-0.036, -0.002, -0.1], 0.049, 0.038, { blend: 0.03 }),
      limb([-0.012, 0.042, -0.05], [0.026, 0.05, 0.02], 0.028, 0.026, { blend: 0.012 }),
    ],
    { cell: 0.012 },
  ),
);

/** A boxing glove worn over the fist. */
export const boxingGlove = defineProp({
  name: 'a boxing glove',
  covers: true,
  hand: 'fist',
  build(variation) {
    // as wide as sleeves that reach the wrist, its mouth narrow about bare wrists
    const cuff = lathe(points('0.053,-0.028 0.051,0.03 0.047,0.034 0.03,0.03 0.028,-0.026 0.048,-0.034'), {
      segments: 28,
      closed: true,
    });
    return [
      part('glove', materials.leather(strongTint(variation)), fist()),
      part('cuff', materials.fabric('#f2f0ea'), moved(turned(cuff, 'x', 90), -0.036, -0.002, -0.112)),
    ];
  },
});

/** Around the open hand behind the origin: its knuckles are 0.037 m back of it, its wrist 0.092 m from them. */
const mitt = memoize(() => {
  const finger = (y: number, tip: Vec3) => limb([-0.034, y, -0.005], tip, 0.026, 0.022, { blend: 0.01 });
  const [thumbBase, thumbMiddle, thumbTip]: Vec3[] = points3(`
    -0.026,0.032,-0.055 -0.014,0.072,0.008 0.018,0.1,0.07
  `);
  return organic(
    [
      blob([-0.026, 0, -0.02], [0.043, 0.066, 0.08]),
      finger(-0.04, [0.01, -0.067, 0.117]),
      finger(-0.015, [0.01, -0.026, 0.148]),
      finger(0.009, [0.01, 0.016, 0.153]),
      finger(0.03, [0.013, 0.056, 0.143]),
      limb(thumbBase, thumbMiddle, 0.032, 0.03, { blend: 0.02 }),
      limb(thumbMiddle, thumbTip, 0.029, 0.024, { blend: 0.01 }),
      // the web
      sheet([thumbTip, [0.013, 0.056, 0.135], [-0.012, 0.05, 0.03]], 0.012, { blend: 0.012 }),
      limb([-0.036, -0.002, -0.06], [-0.036, -0.002, -0.105], 0.047, 0.044, { blend: 0.02 }),
      ball([0.052, 0.012, 0.03], 0.06, { mode: 'carve', blend: 0.015 }),
    ],
    { cell: 0.0115 },
  );
});

/** A glove worn over the hand, its pocket in front of the palm. */
export const baseballGlove = defineProp({
  name: 'a baseball glove',
  covers: true,
  hand: 'open',
  build(variation) {
    const tint = variation.child('leather').choice(['#8a5326', '#6b3c1c', '#a9713a', '#2a2421']);
    return [part('glove', materials.leather(tint), mitt())];
  },
});

/** The thickness of a glove's cloth, meters. */
const clothThickness = 0.003;

/** The hand's own shape, a little larger, with a cuff. */
export const glove: Belonging = {
  name: 'a glove',
  at: 'hand',
  covers: true,
  put(variation, body, side) {
    const material = materials.fabric(strongTint(variation));
    const hands = body.parts.filter(({ name }) => name === `${side} hand`);
    const cuff = band(body, limbCut(body, side, 'elbow', 'wrist', 0.95), 0.055, 0.01);
    return here('a glove', [
      ...hands.map(({ mesh }) => part('glove', material, grown(mesh))),
      part('cuff', material, cuff),
    ]);
  },
};

function grown({ positions, normals, indices }: Mesh): Mesh {
  return { positions: positions.map((value, i) => value + clothThickness * normals[i]), normals, indices };
}
