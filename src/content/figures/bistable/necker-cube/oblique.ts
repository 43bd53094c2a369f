import { onPaper } from '../pen.js';
import { oblique } from './cube.js';
import { lineCube } from './lines.js';

/** Two squares and the lines between their corners. */
export const obliqueCube = lineCube(
  'oblique',
  onPaper,
  (stream) => ({
    edge: stream.uniform(220, 260),
    dx: stream.choice([-1, 1]) * stream.uniform(84, 120),
    dy: stream.uniform(76, 112),
    width: stream.uniform(4.5, 6.5),
  }),
  ({ edge, dx, dy }) => oblique(edge!, dx!, dy!),
);
