import type { Zod } from '../../../core/zod.js';
import { packParam } from '../../staging/models/open-pack.js';
import { placesParam } from '../../staging/place/places-param.js';
import { customPictureParams } from './custom-picture-params.js';
import { oneOf, type ParamsOf, setOf, whole } from '../../param-schemas.js';

export const compositeQuestions = ['all', 'single', 'control'] as const;

/** Params to spread into a family's schema. @param asked what the questions are, in their order */
export const compositeParams = (z: Zod, asked: string) => ({
  variations: whole(z, 1, 100, 5).describe('Different models of a category in a set.'),
  wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
    "Prompts: the paper's, or ones that say what is asked.",
  ),
  questions: setOf(z, compositeQuestions, 'questions').describe(`What is asked: ${asked}.`),
  look: oneOf(z, ['clean', 'photo'], 'photo').describe(
    'photo: each object of the catalog or pack in a place, as a photograph would show it; clean: alone on plain ground. Your own pictures stay as they are.',
  ),
  ...placesParam(z),
  ...packParam(z),
  ...customPictureParams(z),
});

/** The params of families that lay pictures of two or more things into one. */
export type CompositeParams = ParamsOf<typeof compositeParams>;
