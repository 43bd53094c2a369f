import { cylinder, materials, merged, moved, sphere, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

const radius = 0.108;

export const bowlingBall = defineProp({
  name: 'a bowling ball',
  hand: 'open',
  build(variation) {
    const hole = (degrees: number) => turned(moved(cylinder(0.012, 0.004, 20), 0, radius, 0), 'z', degrees);
    const ball = [
      part('ball', sphere(radius, 48), materials.glossy(strongTint(variation))),
      part('holes', merged(hole(-12), hole(12), turned(hole(0), 'x', 24)), materials.rubber('#111114')),
    ];
    return ballInHand(ball, radius);
  },
});
