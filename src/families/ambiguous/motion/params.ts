import type { Zod } from '../../../core/zod.js';
import { stills } from '../../../content/illusions/motion/index.js';
import { rosters } from '../../../content/rosters.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';

export const motionParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, [...stills.keys()], rosters['still-illusions'].names).describe(
      'Kinds of pattern, taken in turn.',
    ),
    size: whole(z, 256, 2048, 768).describe('Side of the square picture, 256 to 2048 pixels.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      "Whether the prompt says that real motion is meant, or is the paper's (Table 7), which counts what people see: Yes where a still picture seems to move.",
    ),
    asked: oneOf(z, ['either', 'moving'], 'either').describe(
      'Whether half of the pictures are asked about with the question whether everything stands still (A.7), to which Yes is right. The other question of the two is asked besides, in a condition of its own.',
    ),
    perceived: z.boolean().default(true).describe('Whether to ask what people see too.'),
  });

export type MotionParams = ParamsOf<typeof motionParams>;
