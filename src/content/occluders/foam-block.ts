import { pairs } from '../../core/table.js';
import { beveledBox, materials, moved, part } from '../../world/modeling/index.js';
import { defineOccluder } from './define.js';

/** A block of foam in a colored cover, as halls and ski runs have them: two halves, a seam between. */
export const foamBlock = defineOccluder({
  category: 'foam block',
  broadClass: 'miscellaneous',
  hasUp: false,
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const [width, depth] = [form.uniform(0.7, 1), form.uniform(0.6, 0.9)];
    const high = form.choice([form.uniform(0.45, 0.6), form.uniform(0.8, 1.1), form.uniform(1.2, 1.6)]);
    const share = form.uniform(0.35, 0.65);
    const [one, other] = look.choice(
      pairs(`
      #2e5fa3 #2e5fa3, #b5332c #d9d6cf, #d6a32c #2d4f86, #3d7a4c #3d7a4c, #2e5fa3 #c8402f,
      #4a4f57 #c9ccd0
    `),
    );
    const half = (from: number, to: number) =>
      moved(beveledBox(width, (to - from) * high - 0.006, depth, 0.03, 4), 0, ((from + to) / 2) * high, 0);
    const seam = moved(beveledBox(width - 0.03, 0.04, depth - 0.03, 0.01), 0, share * high, 0);
    return [
      part('lower', materials.satin(one), half(0, share)),
      part('upper', materials.satin(other), half(share, 1)),
      part('seam', materials.fabric('#26282b'), seam),
    ];
  },
});
