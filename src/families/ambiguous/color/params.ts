import type { Zod } from '../../../core/zod.js';
import { compositeParams, type CompositeParams } from '../sources/composite-params.js';

export interface ColorParams extends CompositeParams {
  readonly size: number;
  readonly colors: 'two-hues' | 'own';
  readonly gray: readonly string[];
  readonly color: readonly string[];
}

export const colorParams = (z: Zod) =>
  z.strictObject({
    size: z.int().min(128).max(2048).default(512).describe('Side of the picture, and of a subimage, pixels.'),
    colors: z
      .enum(['two-hues', 'own'])
      .default('two-hues')
      .describe(
        "What the colored reading is made of: its light and dark as two opposite hues, or its own colors (the paper's f_color).",
      ),
    gray: z
      .array(z.string())
      .default([])
      .describe('Categories of the catalog to be seen in gray; none: those that are known by their edges.'),
    color: z
      .array(z.string())
      .default([])
      .describe('Categories to be seen in color; none: those that are known by their outline.'),
    ...compositeParams(z, 'both subimages at once, each version alone, the plain picture of one source'),
  });
