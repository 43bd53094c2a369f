import { blob, colored, materials, mixed, organic, part } from '../../world/modeling/index.js';
import { latticeValue } from '../../world/lattice-noise.js';
import { defineOccluder } from './define.js';

/** A rounded rock: no side of it is its front. */
export const boulder = defineOccluder({
  category: 'boulder',
  broadClass: 'miscellaneous',
  hasUp: false,
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const width = form.uniform(0.5, 0.6);
    const height = width * form.uniform(1.05, 1.4);
    const lumps = Array.from({ length: 14 }, () => {
      const [x, y, z] = [form.uniform(-1, 1), form.uniform(-0.2, 1), form.uniform(-1, 1)];
      const reach = Math.sqrt(x * x + y * y + z * z);
      const out = 0.45 / Math.max(0.4, reach);
      const radius = form.uniform(0.36, 0.5);
      return blob(
        [x * out * width, height * (0.55 + y * out * 0.6), z * out * width],
        [radius * width, radius * height * 0.9, radius * width],
      );
    });
    const core = blob([0, height * 0.5, 0], [0.75 * width, 0.62 * height, 0.75 * width]);
    const stone = look.choice(['#8d8a84', '#7c7f84', '#a3927c', '#6f6a66']);
    const seed = look.below(1000);
    const cell = 0.022;
    const mesh = colored(organic([core, ...lumps], { cell, blend: 0.07 }), (x, y, z) => {
      const at = (scale: number): number =>
        latticeValue(Math.floor(x / scale) + 7 * Math.floor(z / scale), Math.floor(y / scale), seed);
      return mixed(stone, '#3c3a38', 0.22 * at(0.05) + 0.12 * at(0.02));
    });
    return [part('rock', materials.clay('#ffffff'), mesh)];
  },
});
