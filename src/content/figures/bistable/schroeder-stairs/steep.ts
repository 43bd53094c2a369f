import { chalk } from '../pen.js';
import { stairsDrawing } from './flight.js';

/** Steep stairs in white on black, up between high walls. */
export const steep = stairsDrawing('steep', chalk, (stream) => ({
  mirror: stream.choice([-1, 1]),
  count: stream.integer(5, 6),
  tread: stream.uniform(32, 36),
  riser: stream.uniform(44, 48),
  dx: stream.uniform(70, 84),
  dy: stream.uniform(84, 96),
  wall: stream.uniform(36, 46),
  line: stream.uniform(3.5, 4.5),
}));
