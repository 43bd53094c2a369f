import { bothSides, materials, moved, part, roundedRectangle } from '../../world/modeling/index.js';
import { beveledBox, loft, section } from '../../world/modeling/solids/index.js';
import { defineOccluder } from './define.js';

/** A plastic box for storage with a lid: ribs all around, a clip at each narrow side. */
export const storageBox = defineOccluder({
  category: 'storage box',
  broadClass: 'containers',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const width = form.uniform(0.4, 0.56);
    const depth = form.uniform(0.34, 0.42);
    const high = form.uniform(0.26, 0.46);
    const tint = look.choice(['#5f7f9e', '#b9bdc0', '#3b4045', '#a9583c', '#5d8a6a', '#d8d2c2', '#44599a']);
    const lid = look.choice([tint, '#e8e6e0', '#33373b']);
    const wall = (from: number, to: number, out: number) =>
      loft(
        [from, to].map((share) => {
          const factor = 0.9 + 0.1 * share;
          return section(
            roundedRectangle(width * factor + out, depth * factor + out, 0.03),
            'y',
            share * high,
          );
        }),
      );
    const ribs = [0.3, 0.5, 0.7].map((share) => wall(share - 0.035, share + 0.035, 0.014));
    const clip = moved(beveledBox(0.02, 0.34 * high, 0.1, 0.006), width / 2 + 0.008, 0.86 * high, 0);
    return [
      part('walls', materials.mattePlastic(tint), [wall(0, 1, 0), ...ribs]),
      part('lid', materials.mattePlastic(lid), [
        moved(beveledBox(width + 0.03, 0.035, depth + 0.03, 0.012, 3), 0, high, 0),
        moved(beveledBox(width - 0.06, 0.02, depth - 0.06, 0.008), 0, high + 0.022, 0),
      ]),
      part('clips', materials.mattePlastic('#2b2e31'), bothSides(clip)),
    ];
  },
});
