import { beveledBox, materials, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Of ice hockey: the blade points to the fingers' side. */
export const hockeyStick = defineProp({
  name: 'an ice hockey stick',
  tilt: 12,
  build(variation) {
    const tint = strongTint(variation);
    const blade = moved(turned(beveledBox(0.014, 0.075, 0.3, 0.006), 'x', -32), 0, 1.18, 0.13);
    return [
      part('shaft', moved(beveledBox(0.021, 1.25, 0.03, 0.006), 0, 0.545, 0), materials.paint(tint)),
      part('handle', moved(beveledBox(0.026, 0.16, 0.034, 0.008), 0, -0.02, 0), materials.fabric('#f0efe9')),
      part('blade', blade, materials.mattePlastic('#202124')),
    ];
  },
});
