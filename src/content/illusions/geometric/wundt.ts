import { Path } from '../../../draw/path.js';
import { addClipped } from '../../../draw/bar.js';
import { bowWords, drawBows, measureBow, trueBow } from './parts/bowed.js';
import type { Illusion } from './illusion.js';

/** The share of its way from a point to the middle at which a ray begins. */
const apart = 0.14;
const field = { left: 50, right: 462, top: 96, bottom: 416 };

/** Two lines over rays from two points beside them: they look bowed inward. */
export const wundt: Illusion = {
  name: 'wundt',
  summary: 'Two straight lines over rays from the left and the right; they look bowed inward.',
  channels: 1,
  difference: { unit: '1/512 of the picture by which the middle lies further out than the ends', step: 4 },
  strength: {
    meaning: 'number of rays on each side, 0 to 26',
    effect: 7.6,
    source:
      'Wundt, Die geometrisch-optischen Täuschungen, 1898; Coren & Girgus, Seeing is Deceiving, 1978; the size is an assumption',
  },
  directions: [-1],
  ask: bowWords,
  layout: { apart: [56, 76], width: [5, 6.5], first: [0, 1] },
  draw(board, figure) {
    const { strength, ink, layout, inducers } = figure;
    const count = Math.round(26 * strength);
    const rays = new Path();
    for (let i = 0; i < count; i++) {
      // The rays of both sides meet in the middle.
      const y = 256 + 760 * ((i + layout.first) / count - 0.5);
      // From where they stand apart: nearer to the points they would run into blots.
      for (const sign of [-1, 1]) {
        addClipped(rays, 256 + sign * 206 * (1 - apart), 256 + (y - 256) * apart, 256, y, 2.5, field);
      }
    }
    if (inducers && count > 0) board.fill(rays, ink.inducer);
    drawBows(board, figure);
  },
  truth: trueBow,
  measure: measureBow,
};
