import type { Zod } from '../../../core/zod.js';
import type { ParamsOf } from '../../param-schemas.js';
import { orientationParams, type OrientationDefaults } from '../params.js';

/** The params of a task about turned objects. Those of photographs have no defaults here: the records of scenes lack them. */
export const turnedObjectParams = (z: Zod, defaults: OrientationDefaults) =>
  orientationParams(z, defaults).extend({
    labels: z
      .boolean()
      .default(true)
      .describe(
        'Scenes: whether what has no front also comes with a printed label in front. If not, no answer hangs on a label.',
      ),
    photos: z
      .string()
      .min(1)
      .max(500)
      .exactOptional()
      .describe(
        'A JSON file of photographs with the poses of their objects, in place of scenes; they stand beside or below it.',
      ),
    mirrored: z
      .number()
      .min(0)
      .max(1)
      .exactOptional()
      .describe(
        'Photographs: share of pictures that are mirrored as a whole, 0 to 1, as far as answers allow; those with text never are. Default 0.5.',
      ),
    subjects: z
      .int()
      .min(1)
      .max(10_000)
      .exactOptional()
      .describe(
        'Photographs: at most this many objects or pairs, 1 to 10000, drawn by the seed, and no more than 1 GiB of pictures. Default 500.',
      ),
  });

export type TurnedObjectParams = ParamsOf<typeof turnedObjectParams>;
