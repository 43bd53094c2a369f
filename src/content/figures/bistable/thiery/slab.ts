import { onPaper } from '../pen.js';
import { blockDrawing } from './block.js';

/** Low panels and wide level faces, in three grays. */
export const slab = blockDrawing(
  'slab',
  onPaper,
  (stream) => ({
    mirror: stream.choice([-1, 1]),
    tilt: 0,
    column: stream.uniform(134, 146),
    rise: stream.uniform(78, 90),
    height: stream.uniform(52, 64),
    line: stream.uniform(4, 5),
  }),
  { tones: [255, 208, 160] },
);
