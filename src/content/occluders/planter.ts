import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { blob, block, materials, moved, part, type Vec3 } from '../../world/modeling/index.js';
import { beveledBox, cylinder, lathe } from '../../world/modeling/solids/index.js';
import { concrete } from '../surfaces/concrete.js';
import { glazedCeramic } from '../surfaces/glazed-ceramic.js';
import { woodSiding } from '../surfaces/wood-siding.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';
import { leaves } from './parts/leaves.js';

/** A round or square tub with a dense shrub in it, the same from all sides. */
export const planter = defineOccluder({
  category: 'planter',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const square = form.below(2) === 0;
    const [half, high] = [form.uniform(0.24, 0.38), form.uniform(0.26, 0.5)];
    const above = form.uniform(0.28, 0.8);
    const tub = square
      ? beveledBox(2 * half, high, 2 * half, 0.012)
      : lathe(
          [
            [0.82 * half, -high / 2],
            [half, high / 2 - 0.05],
            [1.05 * half, high / 2 - 0.04],
            [1.05 * half, high / 2],
          ],
          { segments: 64 },
        );
    const top = square ? beveledBox(1.84 * half, 0.02, 1.84 * half, 0.004) : cylinder(0.9 * half, 0.02, 48);
    const middle = high + above / 2;
    const wide = 0.96 * half;
    const reach: Vec3 = [wide, above / 2, wide];
    const inner: Vec3 = [0.8 * wide, 0.42 * above, 0.8 * wide];
    const core = square ? block([0, middle, 0], inner, 0.05) : blob([0, middle, 0], inner);
    const own = variation.child('tub');
    return [
      covered('tub', moved(tub, 0, high / 2, 0), own.choice([concrete, glazedCeramic, woodSiding]), own),
      part('soil', materials.clay('#3b2c20'), [moved(top, 0, high + 0.005, 0)]),
      ...leaves(
        {
          core,
          outside(stream) {
            const up = stream.uniform(-1, 1);
            const level = Math.sqrt(1 - up * up);
            const angle = stream.uniform(0, 360);
            const normal: Vec3 = [level * cosDegrees(angle), up, level * sinDegrees(angle)];
            // Out to the sides of a square, too.
            const most = Math.max(Math.abs(normal[0]), Math.abs(up), Math.abs(normal[2]));
            const out = square ? 1 / most : 1;
            const at: Vec3 = [
              out * normal[0] * reach[0],
              middle + out * up * reach[1],
              out * normal[2] * reach[2],
            ];
            return { at, normal };
          },
          count: 640,
          side: 0.14,
        },
        variation,
      ),
    ];
  },
});
