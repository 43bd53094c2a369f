import type { Zod } from '../../../core/zod.js';
import { figureNames, surfaces, type HiddenFigure, type Surface } from './words.js';

export const mixedTasks = ['open', 'localization', 'region'] as const;
export type MixedTask = (typeof mixedTasks)[number];

export interface MixedParams {
  readonly figures: readonly HiddenFigure[];
  readonly surfaces: readonly Surface[];
  readonly size: number;
  readonly faintest: number;
  readonly clearest: number;
  readonly tasks: readonly MixedTask[];
  readonly wording: 'paper' | 'strict';
}

export const mixedParams = (z: Zod) =>
  z
    .strictObject({
      figures: z
        .array(z.enum(figureNames))
        .min(1)
        .default(['duck-rabbit', 'rubin-vase'])
        .describe(
          'The bistable figures that are hidden, taken in turn. The fine lines of young-old are hard to read in any surface.',
        ),
      surfaces: z
        .array(z.enum(surfaces))
        .min(1)
        .default(['grass', 'needles', 'bark', 'woven'])
        .describe(
          'What they are hidden in, taken in turn. Among large leaves and stones lines are hard to follow.',
        ),
      size: z
        .int()
        .min(256)
        .max(2048)
        .default(512)
        .describe('Side of the square picture, 256 to 2048 pixels.'),
      faintest: z
        .number()
        .min(8)
        .max(100)
        .default(32)
        .describe('Least visibility of its edges, in standard errors; see ambiguous/camouflage.'),
      clearest: z
        .number()
        .min(10)
        .max(300)
        .default(54)
        .describe('Greatest visibility of its edges, in standard errors.'),
      tasks: z
        .array(z.enum(mixedTasks))
        .min(1)
        .default([...mixedTasks])
        .describe('Naming what is hidden, its box, and both layers in a green box.'),
      wording: z.enum(['paper', 'strict']).default('strict').describe('The prompts of AmbiBench, or ours.'),
    })
    .refine((params) => 1.25 * params.faintest <= params.clearest, {
      message: 'Expected clearest to be at least 1.25 × faintest',
      path: ['clearest'],
    });
