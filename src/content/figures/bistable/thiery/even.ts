import { onPaper } from '../pen.js';
import { blockDrawing } from './block.js';

/** Edges of equal length, as Thiéry has them. */
export const even = blockDrawing('even', onPaper, (stream) => ({
  mirror: stream.choice([-1, 1]),
  tilt: 0,
  column: stream.uniform(97, 116),
  rise: stream.uniform(56, 67),
  height: stream.uniform(116, 146),
  line: stream.uniform(4.5, 6),
}));
