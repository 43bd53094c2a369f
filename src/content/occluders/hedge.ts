import { blob, block, colored, materials, mixed, organic, part } from '../../world/modeling/index.js';
import { latticeValue } from '../../world/lattice-noise.js';
import { defineOccluder } from './define.js';

/** A clipped bush, square in plan: no side of it is its front. */
export const hedge = defineOccluder({
  category: 'hedge',
  broadClass: 'miscellaneous',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const half = form.uniform(0.4, 0.48);
    const height = half * form.uniform(1.6, 2.1);
    const tufts = Array.from({ length: 90 }, () => {
      const face = form.below(5);
      const [u, v] = [form.uniform(-1, 1), form.uniform(-1, 1)];
      const y = height * (0.52 + 0.48 * v);
      const center =
        face === 4
          ? ([u * half, height, v * half] as const)
          : face < 2
            ? ([(2 * face - 1) * half, y, u * half] as const)
            : ([u * half, y, (2 * face - 5) * half] as const);
      const radius = form.uniform(0.05, 0.085);
      return blob([...center], [radius, radius, radius]);
    });
    const trunk = block([0, height / 2, 0], [half, height / 2, half], 0.06);
    const green = look.choice(['#3f6b34', '#4f7a3a', '#2f5a34', '#5c7d3c']);
    const seed = look.below(1000);
    const mesh = colored(organic([trunk, ...tufts], { cell: 0.024, blend: 0.015 }), (x, y, z) => {
      const at = latticeValue(
        Math.floor(x / 0.026),
        Math.floor(y / 0.026) + 131 * Math.floor(z / 0.026),
        seed,
      );
      return at > 0.6 ? mixed(green, '#a9c26a', 0.45 * at) : mixed(green, '#16261a', 0.55 * (1 - at));
    });
    return [part('leaves', materials.fabric('#ffffff'), mesh)];
  },
});
