import type { Zod } from '../../../core/zod.js';
import { sizeParam } from '../../size.js';
import { orientationParams } from '../params.js';
import { type ParamsOf } from '../../param-schemas.js';

/** The params of orientation families, without those of pairs and hiding, and the user's photos. */
export const canonicalParams = (z: Zod) =>
  orientationParams(z, { elevation: [8, 25], distractors: [0, 1] })
    .omit({ layout: true, masks: true, visible: true })
    .extend({
      size: sizeParam(z, 64, 4096, 512, 'A picture, as it is shown (photos: square only)'),
      photos: z
        .string()
        .default('')
        .describe(
          'A JSON file of upright photos to ask about in place of the catalog; they stand beside or below it.',
        ),
    });

export type CanonicalParams = ParamsOf<typeof canonicalParams>;
