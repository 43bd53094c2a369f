import type { Zod } from '../../../core/zod.js';
import { films } from '../../../content/illusions/films/index.js';
import { rosters } from '../../../content/rosters.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const movingParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, [...films.keys()], rosters.films.names).describe('Kinds of film, taken in turn.'),
    size: whole(z, 128, 1024, 256).describe('Side of the square frames, 128 to 1024 pixels.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      "The prompt about the film: a plainer one, or the paper's (Table 7).",
    ),
    extras: z
      .boolean()
      .default(true)
      .describe(
        'Whether to ask the same of the frames as pictures, which way things seem to go, and of one frame.',
      ),
  });

export type MovingParams = ParamsOf<typeof movingParams>;
