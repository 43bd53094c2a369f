import { defineRotationFamily } from '../family.js';
import type { Axis } from '../axis.js';
import { type Angles, anglesSchema, axisSchema, drawAngle } from './knobs.js';

/** One turn about one axis. */
export const singleAxis = defineRotationFamily<{ readonly axis: Axis; readonly degrees: Angles }>({
  name: 'single-axis',
  summary: 'One turn about one axis.',
  params: (z) =>
    z.strictObject({
      axis: axisSchema(z)
        .default('vertical')
        .describe("'vertical', 'horizontal', 'lateral' or a vector of the world."),
      degrees: anglesSchema(z)
        .default([45, 90, 135, 180, 225, 270, 315])
        .describe('The angles: a list, or { min, max }; degrees, positive as the axis says.'),
    }),
  sample: (stream, { axis, degrees }) => [{ axis, degrees: drawAngle(stream, degrees) }],
});
