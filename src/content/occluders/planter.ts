import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import {
  beveledBox,
  blob,
  block,
  cylinder,
  lathe,
  materials,
  merged,
  moved,
} from '../../world/modeling/index.js';
import type { Vec3 } from '../../world/vector.js';
import { defineModel } from '../models/define.js';
import { concrete } from '../surfaces/concrete.js';
import { glazedCeramic } from '../surfaces/glazed-ceramic.js';
import { woodSiding } from '../surfaces/wood-siding.js';
import { covered } from './parts/covered.js';
import { shrub } from './parts/shrub.js';

/** A round or square tub with a dense shrub in it, the same from all sides. */
export const planter = defineModel({
  category: 'planter',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: true,
  hides: true,
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
    const core = square ? block([0, middle, 0], reach, 0.08) : blob([0, middle, 0], reach);
    const grown = variation.child('grown');
    const tufts = Array.from({ length: 70 }, (): Vec3 => {
      const up = grown.uniform(-0.8, 1);
      const level = Math.sqrt(1 - up * up);
      const angle = grown.uniform(0, 360);
      const [x, z] = [level * cosDegrees(angle), level * sinDegrees(angle)];
      // Out to the sides of a square, too.
      const out = square ? 1 / Math.max(Math.abs(x), Math.abs(up), Math.abs(z)) : 1;
      return [x * out * wide, middle + (up * out * above) / 2, z * out * wide];
    });
    const own = variation.child('tub');
    return [
      covered('tub', moved(tub, 0, high / 2, 0), own.choice([concrete, glazedCeramic, woodSiding]), own),
      { name: 'soil', mesh: merged(moved(top, 0, high + 0.005, 0)), material: materials.clay('#3b2c20') },
      { name: 'leaves', mesh: shrub(core, tufts, grown), material: materials.fabric('#ffffff') },
    ];
  },
});
