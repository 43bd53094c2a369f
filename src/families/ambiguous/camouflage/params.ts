import { textureNames } from '../../../content/textures/names.js';
import type { Zod } from '../../../core/zod.js';
import { customPictureParams } from '../sources/custom-picture-params.js';
import { silhouetteCategories } from '../../../content/models/known.js';
import { listOf, number, oneOf, type ParamsOf, whole } from '../../param-schemas.js';
import { sizeParam } from '../../size.js';

export const camouflageTasks = ['open', 'localization', 'absent'] as const;
export type CamouflageTask = (typeof camouflageTasks)[number];

/** Own objects are as large as the set has them: how a picture lies in the frame plays no part. */
function customObjectParams(z: Zod) {
  const { pictures, words, list } = customPictureParams(z);
  return {
    pictures: pictures.describe('Your own objects in place of the categories: pictures with transparency around them; needs words.'), // prettier-ignore
    words,
    list: list.describe('A JSON file of your own objects instead: {"pictures": [{"image", "word", "accept"?, "mask"?}]}.'), // prettier-ignore
  };
}

export const camouflageParams = (z: Zod) =>
  z
    .strictObject({
      categories: listOf(z, silhouetteCategories).describe(
        'What is hidden, taken in turn: categories of the catalog that are known by their outline.',
      ),
      textures: listOf<string>(z, textureNames).describe('What it is hidden in, taken in turn.'),
      grounds: z
        .array(z.string().min(1).max(500))
        .max(1000)
        .default([])
        .describe('Your own pictures of surfaces (PNG, JPEG, WebP) in place of the textures.'),
      ...customObjectParams(z),
      size: sizeParam(z, 192, 2048, 512, 'The picture'),
      smallest: number(z, 0.3, 0.85, 0.5).describe(
        "Least longer side of the object, share of the picture's shorter side, 0.3 to 0.85.",
      ),
      largest: number(z, 0.3, 0.85, 0.74).describe(
        "Greatest longer side of the object, share of the picture's shorter side, 0.3 to 0.85.",
      ),
      faintest: number(z, 6, 60, 26).describe(
        'Least visibility: how surely the pixels tell the object from its ground, in standard errors.',
      ),
      clearest: number(z, 8, 200, 52).describe('Greatest visibility, in standard errors.'),
      variations: whole(z, 1, 1000, 3).describe('Different examples of each category in the set.'),
      tasks: listOf(z, camouflageTasks).describe(
        'Naming it, its box, and the box of something that is not there (None).',
      ),
      wording: oneOf(z, ['paper', 'strict'], 'strict').describe(
        'The prompts of AmbiBench, or ours, which are the same for both views.',
      ),
    })
    .refine((params) => params.smallest <= params.largest, {
      message: 'Expected smallest to be at most largest',
      path: ['smallest'],
    })
    .refine((params) => 1.25 * params.faintest <= params.clearest, {
      message: 'Expected clearest to be at least 1.25 × faintest',
      path: ['clearest'],
    });

export type CamouflageParams = ParamsOf<typeof camouflageParams>;
