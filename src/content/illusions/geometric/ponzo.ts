import { extent, lowerHalf, relative, upperHalf } from './measure.js';
import type { Illusion, Layout } from './illusion.js';

const bar = ({ length }: Layout, difference: number, which: 0 | 1): number =>
  length * (1 + (which === 0 ? difference : -difference) / 2);

/** Two bars between rails that run together: the bar where they are closer looks longer. */
export const ponzo: Illusion = {
  name: 'ponzo',
  summary: 'Two horizontal bars between converging rails; the bar nearer to where they meet looks longer.',
  channels: 1,
  difference: { unit: 'share of the mean length', step: 0.05 },
  strength: {
    meaning: 'convergence of the rails: the narrow end is 1 to 0.2 of the wide end',
    effect: 0.1,
    source:
      'Ponzo, Archives italiennes de biologie 58, 1912, 327–329; Leibowitz, Brislin, Perlmutter & Hennessy, Science 166, 1969, 1174–1176; the size is an assumption for two bare rails',
  },
  directions: [1, -1],
  ask: {
    yesNo: {
      first: 'Is the upper horizontal bar longer than the lower one?',
      same: 'Are the two horizontal bars the same length?',
      second: 'Is the lower horizontal bar longer than the upper one?',
    },
    choice: 'Which of the two horizontal bars is longer?',
    options: { first: 'The upper one', same: 'They are equal', second: 'The lower one' },
  },
  layout: { length: [140, 156], apart: [88, 100], width: [8, 11], wide: [205, 220] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    const { wide, apart, width } = layout as Record<string, number>;
    if (inducers) {
      const narrow = wide * (1 - 0.8 * strength);
      const [top, bottom] = toward === 1 ? [narrow, wide] : [wide, narrow];
      for (const sign of [-1, 1]) {
        board.line(256 + sign * top, 48, 256 + sign * bottom, 464, ink.inducer, 6);
      }
    }
    for (const which of [0, 1] as const) {
      const half = bar(layout, difference, which) / 2;
      const y = 256 + (which === 0 ? -apart : apart);
      board.line(256 - half, y, 256 + half, y, ink.target, width);
    }
  },
  truth: ({ layout, difference }) => relative(bar(layout, difference, 0), bar(layout, difference, 1)),
  measure: (picture, { ink }) =>
    relative(extent(picture, ink, upperHalf).width, extent(picture, ink, lowerHalf).width),
};
