import { cylinder, materials, merged, moved, part } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { rod, strongTint } from './parts/pieces.js';

export const dumbbell = defineProp({
  name: 'a dumbbell',
  build: (variation) => [
    part('bar', rod(-0.09, 0.09, 0.014), materials.chrome()),
    part(
      'weights',
      merged(...[-0.11, 0.11].map((y) => moved(cylinder(0.055, 0.07, 28, 0.01), 0, y, 0))),
      materials.rubber(strongTint(variation)),
    ),
  ],
});
