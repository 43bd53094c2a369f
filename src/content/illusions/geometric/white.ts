import { rect } from '../../../draw/shapes.js';
import { levelAt } from './measure.js';
import { patchLevel, patchWords, plain, truePatches } from './parts/patches.js';
import { whole } from '../../ranges.js';
import type { Illusion } from './illusion.js';

const stripes = 16;
const height = 512 / stripes;

/** Gray pieces of dark and of light stripes: those of the dark stripes look lighter, against simultaneous contrast. */
export const white: Illusion = {
  name: 'white',
  summary: 'Gray pieces put in dark and in light stripes; those in the dark stripes look lighter.',
  channels: 1,
  difference: { unit: 'gray levels of 255', step: 13 },
  strength: {
    meaning: 'difference of the stripes, 0 to 255 gray levels',
    effect: 28,
    source:
      'White, Perception 8, 1979, 413–416: stronger than simultaneous contrast; the size is an assumption, which depends on the display',
  },
  directions: [1, -1],
  ask: patchWords(
    'the gray pieces at the left and those at the right',
    (side, other) => `Are the gray pieces at the ${side} a lighter shade of gray than those at the ${other}?`,
  ),
  ground: ({ inducers, strength }) => (inducers ? Math.round(127.5 + 127.5 * strength) : plain),
  layout: { level: whole(116, 140), width: [96, 116] },
  draw(board, figure) {
    const { strength, toward, layout, inducers } = figure;
    const dark = Math.round(127.5 - 127.5 * strength);
    for (let stripe = 0; stripe < stripes; stripe += 2) {
      if (inducers) board.box(0, stripe * height, 512, height, dark);
      if (stripe < 4 || stripe > 10) continue;
      for (const which of [0, 1] as const) {
        // Those that look lighter are pieces of dark stripes.
        const lower = (which === 0 ? toward : -toward) === 1 ? 0 : 1;
        const left = (which === 0 ? 136 : 376) - layout.width / 2;
        board.fill(rect(left, (stripe + lower) * height, layout.width, height), patchLevel(figure, which));
      }
    }
  },
  truth: truePatches,
  measure(picture, { toward }) {
    const row = (which: 0 | 1) => (8 + ((which === 0 ? toward : -toward) === 1 ? 0.5 : 1.5)) * height;
    return levelAt(picture, 136, row(0), 5) - levelAt(picture, 376, row(1), 5);
  },
};
