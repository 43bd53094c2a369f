import { ball, blob, limb, materials, organic } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';

const mitt = memoize(() => {
  const finger = (y: number, z: number) =>
    limb([0, y * 0.5, 0.02], [0.035, y, z], 0.026, 0.023, { blend: 0.012 });
  return organic(
    [
      blob([0, 0, 0.01], [0.04, 0.085, 0.085]),
      finger(-0.078, 0.12),
      finger(-0.03, 0.148),
      finger(0.018, 0.15),
      finger(0.062, 0.135),
      limb([0.01, 0.06, -0.03], [0.05, 0.125, 0.055], 0.03, 0.025, { blend: 0.012 }),
      limb([0.04, 0.085, 0.1], [0.055, 0.115, 0.06], 0.02, 0.02, { blend: 0.012 }),
      limb([0, 0, -0.05], [0, 0, -0.085], 0.047, 0.044, { blend: 0.02 }),
      ball([0.085, 0.01, 0.045], 0.072, { mode: 'carve', blend: 0.015 }),
    ],
    { cell: 0.0115 },
  );
});

/** Worn over the hand, its pocket before the palm. */
export const baseballGlove = defineProp({
  name: 'a baseball glove',
  hand: 'open',
  build(variation) {
    const tint = variation.child('leather').choice(['#8a5326', '#6b3c1c', '#a9713a', '#2a2421']);
    return [part('glove', mitt(), materials.leather(tint))];
  },
});
