import { circle, roundRect } from '../../../draw/shapes.js';
import { area, figure } from './figure.js';

/** A bunch of grapes on its stalk; upside down it is a tree full of round leaves. */
export const grapesTree = figure({
  name: 'grapes-tree',
  readings: [
    'grapes: bunch of grapes, grape, berries, cluster of grapes',
    'tree: christmas tree, fir, bush, fir tree, pine tree, conifer',
  ],
  styles: ['flat', 'line'],
  knobs: {
    radius: [0.074, 0.084],
    gap: [0.118, 0.13],
    row: [0.11, 0.122],
    stalk: [0.026, 0.034],
    long: [0.16, 0.2],
  },
  parts({ radius, gap, row, stalk, long }) {
    const top = -0.2;
    const grapes = [4, 5, 4, 3, 2, 1].flatMap((count, r) =>
      Array.from({ length: count }, (_, i) =>
        area(circle((i - (count - 1) / 2) * gap, top + r * row, radius), 'main'),
      ),
    );
    return [area(roundRect(-stalk, top - long, 2 * stalk, long, 0.014), 'accent'), ...grapes];
  },
});
