import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path, polygon } from '../../../draw/index.js';
import { addClipped } from '../../../draw/bar.js';
import { everywhere, extent, relative } from './measure.js';
import type { Illusion, Layout } from './illusion.js';

const sideOf = ({ edge }: Layout, difference: number, which: 0 | 1): number =>
  edge * (1 + (which === 0 ? difference : -difference) / 2);

const field = { left: 36, right: 476, top: 76, bottom: 436 };

/** A square over rays from a point beside it: it looks tapered, its far side shorter. */
export const orbison: Illusion = {
  name: 'orbison',
  summary: 'A square over rays from one side; the side nearer to the origin of the rays looks longer.',
  channels: 1,
  difference: {
    unit: 'share of the mean length by which the left side is longer than the right',
    step: 0.04,
  },
  strength: {
    meaning: 'number of rays, 0 to 44',
    effect: 0.09,
    source: 'Orbison, American Journal of Psychology 52, 1939, 31–45; the size is an assumption',
  },
  directions: [1, -1],
  ask: {
    yesNo: {
      first: 'Is the left side of the bold four-sided figure longer than its right side?',
      same: 'Are the left and the right side of the bold four-sided figure the same length?',
      second: 'Is the right side of the bold four-sided figure longer than its left side?',
    },
    choice: 'Which side of the bold four-sided figure is longer?',
    options: { first: 'The left side', same: 'They are equal', second: 'The right side' },
  },
  layout: { edge: [196, 226], away: [44, 64], first: [0, 1], width: [5, 6.5] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    const half = layout.edge / 2;
    const count = Math.round(22 * strength);
    const origin = 256 - toward * (half + layout.away);
    const rays = new Path();
    for (let i = 0; i < count; i++) {
      const angle = (180 * (i + layout.first)) / count;
      const [x, y] = [600 * cosDegrees(angle), 600 * sinDegrees(angle)];
      // Not quite from the origin, where they would run into a blot.
      for (const sign of [-1, 1]) {
        addClipped(
          rays,
          origin + (sign * x) / 42,
          256 + (sign * y) / 42,
          origin + sign * x,
          256 + sign * y,
          2.5,
          field,
        );
      }
    }
    if (inducers && count > 0) board.fill(rays, ink.inducer);
    const [left, right] = [sideOf(layout, difference, 0) / 2, sideOf(layout, difference, 1) / 2];
    const figure = polygon([
      [256 - half, 256 - left],
      [256 + half, 256 - right],
      [256 + half, 256 + right],
      [256 - half, 256 + left],
    ]);
    board.stroke(figure, ink.target, layout.width);
  },
  truth: ({ layout, difference }) => relative(sideOf(layout, difference, 0), sideOf(layout, difference, 1)),
  measure(picture, { ink, layout }) {
    const [half, near, width] = [layout.edge / 2, layout.width / 2, layout.width];
    const left = extent(picture, ink, { ...everywhere, left: 250 - half - near, right: 256 - half + near });
    const right = extent(picture, ink, { ...everywhere, left: 256 + half - near, right: 262 + half + near });
    return relative(left.height - width, right.height - width);
  },
};
