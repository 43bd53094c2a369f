import { blob, limb, materials, organic, lathe, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { memoize } from '../../../core/memoize.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Around the closed hand, which lies behind the origin: its wrist is 0.036 m back of the palm and 0.092 m from the knuckles. */
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

/** Worn over the fist. */
export const boxingGlove = defineProp({
  name: 'a boxing glove',
  covers: true,
  hand: 'fist',
  build(variation) {
    // as wide as sleeves that reach the wrist, its mouth narrow about bare wrists
    const cuff = lathe(
      [
        [0.053, -0.028],
        [0.051, 0.03],
        [0.047, 0.034],
        [0.03, 0.03],
        [0.028, -0.026],
        [0.048, -0.034],
      ],
      { segments: 28, closed: true },
    );
    return [
      part('glove', fist(), materials.leather(strongTint(variation))),
      part('cuff', moved(turned(cuff, 'x', 90), -0.036, -0.002, -0.112), materials.fabric('#f2f0ea')),
    ];
  },
});
