import { onPaper } from '../pen.js';
import { cardDrawing } from './card.js';

/** Leaves ruled in squares, as paper for sums is. */
export const ruled = cardDrawing(
  'ruled',
  onPaper,
  (stream) => ({
    tilt: stream.choice([-1, 1]) * stream.uniform(6, 12),
    width: stream.uniform(150, 166),
    height: stream.uniform(196, 214),
    slant: stream.choice([-1, 1]) * stream.uniform(100, 124),
    line: stream.uniform(4.5, 5.5),
  }),
  { across: 6, along: 4 },
);
