import type { Zod } from '../../../core/zod.js';
import { compositeParams, type CompositeParams } from '../sources/composite-params.js';

export interface HybridParams extends CompositeParams {
  readonly size: number;
  readonly levels: 2 | 3;
  readonly cuts: readonly number[];
  readonly color: 'gray' | 'full';
  readonly enlarged: boolean;
  readonly near: readonly string[];
  readonly far: readonly string[];
}

export const hybridParams = (z: Zod) =>
  z.strictObject({
    size: z.int().min(192).max(2048).default(512).describe('Side of the picture, pixels.'),
    levels: z
      .union([z.literal(2), z.literal(3)])
      .default(2)
      .describe('Readings: near and far (2), or near, far and very far (3).'),
    cuts: z
      .array(z.number().positive())
      .max(4)
      .default([])
      .describe(
        'Cut-offs in cycles per image, where half of a wave passes, from fine to coarse; none: 22, 10 for two readings and 60, 32, 17, 8 for three.',
      ),
    color: z
      .enum(['gray', 'full'])
      .default('gray')
      .describe('Whether bands are of luminance (gray), or of each channel (full).'),
    enlarged: z
      .boolean()
      .default(true)
      .describe('Whether what is left from afar is shown as large as the original, or as small as it is.'),
    near: z
      .array(z.string())
      .default([])
      .describe('Categories of the catalog to be seen from near; none: those that are known by their edges.'),
    far: z
      .array(z.string())
      .default([])
      .describe('Categories to be seen from afar; none: those that are known by their outline.'),
    ...compositeParams(z, 'all readings at once, each view alone, the plain picture of one source'),
  });
