import { materials, sphere, tube } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { defineProp } from './define.js';
import { ballInHand } from './parts/ball-in-hand.js';
import { part } from './parts/rod.js';
import { seam } from './tennis-ball.js';

const baseballParts = (): Part[] => [
  part('ball', sphere(0.0368, 32), materials.leather('#f3efe6')),
  part('seam', tube(seam(0.0368), 0.0018, 6, { closed: true }), materials.fabric('#c22a2a')),
];

export const baseball = defineProp({
  name: 'a baseball',
  build: () => ballInHand(baseballParts(), 0.0368),
});
