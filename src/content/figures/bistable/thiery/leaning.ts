import { onPaper } from '../pen.js';
import { blockDrawing } from './block.js';

/** Not upright, the middle panel in shade. */
export const leaning = blockDrawing(
  'leaning',
  onPaper,
  (stream) => ({
    mirror: stream.choice([-1, 1]),
    tilt: stream.choice([-1, 1]) * stream.uniform(24, 32),
    column: stream.uniform(92, 104),
    rise: stream.uniform(30, 36),
    height: stream.uniform(176, 196),
    line: stream.uniform(3.5, 4.5),
  }),
  { tones: [236, 255, 176] },
);
