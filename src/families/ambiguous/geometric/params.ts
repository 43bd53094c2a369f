import type { Zod } from '../../../core/zod.js';
import { illusionNames } from '../../../content/illusions/geometric/index.js';
import { rosters } from '../../../content/rosters.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const geometricParams = (z: Zod) =>
  z.strictObject({
    illusions: listOf(z, illusionNames, rosters.illusions.names).describe('Illusions, taken in turn.'),
    differences: z
      .array(z.int().min(-3).max(3))
      .min(1)
      .default([-1, 0, 1])
      .describe(
        'Real differences, in steps of each illusion (see docs), -3 to 3: with the illusion if positive, against it if negative, none if 0. Taken in turn; one that is named twice comes twice as often.',
      ),
    strengths: z
      .array(z.number().min(0).max(1))
      .min(1)
      .default([0.8, 1])
      .describe('Strengths of the inducers, 0 (none) to 1, taken in turn.'),
    truth: oneOf(z, ['physical', 'perceived', 'both'], 'physical').describe(
      'Whether questions ask what is drawn or what most people see; both: of the latter the question with Yes or No alone.',
    ),
    leastSeen: z
      .number()
      .min(0)
      .max(2)
      .default(0.95)
      .describe(
        'How much of a difference most people must see, in steps, where questions ask what they see: a difference that the inducers about cancel is replaced by the next one in the direction of the illusion. 0: any.',
      ),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      'Prompts that state conventions, or those of AmbiBench, Table 7.',
    ),
    size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
  });

export type GeometricParams = ParamsOf<typeof geometricParams>;
