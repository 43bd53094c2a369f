import { bothSides, materials, merged, moved, part, rectangle } from '../../world/modeling/index.js';
import { beveledBox, loft, section } from '../../world/modeling/solids/index.js';
import { leather } from '../surfaces/leather.js';
import { woodVeneer } from '../surfaces/wood-veneer.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A vaulting box: tapered wooden frames on each other, leather on top. */
export const vaultingBox = defineOccluder({
  category: 'vaulting box',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const frames = form.integer(3, 5);
    const each = 0.2;
    const [wide, deep] = [form.uniform(1.0, 1.3), form.uniform(0.62, 0.78)];
    const top = frames * each;
    const at = (y: number): readonly [number, number] => {
      const share = 1 - (0.22 * y) / top;
      return [wide * (1 - (1 - share) * 0.5), deep * share];
    };
    const frame = (from: number, to: number) =>
      loft([from, to].map((y) => section(rectangle(...at(y)), 'y', y)));
    const walls = Array.from({ length: frames }, (_, i) => frame(i * each + 0.006, (i + 1) * each - 0.006));
    const grips = Array.from({ length: frames }, (_, i) => {
      const [w] = at((i + 0.55) * each);
      return moved(beveledBox(0.02, 0.035, 0.14, 0.008), w / 2 - 0.006, (i + 0.55) * each, 0);
    });
    const [topWide, topDeep] = at(top);
    const own = variation.child('wood');
    const hide = variation.child('leather');
    return [
      covered('frames', merged(...walls), woodVeneer, own),
      part('joints', materials.wood('#4b3320'), frame(0.01, top - 0.01)),
      part('grips', materials.wood('#2b2019'), bothSides(...grips)),
      covered(
        'top',
        moved(beveledBox(topWide + 0.05, 0.12, topDeep + 0.05, 0.05, 4), 0, top + 0.05, 0),
        leather,
        hide,
      ),
    ];
  },
});
