import type { Zod } from '../../../core/zod.js';
import { customPictureParams, type CustomPictureParams } from './custom-picture-params.js';

export const compositeQuestions = ['all', 'single', 'control'] as const;

/** The params of families that lay pictures of two or more things into one. */
export interface CompositeParams extends CustomPictureParams {
  readonly variations: number;
  readonly wording: 'strict' | 'paper';
  readonly questions: readonly (typeof compositeQuestions)[number][];
}

/** To be spread into a family's schema. @param asked what the questions are, in their order */
export const compositeParams = (z: Zod, asked: string) => ({
  variations: z.int().min(1).max(100).default(5).describe('Different models of a category in a set.'),
  wording: z
    .enum(['strict', 'paper'])
    .default('strict')
    .describe("Prompts: the paper's, or ones that say what is asked."),
  questions: z
    .array(z.enum(compositeQuestions))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'Expected different questions')
    .default([...compositeQuestions])
    .describe(`What is asked: ${asked}.`),
  ...customPictureParams(z),
});
