import type { Zod } from '../../../core/zod.js';
import { compositeParams } from '../sources/composite-params.js';
import { oneOf, type ParamsOf } from '../../param-schemas.js';
import { sizeParam } from '../../size.js';

export const hybridParams = (z: Zod) =>
  z.strictObject({
    size: sizeParam(z, 192, 2048, 512, 'The picture'),
    levels: z
      .union([z.literal(2), z.literal(3)])
      .default(2)
      .describe('Readings: near and far (2), or near, far and very far (3).'),
    cuts: z
      .array(z.number().positive())
      .max(4)
      .default([])
      .describe(
        'Cut-offs in cycles per shorter side, where half of a wave passes, from fine to coarse; none: 22, 10 for two readings and 60, 32, 17, 8 for three.',
      ),
    color: oneOf(z, ['gray', 'full'], 'gray').describe(
      'Whether bands are of luminance (gray), or of each channel (full).',
    ),
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

export type HybridParams = ParamsOf<typeof hybridParams>;
