import type { Zod } from '../../../core/zod.js';
import { figureNames } from '../../../content/figures/bistable/index.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const bistableParams = (z: Zod) =>
  z.strictObject({
    figures: listOf(z, figureNames).describe('Figures, taken in turn.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      'Prompts that state conventions, or those of AmbiBench, Table 7.',
    ),
    size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
  });

export type BistableParams = ParamsOf<typeof bistableParams>;
