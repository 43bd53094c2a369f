import { points } from '../../../core/points.js';
import { lathe, materials, part } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { handle, rod } from './parts/pieces.js';

export const foil = defineProp({
  name: 'a fencing foil',
  tilt: 62,
  build: () => [
    handle(-0.06, 0.07, 0.013),
    part(
      'guard',
      materials.steel(),
      lathe(points('0,0.075 0.02,0.073 0.045,0.062 0.055,0.05 0.052,0.049 0.04,0.06 0,0.07'), {
        segments: 32,
      }),
    ),
    part('blade', materials.chrome(), rod(0.07, 0.95, 0.0048)),
    part('button', materials.rubber('#c8282e'), rod(0.945, 0.965, 0.008)),
  ],
});
