import { points3, points } from '../../../core/points.js';
import { lathe, materials, moved, part, tube, type Vec3 } from '../../../world/modeling/index.js';
import { smoothCurve } from '../../../world/modeling/plane/index.js';
import { defineProp } from './define.js';
import { strongTint } from './parts/pieces.js';

/** A balloon on a string that stands upright from the hand. */
export const balloon = defineProp({
  name: 'a balloon',
  build(variation) {
    const profile = smoothCurve(
      4,
      points('0,-0.17 0.012,-0.165 0.05,-0.12 0.115,-0.02 0.125,0.06 0.09,0.125 0,0.155'),
    );
    const string = smoothCurve<Vec3>(
      4,
      points3('0,-0.06,0 0,0.1,0 0.008,0.25,0.004 -0.004,0.4,-0.006 0,0.52,0'),
    );
    const balloonMesh = moved(lathe(profile, { segments: 36 }), 0, 0.69, 0);
    return [
      part('balloon', materials.plastic(strongTint(variation)), balloonMesh),
      part('string', materials.fabric('#f0eee6'), tube(string, 0.0025, 6)),
    ];
  },
});
