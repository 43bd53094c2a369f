import { tau } from '../../core/math/index.js';
import { cylinder, cylinderUvs, lathe, materials, moved, part } from '../../world/modeling/index.js';
import { checks, dots, mottled, stripes, textured } from '../../world/modeling/texture.js';
import { defineOccluder } from './define.js';

const tints = ['#b4452f', '#2f5f73', '#6b8f5a', '#d9a441', '#e4dccb', '#40454c', '#8c5f7a', '#e6b8a2'];

/** A round tin with a lid, for coffee or biscuits: a pattern that goes all around. */
export const tin = defineOccluder({
  category: 'tin',
  broadClass: 'containers',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const [radius, high] = [form.uniform(0.05, 0.075), form.uniform(0.09, 0.2)];
    const [ground, print] = look.shuffle(tints);
    const pattern = look.choice([
      () => stripes(ground, print, 6, look.uniform(0.2, 0.5)),
      () => dots(ground, print, 6, look.uniform(0.18, 0.34)),
      () => checks(ground, print, 6),
      () => mottled(ground, print, 6, look.below(1000)),
    ])();
    const turns = 4;
    const laid = cylinderUvs(
      moved(cylinder(radius, high, 56, 0.003), 0, high / 2, 0),
      (tau * radius) / turns,
    );
    const uvs = laid.uvs!.map((value, at) => (at % 2 === 0 ? value * turns : value));
    const lid = lathe(
      [
        [1.035 * radius, high - 0.012],
        [1.035 * radius, high + 0.008],
        [0.95 * radius, high + 0.013],
        [0.93 * radius, high + 0.009],
        [0, high + 0.009],
      ],
      { segments: 56 },
    );
    return [
      part('body', textured(materials.paint('#ffffff'), pattern), { ...laid, uvs }),
      part('lid', look.choice([materials.steel(), materials.paint(print)]), lid),
    ];
  },
});
