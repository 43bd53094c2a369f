import { beveledBox, cylinder, materials, merged, moved, turned } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';

/** It lies along the fingers, its screen out of the palm. */
export const phone = defineProp({
  name: 'a phone',
  tilt: 58,
  build(variation) {
    const case_ = variation.child('case').choice(['#1b1c20', '#d9dade', '#2d4a8a', '#b8323a', '#e2b44a']);
    const lens = turned(cylinder(0.006, 0.003, 20), 'z', 90);
    return [
      part(
        'phone',
        moved(beveledBox(0.011, 0.155, 0.075, 0.005), 0.004, 0.03, 0.008),
        materials.plastic(case_),
      ),
      part(
        'screen',
        moved(beveledBox(0.001, 0.142, 0.066, 0.0004), 0.01, 0.03, 0.008),
        materials.darkGlass(),
      ),
      part(
        'lenses',
        merged(moved(lens, -0.002, 0.09, 0.028), moved(lens, -0.002, 0.072, 0.028)),
        materials.darkGlass('#0a0a0c'),
      ),
    ];
  },
});
