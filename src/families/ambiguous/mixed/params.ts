import type { Zod } from '../../../core/zod.js';
import { figureNames, surfaces } from './words.js';
import { listOf, number, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const mixedTasks = ['open', 'localization', 'region'] as const;
export type MixedTask = (typeof mixedTasks)[number];

export const mixedParams = (z: Zod) =>
  z
    .strictObject({
      figures: listOf(z, figureNames, ['duck-rabbit', 'rubin-vase']).describe(
        'The bistable figures that are hidden, taken in turn. The fine lines of young-old are hard to read in any surface.',
      ),
      surfaces: listOf(z, surfaces, ['grass', 'needles', 'bark', 'woven']).describe(
        'What they are hidden in, taken in turn. Among large leaves and stones lines are hard to follow.',
      ),
      size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
      faintest: number(z, 8, 100, 32).describe(
        'Least visibility of its edges, in standard errors; see ambiguous/camouflage.',
      ),
      clearest: number(z, 10, 300, 54).describe('Greatest visibility of its edges, in standard errors.'),
      tasks: listOf(z, mixedTasks).describe(
        'Naming what is hidden, its box, and both layers in a green box.',
      ),
      wording: oneOf(z, ['paper', 'strict'], 'strict').describe('The prompts of AmbiBench, or ours.'),
    })
    .refine((params) => 1.25 * params.faintest <= params.clearest, {
      message: 'Expected clearest to be at least 1.25 × faintest',
      path: ['clearest'],
    });

export type MixedParams = ParamsOf<typeof mixedParams>;
