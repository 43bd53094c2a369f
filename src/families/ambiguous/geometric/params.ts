import type { Zod } from '../../../core/zod.js';
import { illusionNames } from '../../../content/illusions/geometric/index.js';

export interface GeometricParams {
  readonly illusions: readonly string[];
  readonly differences: readonly number[];
  readonly strengths: readonly number[];
  readonly truth: 'physical' | 'perceived' | 'both';
  readonly wording: 'strict' | 'paper';
  readonly size: number;
}

export const geometricParams = (z: Zod) =>
  z.strictObject({
    illusions: z
      .array(z.enum(illusionNames))
      .min(1)
      .default([...illusionNames])
      .describe('Illusions, taken in turn.'),
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
    truth: z
      .enum(['physical', 'perceived', 'both'])
      .default('physical')
      .describe(
        'Whether questions ask what is drawn or what most people see; both: of the latter the question with Yes or No alone.',
      ),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe('Prompts that state conventions, or those of AmbiBench, Table 7.'),
    size: z.int().min(256).max(2048).default(512).describe('Side of the square picture, 256 to 2048 pixels.'),
  });
