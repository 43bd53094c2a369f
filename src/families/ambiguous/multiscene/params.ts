import type { Zod } from '../../../core/zod.js';
import { packable } from '../../../content/models/known.js';
import { multisceneKinds, type MultisceneKind } from './state.js';

export const multisceneTasks = ['open', 'localization', 'region', 'absent', 'level'] as const;
export type MultisceneTask = (typeof multisceneTasks)[number];

export interface MultisceneParams {
  readonly kinds: readonly MultisceneKind[];
  readonly categories: readonly string[];
  readonly size: number;
  readonly variations: number;
  readonly tasks: readonly MultisceneTask[];
  readonly wording: 'paper' | 'strict';
}

export const multisceneParams = (z: Zod) =>
  z.strictObject({
    kinds: z
      .array(z.enum(multisceneKinds))
      .min(1)
      .default(['letters', 'packed', 'packed', 'portrait', 'hidden'])
      .describe(
        'Large capitals of small ones, objects packed with small things, faces of fruit, objects hidden among things; taken in turn.',
      ),
    categories: z
      .array(z.enum(packable as [string, ...string[]]))
      .min(1)
      .default([...packable])
      .describe('The large objects of packed and hidden pictures, taken in turn.'),
    size: z.int().min(256).max(2048).default(512).describe('Side of the square picture, 256 to 2048 pixels.'),
    variations: z
      .int()
      .min(1)
      .max(1000)
      .default(3)
      .describe('Different examples of each category in the set.'),
    tasks: z
      .array(z.enum(multisceneTasks))
      .min(1)
      .default([...multisceneTasks])
      .describe(
        'Naming both layers, boxes, layers in a green box, boxes of what is not there, and the views with one level only.',
      ),
    wording: z.enum(['paper', 'strict']).default('strict').describe('The prompts of AmbiBench, or ours.'),
  });
