import { onPaper } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** Nine low steps, broad as a staircase before a house. */
export const many = stairsDrawing('many', onPaper, (stream) => ({
  mirror: stream.choice([-1, 1]),
  count: 9,
  tread: stream.uniform(21, 24),
  riser: stream.uniform(20, 23),
  dx: stream.uniform(170, 190),
  dy: stream.uniform(88, 100),
  wall: stream.uniform(26, 36),
  line: stream.uniform(3, 3.6),
}));
