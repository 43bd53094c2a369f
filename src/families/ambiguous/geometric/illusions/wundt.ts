import { Path } from '../../../../draw/path.js';
import { rect } from '../../../../draw/shapes.js';
import { bowWords, drawBows, measureBow, trueBow } from '../bowed.js';
import type { Illusion } from '../illusion.js';

/** Two lines over rays from two points beside them: they look bowed inwards. */
export const wundt: Illusion = {
  name: 'wundt',
  summary: 'Two straight lines over rays from the left and the right; they look bowed inwards.',
  channels: 1,
  difference: { unit: '1/512 of the picture by which the middle lies further out than the ends', step: 4 },
  strength: {
    meaning: 'number of rays on each side, 0 to 26',
    effect: 9,
    source: 'Wundt 1898; Coren & Girgus, Seeing is Deceiving, 1978',
  },
  directions: [-1],
  ask: bowWords,
  layout: (stream) => ({
    apart: stream.uniform(56, 76),
    width: stream.uniform(5, 6.5),
    first: stream.float(),
  }),
  draw(board, figure) {
    const { strength, ink, layout, inducers } = figure;
    const count = Math.round(26 * strength);
    const rays = new Path();
    for (let i = 0; i < count; i++) {
      // The rays of both sides meet in the middle.
      const y = 256 + 760 * ((i + layout.first!) / count - 0.5);
      rays.moveTo(50, 256).lineTo(256, y).lineTo(462, 256);
    }
    if (inducers && count > 0) board.stroke(rays, ink.inducer, 2.5, { clip: rect(50, 96, 412, 320) });
    drawBows(board, figure);
  },
  truth: trueBow,
  measure: measureBow,
};
