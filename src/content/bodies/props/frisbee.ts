import { points } from '../../../core/points.js';
import { lathe, materials, moved, part } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { strongTint } from './parts/pieces.js';

/** A frisbee with its upper side at the thumb. */
export const frisbee = defineProp({
  name: 'a frisbee',
  build(variation) {
    const disc = lathe(
      points('0,0.012 0.07,0.011 0.115,0.004 0.135,-0.014 0.13,-0.016 0.112,-0.002 0,0.007'),
      { segments: 48 },
    );
    return [part('frisbee', materials.plastic(strongTint(variation)), moved(disc, 0.075, 0, 0.1))];
  },
});
