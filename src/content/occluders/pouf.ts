import { arc, beveledBox, lathe, moved, torus } from '../../world/modeling/index.js';
import { knit } from '../surfaces/knit.js';
import { leather } from '../surfaces/leather.js';
import { wovenCloth } from '../surfaces/woven-cloth.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A stuffed seat without a back, round or square. */
export const pouf = defineOccluder({
  category: 'pouf',
  broadClass: 'furniture',
  build(variation) {
    const form = variation.child('form');
    const square = form.below(2) === 0;
    const [half, high] = [form.uniform(0.25, 0.34), form.uniform(0.36, 0.52)];
    const body = square
      ? beveledBox(2 * half, high, 2 * half, 0.06, 5)
      : lathe(
          [
            [0, 0],
            ...arc(half - 0.08, 0.08, 0.08, -90, 0, 6),
            ...arc(half - 0.1, high - 0.1, 0.1, 0, 90, 6),
            [0, high],
          ],
          { segments: 72 },
        );
    const own = variation.child('cover');
    const cover = own.choice([knit, leather, wovenCloth]);
    const upper = moved(
      square ? beveledBox(2 * half + 0.012, 0.014, 2 * half + 0.012, 0.006) : torus(half, 0.008, 72, 8),
      0,
      0.72 * high,
      0,
    );
    const standing = square ? moved(body, 0, high / 2, 0) : body;
    return [covered('cover', standing, cover, own), covered('piping', upper, cover, own, '#b0aaa2')];
  },
});
