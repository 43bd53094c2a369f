import type { Zod } from '../../../core/zod.js';
import { customPictureParams } from './custom-picture-params.js';
import { oneOf, type ParamsOf, setOf, whole } from '../../param-schemas.js';

export const compositeQuestions = ['all', 'single', 'control'] as const;

const looks = ['clean', 'photo'] as const;

/** `clean`: each object alone on plain ground; `photo`: each stands in a place, at real size, under the light of that. */
export type Look = (typeof looks)[number];

/** To be spread into a family's schema. @param asked what the questions are, in their order */
export const compositeParams = (z: Zod, asked: string) => ({
  variations: whole(z, 1, 100, 5).describe('Different models of a category in a set.'),
  wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
    "Prompts: the paper's, or ones that say what is asked.",
  ),
  questions: setOf(z, compositeQuestions, 'questions').describe(`What is asked: ${asked}.`),
  look: oneOf(z, looks, 'clean').describe(
    'clean: each object of the catalog alone on plain ground; photo: each in a place, as a photograph would show it. Your own pictures stay as they are.',
  ),
  ...customPictureParams(z),
});

/** The params of families that lay pictures of two or more things into one. */
export type CompositeParams = ParamsOf<typeof compositeParams>;
