import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { addClipped } from '../../../draw/bar.js';
import { bowWords, drawBows, measureBow, trueBow } from './parts/bowed.js';
import type { Illusion } from './illusion.js';

const field = { left: 50, right: 462, top: 96, bottom: 416 };

/** Two lines over rays from a point between them: they look bowed outward. */
export const hering: Illusion = {
  name: 'hering',
  summary: 'Two straight lines over rays from the middle; they look bowed outward.',
  channels: 1,
  difference: { unit: '1/512 of the picture by which the middle lies further out than the ends', step: 4 },
  strength: {
    meaning: 'number of rays, 0 to 40',
    effect: 7.6,
    source:
      'Hering, Beiträge zur Physiologie 1, 1861; Coren & Girgus, Seeing is Deceiving, 1978; the size is an assumption',
  },
  directions: [1],
  ask: bowWords,
  layout: { apart: [56, 76], width: [5, 6.5], first: [0, 1] },
  draw(board, figure) {
    const { strength, ink, layout, inducers } = figure;
    const count = Math.round(20 * strength);
    const rays = new Path();
    for (let i = 0; i < count; i++) {
      const angle = (180 * (i + layout.first)) / count;
      const [x, y] = [400 * cosDegrees(angle), 400 * sinDegrees(angle)];
      // Not quite from the middle, where they would run into a blot.
      for (const sign of [-1, 1]) {
        addClipped(
          rays,
          256 + (sign * x) / 28,
          256 + (sign * y) / 28,
          256 + sign * x,
          256 + sign * y,
          2.5,
          field,
        );
      }
    }
    if (inducers && count > 0) board.fill(rays, ink.inducer);
    drawBows(board, figure);
  },
  truth: trueBow,
  measure: measureBow,
};
