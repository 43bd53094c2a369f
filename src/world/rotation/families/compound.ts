import { defineRotationFamily } from '../family.js';
import { drawSeveral, type SeveralAxes, severalAxesSchema } from './knobs.js';

/** Two turns, one after the other, in either order (DORI, compound rotation: horizontal, then vertical). */
export const compound = defineRotationFamily<SeveralAxes>({
  name: 'compound',
  summary: 'A turn about one axis, then about another, in either order.',
  params: (z) => severalAxesSchema(z, ['horizontal', 'vertical']),
  sample: (stream, params) => drawSeveral(stream, params, 'compound'),
});
