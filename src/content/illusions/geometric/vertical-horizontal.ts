import { side, type Raster } from '../../../draw/index.js';
import { eachTarget, everywhere, extent, lowerHalf, relative, upperHalf } from './measure.js';
import { blackAndGray, type Ink } from './parts/ink.js';
import { oneOf } from '../../ranges.js';
import type { Illusion, Layout } from './illusion.js';

/**
 * The length of an upright line, in units: the longest run of rows that have three target pixels or more. Blended pixels
 * along the ends of other lines are fewer in a row.
 */
function uprightRun(picture: Raster, ink: Ink): number {
  const counts = new Uint16Array(picture.height);
  eachTarget(picture, ink, everywhere, (_, y) => counts[Math.floor((y * picture.width) / side)]++);
  let [longest, run] = [0, 0];
  for (const count of counts) {
    run = count >= 3 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * side) / picture.width;
}

const lineOf = ({ length }: Layout, difference: number, which: 0 | 1): number =>
  length * (1 + (which === 0 ? difference : -difference) / 2);

/** An upright and a level line that meet: the upright one looks longer, most where it halves the other. */
export const verticalHorizontal: Illusion = {
  name: 'vertical-horizontal',
  summary: 'A vertical line that stands on a horizontal one; the vertical one looks longer.',
  channels: 1,
  difference: { unit: 'share of the mean length', step: 0.07 },
  strength: {
    meaning: 'where the vertical line stands: at the end (0) to the middle (1) of the horizontal one',
    effect: 0.14,
    atZero: 0.06,
    source:
      'Fick 1851; Künnapas, Journal of Experimental Psychology 49, 1955, 134–140; 0.06 for being upright and up to 0.16 for halving the other: Mamassian & de Montalembert, Vision Research 50, 2010, 956–962; for halving 0.05 to 0.1: Mikellidou & Thompson, Journal of Vision 13(8), 2013, 7',
  },
  directions: [1, -1],
  inks: blackAndGray,
  ask: {
    yesNo: {
      first: 'Is the black line longer than the gray one?',
      same: 'Are the black and the gray line the same length?',
      second: 'Is the gray line longer than the black one?',
    },
    choice: 'Which of the two lines is longer, the black or the gray one?',
    options: { first: 'The black one', same: 'They are equal', second: 'The gray one' },
  },
  layout: { length: [250, 310], width: [7, 9], end: oneOf(-1, 1) },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    const width = layout.width;
    const [black, gray] = [lineOf(layout, difference, 0), lineOf(layout, difference, 1)];
    if (!inducers) {
      board.line(256 - black / 2, 196, 256 + black / 2, 196, ink.target, width);
      board.line(256 - gray / 2, 316, 256 + gray / 2, 316, ink.inducer, width);
      return;
    }
    const [upright, level] = toward === 1 ? [black, gray] : [gray, black];
    const [uprightInk, levelInk] = toward === 1 ? [ink.target, ink.inducer] : [ink.inducer, ink.target];
    const y = 256 + upright / 2;
    const x = 256 + (layout.end * (1 - strength) * (level - width)) / 2;
    board.line(256 - level / 2, y + width / 2, 256 + level / 2, y + width / 2, levelInk, width);
    board.line(x, y - upright, x, y, uprightInk, width);
  },
  truth: ({ layout, difference }) => relative(lineOf(layout, difference, 0), lineOf(layout, difference, 1)),
  measure(picture, { ink, toward, inducers }) {
    const swapped = { ...ink, target: ink.inducer, inducer: ink.target };
    if (!inducers)
      return relative(extent(picture, ink, upperHalf).width, extent(picture, swapped, lowerHalf).width);
    return toward === 1
      ? relative(uprightRun(picture, ink), extent(picture, swapped, everywhere).width)
      : relative(extent(picture, ink, everywhere).width, uprightRun(picture, swapped));
  },
};
