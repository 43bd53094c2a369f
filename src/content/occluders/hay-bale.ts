import { bothSides, materials, moved, part } from '../../world/modeling/index.js';
import { beveledBox, box, cylinder, torus } from '../../world/modeling/solids/index.js';
import { straw } from '../surfaces/straw.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A bale of straw: square ones with two strings, or a drum that stands upright in its net. */
export const hayBale = defineOccluder({
  category: 'hay bale',
  broadClass: 'miscellaneous',
  hasUp: false,
  build(variation) {
    const form = variation.child('form');
    const own = variation.child('straw');
    if (form.below(2) === 0) {
      const [radius, high] = [form.uniform(0.55, 0.65), form.uniform(0.9, 1.2)];
      const strings = [0.15, 0.38, 0.62, 0.85].map((share) =>
        moved(torus(radius + 0.002, 0.006, 72, 6), 0, share * high, 0),
      );
      return [
        covered('straw', moved(cylinder(radius, high, 72, 0.06), 0, high / 2, 0), straw, own),
        part('strings', materials.fabric('#e4e2da'), strings),
      ];
    }
    const [width, depth, high] = [form.uniform(0.85, 1.05), form.uniform(0.5, 0.7), form.uniform(0.42, 0.75)];
    const string = moved(box(0.012, high + 0.006, depth + 0.006), 0.22 * width, high / 2, 0);
    return [
      covered('straw', moved(beveledBox(width, high, depth, 0.035, 3), 0, high / 2, 0), straw, own),
      part('strings', materials.fabric('#3f6fa0'), bothSides(string)),
    ];
  },
});
