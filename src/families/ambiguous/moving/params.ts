import type { Zod } from '../../../core/zod.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

/** The kinds of film. */
export const movingKinds = [
  'barber-pole',
  'spinning-silhouette',
  'kinetic-depth',
  'reverse-phi',
  'plaid',
  'motion-revealed-shape',
] as const;

export const movingParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, movingKinds).describe('Kinds of film, taken in turn.'),
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
