import { rect } from '../../../draw/shapes.js';
import { measurePatches, patchLevel, patchWords, plain, truePatches } from './parts/patches.js';
import { whole } from '../../ranges.js';
import type { Illusion } from './illusion.js';

/** Two gray squares, one on dark and one on light ground: the former looks lighter. */
export const simultaneousContrast: Illusion = {
  name: 'simultaneous-contrast',
  summary: 'Two gray squares on a dark and on a light ground; the one on the dark ground looks lighter.',
  channels: 1,
  difference: { unit: 'gray levels of 255', step: 9 },
  strength: {
    meaning: 'difference of the grounds, 0 to 200 gray levels',
    effect: 20,
    source:
      'Chevreul, De la loi du contraste simultané des couleurs, 1839; Heinemann, Journal of Experimental Psychology 50, 1955, 89–96; the size is an assumption, which depends on the display',
  },
  directions: [1, -1],
  ask: patchWords(
    'the left and the right small square',
    (side, other) => `Is the ${side} small square a lighter shade of gray than the ${other} one?`,
  ),
  ground: () => plain,
  layout: { level: whole(116, 140), edge: [84, 112] },
  draw(board, figure) {
    const { strength, toward, layout, inducers } = figure;
    const [dark, light] = [128 - 100 * strength, 128 + 100 * strength].map(Math.round);
    if (inducers) {
      board.box(0, 0, 256, 512, toward === 1 ? dark : light);
      board.box(256, 0, 256, 512, toward === 1 ? light : dark);
    }
    for (const which of [0, 1] as const) {
      const left = (which === 0 ? 128 : 384) - layout.edge / 2;
      board.fill(rect(left, 256 - layout.edge / 2, layout.edge, layout.edge), patchLevel(figure, which));
    }
  },
  truth: truePatches,
  measure: (picture) => measurePatches(picture, 128, 384, 256),
};
