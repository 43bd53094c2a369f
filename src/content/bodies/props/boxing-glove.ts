import { ball, limb, materials, organic, lathe, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

const fist = memoize(() =>
  organic(
    [
      ball([0.005, -0.008, 0.03], 0.066),
      ball([0.02, 0.012, 0.012], 0.058, { blend: 0.03 }),
      limb([0, 0, -0.03], [0, 0, -0.08], 0.052, 0.043, { blend: 0.03 }),
      limb([0.02, 0.05, -0.02], [0.042, 0.05, 0.04], 0.027, 0.025, { blend: 0.012 }),
    ],
    { cell: 0.012 },
  ),
);

/** Worn over the fist. */
export const boxingGlove = defineProp({
  name: 'a boxing glove',
  hand: 'fist',
  build(variation) {
    const cuff = lathe(
      [
        [0.046, -0.03],
        [0.05, 0.03],
        [0.047, 0.032],
        [0.04, -0.03],
      ],
      { segments: 28, closed: true },
    );
    return [
      part('glove', fist(), materials.leather(strongTint(variation))),
      part('cuff', moved(turned(cuff, 'x', -90), -0.004, 0, -0.09), materials.fabric('#f2f0ea')),
    ];
  },
});
