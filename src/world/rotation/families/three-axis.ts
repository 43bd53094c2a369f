import { defineRotationFamily } from '../family.js';
import { drawSeveral, type SeveralAxes, severalAxesSchema } from './knobs.js';

/** Three turns about three axes, in the order written, backward, or in any of the six. */
export const threeAxis = defineRotationFamily<SeveralAxes>({
  name: 'three-axis',
  summary: 'Turns about three axes, one after the other.',
  params: (z) => severalAxesSchema(z, ['horizontal', 'lateral', 'vertical']),
  sample: (stream, params) => drawSeveral(stream, params, 'three-axis'),
});
