import { chalk } from '../pen.js';
import { blockDrawing } from './block.js';

/** White on black with steep level edges. */
export const chalkBlock = blockDrawing('chalk', chalk, (stream) => ({
  mirror: stream.choice([-1, 1]),
  tilt: 0,
  column: stream.uniform(92, 102),
  rise: stream.uniform(90, 100),
  height: stream.uniform(116, 132),
  line: stream.uniform(5, 6.5),
}));
