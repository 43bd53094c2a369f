import { sinDegrees } from '../../../core/math/index.js';
import { loft, materials, moved, sphere } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { part, rod } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** A cloth of one color on a stick; it flies to the fingers' side. */
export const flag = defineProp({
  name: 'a flag',
  build(variation) {
    const slices = Array.from({ length: 15 }, (_, i): Vec3[] => {
      const z = 0.42 * (i / 14);
      const x = 0.03 * sinDegrees(540 * (i / 14)) * (i / 14);
      const sag = 0.03 * (i / 14);
      const corners = [
        [0.002, 0.86],
        [0.002, 0.57],
        [-0.002, 0.57],
        [-0.002, 0.86],
      ] as const;
      return corners.map(([dx, y]): Vec3 => [x + dx, y - sag, z]);
    });
    return [
      part('stick', rod(-0.08, 0.88, 0.008), materials.wood('#c9a368')),
      part('knob', moved(sphere(0.014, 16), 0, 0.885, 0), materials.brass()),
      part('cloth', loft(slices), materials.fabric(strongTint(variation))),
    ];
  },
});
