import type { Zod } from '../../../core/zod.js';
import { figureNames } from '../../../content/figures/bistable/index.js';

export interface BistableParams {
  readonly figures: readonly string[];
  readonly wording: 'strict' | 'paper';
  readonly size: number;
}

export const bistableParams = (z: Zod) =>
  z.strictObject({
    figures: z
      .array(z.enum(figureNames))
      .min(1)
      .default([...figureNames])
      .describe('Figures, taken in turn.'),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe('Prompts that state conventions, or those of AmbiBench, Table 7.'),
    size: z.int().min(256).max(2048).default(512).describe('Side of the square picture, 256 to 2048 pixels.'),
  });
