import type { Zod } from '../../core/zod.js';
import { oneOf, type ParamsOf, whole } from '../param-schemas.js';

export const matchingParams = (z: Zod) =>
  z.strictObject({
    source: z.string().default('picture/rotated').describe('The family whose pictures are asked about.'),
    sourcePart: z
      .string()
      .default('source')
      .describe(
        'The part whose items these are: the same items if the spec has such a part with the same params.',
      ),
    sourceCount: whole(z, 2, 1_000_000_000, 1000).describe(
      'How many of its items there are to choose from, 2 or more.',
    ),
    sourceParams: z.record(z.string(), z.json()).default({}).describe("The source family's params."),
    prompt: oneOf(z, ['ordered', 'bare'], 'ordered').describe(
      "Whether the prompt says which image is which option, or is the paper's sentence alone.",
    ),
    compared: z
      .int()
      .min(1)
      .max(32)
      .exactOptional()
      .describe(
        'Of how many other items of the same kind the one is taken as a distractor whose half turn is most like the answer, 1 to 32. Default 3.',
      ),
  });

export type MatchingParams = ParamsOf<typeof matchingParams>;
