import type { Zod } from '../../../core/zod.js';
import { number, range, type ParamsOf } from '../../param-schemas.js';
import { sceneParams } from '../floor/params.js';

export const pairParams = (z: Zod) =>
  z.strictObject({
    ...sceneParams(z, { elevation: [26, 38] }),
    distractors: range(z, 0, 5, 'Further things in the scene', [2, 3]),
    tolerance: number(z, 0, 30, 18).describe(
      'By how many degrees, as seen from above, one thing may be off the axis on which it is said to be from the other.',
    ),
    visible: number(z, 0.3, 1, 0.6).describe('The least share of the two things asked about that is seen.'),
  });

export type PairParams = ParamsOf<typeof pairParams>;
