import { ellipse, materials, moved, smoothCurve, sweep } from '../../../world/modeling/index.js';
import { vessel } from '../../../world/modeling/solids/vessel.js';
import type { Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** A mug held by its handle; the vessel stands before the palm. */
export const cup = defineProp({
  name: 'a cup',
  build(variation) {
    const glaze = materials.ceramic(strongTint(variation));
    const body = vessel(
      [
        [0.034, 0],
        [0.039, 0.004],
        [0.041, 0.04],
        [0.043, 0.095],
      ],
      0.004,
      0.006,
      { segments: 40 },
    );
    const curve = smoothCurve<Vec3>(
      [
        [0.04, 0.032, 0],
        [0.015, 0.034, 0],
        [0, 0.012, 0],
        [0, -0.014, 0],
        [0.015, -0.034, 0],
        [0.04, -0.03, 0],
      ],
      4,
    );
    return [
      part('cup', moved(body, 0.077, -0.05, 0), glaze),
      part('handle', sweep(curve, ellipse(0.011, 0.014, 12), 1, { up: [0, 0, 1] }), glaze),
    ];
  },
});
