import { lathe, materials } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** It hangs below the hand, whose thumb is at its upper end. */
export const skiPole = defineProp({
  name: 'a ski pole',
  build: (variation) => [
    handle(-0.07, 0.08, 0.016),
    part('shaft', rod(-1.02, -0.05, 0.008), materials.paint(strongTint(variation))),
    part(
      'basket',
      lathe(
        [
          [0, -0.95],
          [0.05, -0.955],
          [0.05, -0.965],
          [0, -0.96],
        ],
        { segments: 24 },
      ),
      materials.plastic('#24252a'),
    ),
  ],
});
