import { cylinder, materials, moved, part } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { rod, strongTint } from './parts/pieces.js';

export const dumbbell = defineProp({
  name: 'a dumbbell',
  build: (variation) => [
    part('bar', materials.chrome(), rod(-0.09, 0.09, 0.014)),
    part(
      'weights',
      materials.rubber(strongTint(variation)),
      [-0.11, 0.11].map((y) => moved(cylinder(0.055, 0.07, 28, 0.01), 0, y, 0)),
    ),
  ],
});
