import { onPaper } from '../pen.js';
import { blockDrawing } from './block.js';

/** High narrow panels. */
export const tower = blockDrawing('tower', onPaper, (stream) => ({
  mirror: stream.choice([-1, 1]),
  tilt: 0,
  column: stream.uniform(74, 84),
  rise: stream.uniform(36, 44),
  height: stream.uniform(276, 300),
  line: stream.uniform(4, 5.5),
}));
