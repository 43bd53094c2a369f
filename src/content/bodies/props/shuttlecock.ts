import { lathe, materials, moved, sphere } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { part } from './parts/rod.js';

/** Its cork is below. */
const shuttlecockParts = (): Part[] => [
  part('cork', moved(sphere(0.014, 20), 0, -0.02, 0), materials.leather('#efe7d4')),
  part(
    'feathers',
    lathe(
      [
        [0.012, -0.018],
        [0.033, 0.05],
        [0.0315, 0.05],
        [0.01, -0.016],
      ],
      { segments: 16, crease: 10, closed: true },
    ),
    { ...materials.paper('#f7f5ee'), doubleSided: true },
  ),
];

export const shuttlecock = defineProp({
  name: 'a shuttlecock',
  build: () => ballInHand(shuttlecockParts(), 0.03),
});
