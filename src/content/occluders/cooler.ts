import { beveledBox, bothSides, materials, merged, moved, part } from '../../world/modeling/index.js';
import { defineOccluder } from './define.js';

/** A cooling box: a plastic body, a white lid, a grip at each narrow side. */
export const cooler = defineOccluder({
  category: 'cooler',
  broadClass: 'containers',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const width = form.uniform(0.46, 0.66);
    const depth = form.uniform(0.36, 0.44);
    const high = form.uniform(0.32, 0.5);
    const tint = look.choice(['#c4372f', '#2f62a8', '#e7e4dc', '#3c7d5a', '#e0a13a', '#5a6670', '#6fb0c4']);
    const lid = tint === '#e7e4dc' ? '#5f88b0' : '#f0eee8';
    const grip = merged(
      moved(beveledBox(0.03, 0.05, 0.16, 0.01), width / 2 + 0.012, 0.74 * high, 0),
      moved(beveledBox(0.012, 0.02, 0.24, 0.004), width / 2 + 0.004, 0.6 * high, 0),
    );
    const body = moved(beveledBox(width, 0.86 * high, depth, 0.03, 4), 0, 0.43 * high, 0);
    const band = moved(beveledBox(1.015 * width, 0.05, 1.02 * depth, 0.012), 0, 0.1 * high, 0);
    return [
      part('body', materials.mattePlastic(tint), body),
      part('band', materials.mattePlastic(lid), band),
      part('lid', materials.plastic(lid), [
        moved(beveledBox(1.04 * width, 0.15 * high, 1.05 * depth, 0.02, 3), 0, 0.925 * high, 0),
        moved(beveledBox(0.7 * width, 0.012, 0.66 * depth, 0.005), 0, high + 0.004, 0),
      ]),
      part('grips', materials.mattePlastic('#4b5055'), bothSides(grip)),
    ];
  },
});
