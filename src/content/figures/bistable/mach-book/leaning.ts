import { onPaper } from '../pen.js';
import { cardDrawing } from './card.js';

/** Narrow leaves with a slanting fold. */
export const leaning = cardDrawing('leaning', onPaper, (stream) => ({
  tilt: stream.choice([-1, 1]) * stream.uniform(28, 38),
  width: stream.uniform(88, 104),
  height: stream.uniform(280, 310),
  slant: stream.choice([-1, 1]) * stream.uniform(56, 72),
  line: stream.uniform(5, 6.5),
}));
