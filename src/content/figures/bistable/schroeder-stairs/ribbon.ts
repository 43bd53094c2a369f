import { onPaper } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** Steps without walls: a folded strip. */
export const ribbon = stairsDrawing('ribbon', onPaper, (stream) => ({
  mirror: stream.choice([-1, 1]),
  count: stream.integer(4, 5),
  tread: stream.uniform(54, 60),
  riser: stream.uniform(44, 50),
  dx: stream.uniform(112, 126),
  dy: stream.uniform(62, 74),
  wall: 0,
  line: stream.uniform(4.5, 6),
}));
