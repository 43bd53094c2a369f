import type { Zod } from '../../../core/zod.js';
import { compositeParams } from '../sources/composite-params.js';
import { oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const colorParams = (z: Zod) =>
  z.strictObject({
    size: whole(z, 128, 2048, 512).describe('Side of the picture, and of a subimage, pixels.'),
    colors: oneOf(z, ['two-hues', 'own'], 'two-hues').describe(
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

export type ColorParams = ParamsOf<typeof colorParams>;
