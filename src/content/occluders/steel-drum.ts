import { points } from '../../core/points.js';
import { cylinder, lathe, materials, merged, moved, part, torus } from '../../world/modeling/index.js';
import { paintedMetal } from '../surfaces/painted-metal.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A steel drum of 200 liters with two rolling hoops. */
export const steelDrum = defineOccluder({
  category: 'steel drum',
  broadClass: 'containers',
  build(variation) {
    const form = variation.child('form');
    const [radius, high] = [0.29, form.uniform(0.82, 0.9)];
    const hoop = 0.016;
    const ring = (y: number): readonly (readonly [number, number])[] =>
      points([radius, y - 0.03], [radius + hoop, y - 0.012], [radius + hoop, y + 0.012], [radius, y + 0.03]);
    const side = lathe([[radius, 0.01], ...ring(0.34 * high), ...ring(0.66 * high), [radius, high - 0.01]], {
      segments: 72,
      crease: 60,
    });
    const own = variation.child('paint');
    const rims = merged(
      ...[0.012, high - 0.006].map((y) => moved(torus(radius + 0.004, 0.012, 72, 10), 0, y, 0)),
    );
    const plugs = merged(
      moved(cylinder(0.034, 0.02, 24), 0.7 * radius, high - 0.01, 0),
      moved(cylinder(0.02, 0.016, 20), -0.72 * radius, high - 0.01, 0),
    );
    return [
      covered('drum', side, paintedMetal, own),
      part('rims', materials.iron(), rims),
      part('plugs', materials.steel(), plugs),
    ];
  },
});
