import { defineRotationFamily } from '../family.js';
import type { RotationStep } from '../steps.js';
import { axisSchema } from './knobs.js';

/** The user's own sequences, one of which is chosen. */
export const sequences = defineRotationFamily<{ readonly sequences: readonly RotationStep[][] }>({
  name: 'sequences',
  summary: "One of the user's own sequences of turns.",
  params: (z) =>
    z.strictObject({
      sequences: z
        .array(z.array(z.strictObject({ axis: axisSchema(z), degrees: z.number() })).max(1000))
        .min(1)
        .describe('Lists of steps { axis, degrees }, done in the order written; all equally likely.'),
    }),
  sample: (stream, params) => stream.choice(params.sequences),
});
