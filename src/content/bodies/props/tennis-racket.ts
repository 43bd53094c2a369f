import { materials } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, rod } from './parts/rod.js';
import { strungHead } from './parts/strung-head.js';
import { strongTint } from './parts/tint.js';

export const tennisRacket = defineProp({
  name: 'a tennis racket',
  tilt: 28,
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.08, 0.12, 0.0165),
      part('shaft', rod(0.1, 0.24, 0.012), materials.paint(tint)),
      ...strungHead({
        middle: 0.395,
        halfWidth: 0.128,
        halfHeight: 0.168,
        frame: 0.0115,
        string: 0.0022,
        mesh: 0.022,
        tint,
      }),
    ];
  },
});
