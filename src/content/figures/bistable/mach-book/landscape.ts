import { onPaper } from '../pen.js';
import { cardDrawing } from './card.js';

/** Low wide leaves with a frame on each. */
export const landscape = cardDrawing(
  'landscape',
  onPaper,
  (stream) => ({
    tilt: 0,
    width: stream.uniform(206, 222),
    height: stream.uniform(140, 160),
    slant: stream.choice([-1, 1]) * stream.uniform(64, 84),
    line: stream.uniform(4.5, 5.5),
  }),
  { inset: 0.12 },
);
