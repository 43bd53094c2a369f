import type { Zod } from '../../../core/zod.js';
import { ownPictureParams, type OwnPictureParams } from '../sources/own-picture-params.js';

export const colorQuestions = ['all', 'single', 'control'] as const;

export interface ColorParams extends OwnPictureParams {
  readonly size: number;
  readonly colors: 'two-hues' | 'own';
  readonly gray: readonly string[];
  readonly color: readonly string[];
  readonly variations: number;
  readonly wording: 'strict' | 'paper';
  readonly questions: readonly (typeof colorQuestions)[number][];
}

export const colorParams = (z: Zod) =>
  z.strictObject({
    size: z.int().min(128).max(2048).default(512).describe('Side of the picture, and of a subimage, pixels.'),
    colors: z
      .enum(['two-hues', 'own'])
      .default('two-hues')
      .describe(
        "What the coloured reading is made of: its light and dark as two opposite hues, or its own colours (the paper's f_color).",
      ),
    gray: z
      .array(z.string())
      .default([])
      .describe('Categories of the catalogue to be seen in grey; none: those that are known by their edges.'),
    color: z
      .array(z.string())
      .default([])
      .describe('Categories to be seen in colour; none: those that are known by their outline.'),
    variations: z.int().min(1).max(100).default(8).describe('Different models of a category in a set.'),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe("Prompts: the paper's, or ones that say what is asked."),
    questions: z
      .array(z.enum(colorQuestions))
      .min(1)
      .refine((list) => new Set(list).size === list.length, 'Expected different questions')
      .default([...colorQuestions])
      .describe(
        'What is asked: both subimages at once, each version alone, the plain picture of one source.',
      ),
    ...ownPictureParams(z),
  });
