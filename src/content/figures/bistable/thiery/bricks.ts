import { onPaper } from '../pen.js';
import { blockDrawing } from './block.js';

/** Panels of courses, as a wall has. */
export const bricks = blockDrawing(
  'bricks',
  onPaper,
  (stream) => ({
    mirror: stream.choice([-1, 1]),
    tilt: 0,
    column: stream.uniform(128, 138),
    rise: stream.uniform(38, 46),
    height: stream.uniform(180, 204),
    line: stream.uniform(4.5, 5.5),
  }),
  { courses: 5 },
);
