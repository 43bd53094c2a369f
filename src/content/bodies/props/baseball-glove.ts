import { ball, blob, limb, materials, organic } from '../../../world/modeling/index.js';
import { sheet } from '../../../world/modeling/organic/shapes.js';
import type { Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';

/** Around the open hand, which lies behind the origin: its knuckles are 0.037 m back of it, its wrist 0.092 m from them. */
const mitt = memoize(() => {
  const finger = (y: number, tip: Vec3) => limb([-0.034, y, -0.005], tip, 0.026, 0.022, { blend: 0.01 });
  const [thumbBase, thumbMiddle, thumbTip]: Vec3[] = [
    [-0.026, 0.032, -0.055],
    [-0.014, 0.072, 0.008],
    [0.018, 0.1, 0.07],
  ];
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

/** Worn over the hand, its pocket before the palm. */
export const baseballGlove = defineProp({
  name: 'a baseball glove',
  covers: true,
  hand: 'open',
  build(variation) {
    const tint = variation.child('leather').choice(['#8a5326', '#6b3c1c', '#a9713a', '#2a2421']);
    return [part('glove', mitt(), materials.leather(tint))];
  },
});
