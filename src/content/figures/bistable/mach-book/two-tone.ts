import { onPaper } from '../pen.js';
import { cardDrawing } from './card.js';

/** One leaf in shade: which way the light falls tells as little. */
export const twoTone = cardDrawing(
  'two-tone',
  onPaper,
  (stream) => ({
    tilt: 0,
    width: stream.uniform(96, 110),
    height: stream.uniform(290, 320),
    slant: stream.choice([-1, 1]) * stream.uniform(76, 94),
    line: stream.uniform(3.5, 5),
  }),
  { tones: [236, 150] },
);
