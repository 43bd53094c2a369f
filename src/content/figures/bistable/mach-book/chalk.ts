import { chalk } from '../pen.js';
import { cardDrawing } from './card.js';

/** White on black, nearly flat, with two lines across. */
export const chalkCard = cardDrawing(
  'chalk',
  chalk,
  (stream) => ({
    tilt: stream.choice([-1, 1]) * stream.uniform(12, 18),
    width: stream.uniform(176, 190),
    height: stream.uniform(224, 246),
    slant: stream.choice([-1, 1]) * stream.uniform(44, 54),
    line: stream.uniform(5, 6.5),
  }),
  { across: 2 },
);
