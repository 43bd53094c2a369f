import { bothSides, materials, merged, moved, part, rectangle } from '../../world/modeling/index.js';
import { beveledBox, box, loft, section } from '../../world/modeling/solids/index.js';
import { gravel } from '../surfaces/gravel.js';
import { paintedMetal } from '../surfaces/painted-metal.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A steel skip for rubble: sloping sides, ribs, a rim; full to the rim. */
export const skip = defineOccluder({
  category: 'skip',
  broadClass: 'containers',
  build(variation) {
    const form = variation.child('form');
    const [width, depth, high] = [form.uniform(2.4, 3.2), form.uniform(1.5, 1.8), form.uniform(1.2, 1.7)];
    const narrow = form.uniform(0.72, 0.85);
    const at = (share: number): readonly [number, number] => {
      const factor = narrow + (1 - narrow) * share;
      return [width * factor, depth * (0.94 + 0.06 * share)];
    };
    const body = loft([0, 1].map((share) => section(rectangle(...at(share)), 'y', share * high)));
    const ribs = [-0.3, 0, 0.3].map((share) =>
      moved(beveledBox(0.1, 0.94 * high, at(1)[1] + 0.06, 0.01), share * width, 0.48 * high, 0),
    );
    const rim = merged(
      ...[-1, 1].map((side) =>
        moved(beveledBox(width + 0.1, 0.1, 0.1, 0.02), 0, high, (side * at(1)[1]) / 2),
      ),
      bothSides(moved(beveledBox(0.1, 0.1, depth + 0.1, 0.02), width / 2, high, 0)),
    );
    const hook = moved(beveledBox(0.12, 0.12, 0.3, 0.03), 0.48 * width, 0.72 * high, 0);
    const own = variation.child('paint');
    const rubble = moved(box(0.97 * width, 0.04, 0.96 * depth), 0, high - 0.01, 0);
    return [
      covered('steel', merged(body, rim, ...ribs), paintedMetal, own, '#d8d4cc'),
      part('hooks', materials.iron(), bothSides(hook)),
      covered('rubble', rubble, gravel, own),
    ];
  },
});
