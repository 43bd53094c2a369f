import { beveledBox, box, materials, moved } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Closed, held by its spine. */
export const book = defineProp({
  name: 'a book',
  tilt: 0,
  build(variation) {
    const cover = materials.mattePlastic(strongTint(variation));
    return [
      part('cover', moved(beveledBox(0.004, 0.235, 0.165, 0.0015), -0.006, 0.05, 0.06), cover),
      part('back cover', moved(beveledBox(0.004, 0.235, 0.165, 0.0015), 0.024, 0.05, 0.06), cover),
      part('spine', moved(beveledBox(0.034, 0.235, 0.005, 0.002), 0.009, 0.05, -0.02), cover),
      part('pages', moved(box(0.027, 0.225, 0.155), 0.009, 0.05, 0.06), materials.paper()),
    ];
  },
});
