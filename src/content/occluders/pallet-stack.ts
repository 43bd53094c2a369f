import { box, merged, moved } from '../../world/modeling/index.js';
import { woodSiding } from '../surfaces/wood-siding.js';
import { floorBoards } from '../surfaces/floor-boards.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** Wooden pallets that lie on each other. */
export const palletStack = defineOccluder({
  category: 'stack of pallets',
  broadClass: 'miscellaneous',
  build(variation) {
    const form = variation.child('form');
    const [width, depth] = [1.2, form.uniform(0.8, 1.1)];
    const count = form.integer(4, 9);
    const each = 0.144;
    const boards = form.integer(5, 7);
    const step = depth / boards;
    const slats = Array.from({ length: boards }, (_, i) =>
      moved(box(width, 0.022, 0.86 * step), 0, each - 0.011, (i + 0.5) * step - depth / 2),
    );
    const runners = [-1, 0, 1].map((at) => moved(box(width, 0.022, 0.1), 0, 0.011, at * (depth / 2 - 0.05)));
    const blocks = [-1, 0, 1].flatMap((a) =>
      [-1, 0, 1].map((b) =>
        moved(box(0.14, 0.1, 0.1), a * (width / 2 - 0.07), 0.072, b * (depth / 2 - 0.05)),
      ),
    );
    const pallet = merged(...slats, ...runners, ...blocks);
    const lie = variation.child('lie');
    const pallets = Array.from({ length: count }, (_, i) =>
      moved(pallet, lie.uniform(-0.02, 0.02), i * each, lie.uniform(-0.02, 0.02)),
    );
    // Between the boards it is dark.
    const inside = moved(
      box(width - 0.06, count * each - 0.06, depth - 0.06),
      0,
      (count * each) / 2 - 0.02,
      0,
    );
    const own = variation.child('wood');
    return [
      covered('pallets', merged(...pallets), own.choice([floorBoards, woodSiding]), own, '#d9cdbb'),
      covered('inside', inside, floorBoards, own, '#2a241e'),
    ];
  },
});
