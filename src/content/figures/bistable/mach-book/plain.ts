import { onPaper } from '../pen.js';
import { cardDrawing } from './card.js';

/** Two leaves in outline, as Mach has them. */
export const plain = cardDrawing('plain', onPaper, (stream) => ({
  tilt: 0,
  width: stream.uniform(128, 164),
  height: stream.uniform(210, 260),
  slant: stream.choice([-1, 1]) * stream.uniform(56, 84),
  line: stream.uniform(4.5, 6),
}));
