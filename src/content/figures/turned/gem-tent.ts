import { points } from '../../../core/points.js';
import { line, Path, polygon } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A cut gem; upside down it is a circus tent with its entrance. */
export const gemTent = figure({
  name: 'gem-tent',
  readings: [
    'diamond: gem, gemstone, jewel, crystal, brilliant, stone',
    'tent: circus tent, marquee, circus, pavilion, hut, house',
  ],
  styles: ['flat', 'line'],
  knobs: {
    girdle: [0.38, 0.43],
    table: [0.3, 0.34],
    crown: [0.17, 0.21],
    deep: [0.44, 0.5],
    door: [0.08, 0.1],
  },
  parts({ girdle, table, crown, deep, door }) {
    const y = -0.3 + crown;
    const lines = new Path();
    for (const u of [-0.36, 0.36]) {
      lines.append(line(u * girdle, y, 0, y + deep));
      lines.append(line(u * girdle, y, u * table * 1.05, y - crown));
    }
    return [
      area(polygon(points([-table, y - crown], [table, y - crown], [girdle, y], [-girdle, y])), 'light'),
      area(polygon(points([-girdle, y], [girdle, y], [0, y + deep])), 'main'),
      area(polygon(points([-0.36 * girdle, y], [0.36 * girdle, y], [0, y + deep])), 'accent'),
      stroke(lines, 0.011),
      area(polygon(points([-door, y - crown], [door, y - crown], [0, y])), 'ink', false),
    ];
  },
});
