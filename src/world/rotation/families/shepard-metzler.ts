import { defineRotationFamily } from '../family.js';
import type { Axis } from '../axis.js';
import { axisSchema } from './knobs.js';

interface Params {
  readonly axes: readonly Axis[];
  readonly degrees: readonly number[];
}

const every = ({ axes, degrees }: Params) =>
  axes.flatMap((axis) => degrees.map((angle) => [{ axis, degrees: angle }]));

/**
 * The rotations of R. N. Shepard and J. Metzler, Science 171 (1971), 701–703: in the picture plane (lateral) or in depth
 * (vertical), by 0 to 180 degrees in steps of 20.
 */
export const shepardMetzler = defineRotationFamily<Params>({
  name: 'shepard-metzler',
  summary: 'One turn in the picture plane or in depth, by 0 to 180 degrees in steps of 20.',
  params: (z) =>
    z.strictObject({
      axes: z
        .array(axisSchema(z))
        .min(1)
        .max(100)
        .default(['lateral', 'vertical'])
        .describe("The axes: 'lateral' is the picture plane, 'vertical' and 'horizontal' are depth."),
      degrees: z
        .array(z.number().min(-360).max(360))
        .min(1)
        .max(1000)
        .default([0, 20, 40, 60, 80, 100, 120, 140, 160, 180])
        .describe('The angles, the same for every axis; degrees, positive as the axes say.'),
    }),
  sample: (stream, params) => stream.choice(every(params)),
  every,
});
