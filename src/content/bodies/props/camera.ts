import { beveledBox, cylinder, materials, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';

/** Held at one end; its lens looks to the fingers' side. */
export const camera = defineProp({
  name: 'a camera',
  build(variation) {
    const body = variation.child('body').choice(['#222327', '#222327', '#6b4a32', '#4b5058']);
    const barrel = turned(cylinder(0.032, 0.07, 36, 0.004), 'x', 90);
    return [
      part('body', moved(beveledBox(0.13, 0.085, 0.045, 0.01, 3), 0.05, 0, 0), materials.mattePlastic(body)),
      part(
        'top',
        moved(beveledBox(0.055, 0.03, 0.04, 0.008), 0.055, 0.05, 0),
        materials.mattePlastic('#2c2d31'),
      ),
      part('lens', moved(barrel, 0.055, -0.002, 0.05), materials.mattePlastic('#17181a')),
      part(
        'ring',
        moved(turned(cylinder(0.0335, 0.008, 36, 0.002), 'x', 90), 0.055, -0.002, 0.07),
        materials.aluminum(),
      ),
      part(
        'glass',
        moved(turned(cylinder(0.024, 0.004, 36), 'x', 90), 0.055, -0.002, 0.085),
        materials.darkGlass('#1a2740'),
      ),
    ];
  },
});
