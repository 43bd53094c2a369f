import { materials } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';
import { strungHead } from './parts/strung-head.js';
import { strongTint } from './parts/tint.js';

export const badmintonRacket = defineProp({
  name: 'a badminton racket',
  tilt: 35,
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.07, 0.1, 0.014),
      part('shaft', rod(0.1, 0.33, 0.0055), materials.steel()),
      ...strungHead({
        middle: 0.44,
        halfWidth: 0.1,
        halfHeight: 0.13,
        frame: 0.007,
        string: 0.0018,
        mesh: 0.02,
        tint,
      }),
    ];
  },
});
