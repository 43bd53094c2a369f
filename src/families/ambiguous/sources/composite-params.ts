import type { Zod } from '../../../core/zod.js';
import { customPictureParams } from './custom-picture-params.js';
import { oneOf, type ParamsOf, setOf, whole } from '../../param-schemas.js';

export const compositeQuestions = ['all', 'single', 'control'] as const;

/** To be spread into a family's schema. @param asked what the questions are, in their order */
export const compositeParams = (z: Zod, asked: string) => ({
  variations: whole(z, 1, 100, 5).describe('Different models of a category in a set.'),
  wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
    "Prompts: the paper's, or ones that say what is asked.",
  ),
  questions: setOf(z, compositeQuestions, 'questions').describe(`What is asked: ${asked}.`),
  ...customPictureParams(z),
});

/** The params of families that lay pictures of two or more things into one. */
export type CompositeParams = ParamsOf<typeof compositeParams>;
