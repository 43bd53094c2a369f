import { onPaper } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** Two wide steps down to the left. */
export const wide = stairsDrawing('wide', onPaper, (stream) => ({
  mirror: -1,
  count: 2,
  tread: stream.uniform(92, 104),
  riser: stream.uniform(78, 90),
  dx: stream.uniform(90, 112),
  dy: stream.uniform(48, 58),
  wall: stream.uniform(40, 52),
  line: stream.uniform(5, 6.5),
}));
