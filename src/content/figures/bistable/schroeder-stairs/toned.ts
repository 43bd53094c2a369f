import { onPaper } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** Gray risers, white treads and pale walls, which tell as little. */
export const toned = stairsDrawing(
  'toned',
  onPaper,
  (stream) => ({
    mirror: stream.choice([-1, 1]),
    count: 3,
    tread: stream.uniform(58, 66),
    riser: stream.uniform(56, 64),
    dx: stream.uniform(128, 144),
    dy: stream.uniform(96, 110),
    wall: stream.uniform(20, 30),
    line: stream.uniform(3, 4),
  }),
  { wall: 222, tread: 255, riser: 132 },
);
