import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { lathe, materials, merged, moved, smoothCurve, sphere, tube } from '../../../world/modeling/index.js';
import type { Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { part, rod } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Open, its canopy above the hand. */
export const umbrella = defineProp({
  name: 'an umbrella',
  build(variation) {
    const arch = Array.from({ length: 11 }, (_, i): readonly [number, number] => [
      0.5 * sinDegrees(7.2 * i) * 1.05,
      0.52 + 0.27 * cosDegrees(8.6 * i),
    ]);
    const inner = arch.map(([r, y]) => [Math.max(0, r - 0.004), y - 0.005] as const).reverse();
    const ribs = Array.from({ length: 8 }, (_, i) => {
      const [c, s] = [cosDegrees(45 * i), sinDegrees(45 * i)];
      return tube(
        arch.slice(1).map(([r, y]): Vec3 => [r * c, y - 0.009, r * s]),
        0.003,
        6,
      );
    });
    const hook = smoothCurve<Vec3>(
      [
        [0, -0.02, 0],
        [0, -0.13, 0],
        [0, -0.165, 0.02],
        [0, -0.165, 0.045],
        [0, -0.135, 0.06],
      ],
      4,
    );
    return [
      part(
        'canopy',
        lathe([...arch, ...inner], { segments: 8, crease: 20 }),
        materials.fabric(strongTint(variation)),
      ),
      part('ribs', merged(...ribs), materials.steel()),
      part('shaft', rod(0, 0.84, 0.006), materials.steel()),
      part(
        'handle',
        merged(tube(hook, 0.011, 10, { caps: 'round' }), rod(-0.1, 0.06, 0.012)),
        materials.wood('#5a3a22'),
      ),
      part('tip', moved(sphere(0.008, 12), 0, 0.845, 0), materials.steel()),
    ];
  },
});
