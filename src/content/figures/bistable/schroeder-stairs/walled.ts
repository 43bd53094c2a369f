import { onPaper } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** A flight between two walls, as Schröder has it. */
export const walled = stairsDrawing('walled', onPaper, (stream) => ({
  mirror: 1,
  count: stream.integer(4, 5),
  tread: stream.uniform(46, 52),
  riser: stream.uniform(32, 38),
  dx: stream.uniform(84, 104),
  dy: stream.uniform(60, 76),
  wall: stream.uniform(52, 70),
  line: stream.uniform(3.5, 5),
}));
