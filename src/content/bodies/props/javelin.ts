import { materials } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, part, spindle } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Its tip is at +y, and points back along the forearm. Somewhat shorter than the real one, so that the thrower is not small in the picture. */
export const javelin = defineProp({
  name: 'a javelin',
  tilt: -64,
  build: (variation) => [
    part(
      'shaft',
      spindle([
        [0, -1],
        [0.007, -0.98],
        [0.013, -0.3],
        [0.013, 0.3],
        [0.01, 0.85],
        [0, 0.98],
      ]),
      materials.paint(strongTint(variation)),
    ),
    part(
      'tip',
      spindle([
        [0.0105, 0.8],
        [0.0095, 0.92],
        [0, 1.02],
      ]),
      materials.steel(),
    ),
    handle(-0.08, 0.08, 0.0155),
  ],
});
