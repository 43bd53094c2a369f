import type { Zod } from '../../../core/zod.js';
import { packable } from '../../../content/models/known.js';
import { multisceneKinds } from './state.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const multisceneTasks = ['open', 'localization', 'region', 'absent', 'level'] as const;
export type MultisceneTask = (typeof multisceneTasks)[number];

export const multisceneParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, multisceneKinds, ['letters', 'packed', 'packed', 'portrait', 'hidden']).describe(
      'Large capitals of small ones, objects packed with small things, faces of fruit, objects hidden among things; taken in turn.',
    ),
    categories: listOf(z, packable).describe(
      'The large objects of packed and hidden pictures, taken in turn.',
    ),
    size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
    variations: whole(z, 1, 1000, 3).describe('Different examples of each category in the set.'),
    tasks: listOf(z, multisceneTasks).describe(
      'Naming both layers, boxes, layers in a green box, boxes of what is not there, and the views with one level only.',
    ),
    wording: oneOf(z, ['paper', 'strict'], 'strict').describe('The prompts of AmbiBench, or ours.'),
  });

export type MultisceneParams = ParamsOf<typeof multisceneParams>;
