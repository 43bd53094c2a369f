import type { Zod } from '../../../core/zod.js';
import type { MotionWording } from '../prompts/motion.js';

/** The kinds of film. */
export const movingKinds = [
  'barber-pole',
  'spinning-silhouette',
  'kinetic-depth',
  'reverse-phi',
  'plaid',
  'motion-revealed-shape',
] as const;

export interface MovingParams {
  readonly kinds: readonly (typeof movingKinds)[number][];
  readonly size: number;
  readonly wording: MotionWording;
  readonly extras: boolean;
}

export const movingParams = (z: Zod) =>
  z.strictObject({
    kinds: z
      .array(z.enum(movingKinds))
      .min(1)
      .default([...movingKinds])
      .describe('Kinds of film, taken in turn.'),
    size: z.int().min(128).max(1024).default(256).describe('Side of the square frames, 128 to 1024 pixels.'),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe("The prompt about the film: a plainer one, or the paper's (Table 7)."),
    extras: z
      .boolean()
      .default(true)
      .describe(
        'Whether to ask the same of the frames as pictures, which way things seem to go, and of one frame.',
      ),
  });
