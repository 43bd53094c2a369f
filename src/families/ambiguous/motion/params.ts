import type { Zod } from '../../../core/zod.js';
import type { MotionWording } from '../prompts/motion.js';

/** The kinds of pattern. */
export const motionKinds = [
  'rotating-snakes',
  'ouchi',
  'peripheral-drift',
  'scintillating-grid',
  'hermann-grid',
  'barber-pole',
  'enigma',
] as const;

export interface MotionParams {
  readonly kinds: readonly (typeof motionKinds)[number][];
  readonly size: number;
  readonly wording: MotionWording;
  readonly perceived: boolean;
}

export const motionParams = (z: Zod) =>
  z.strictObject({
    kinds: z
      .array(z.enum(motionKinds))
      .min(1)
      .default([...motionKinds])
      .describe('Kinds of pattern, taken in turn.'),
    size: z.int().min(256).max(2048).default(768).describe('Side of the square picture, 256 to 2048 pixels.'),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe("Whether the prompt says that real motion is meant, or is the paper's (Table 7)."),
    perceived: z.boolean().default(true).describe('Whether to ask what people see too.'),
  });
