import type { Zod } from '../../../core/zod.js';
import { orientationParams } from '../params.js';
import { number, type ParamsOf, whole } from '../../param-schemas.js';

/** Items in a run that holds the share of mirrored ones. */
export const run = 20;

/** The params of mental rotation: those of orientation families that concern pictures, and its own. */
export const mentalRotationParams = (z: Zod) =>
  orientationParams(z, { elevation: [0, 0], distractors: [0, 0] })
    .pick({
      wording: true,
      variants: true,
      size: true,
      samples: true,
      shadows: true,
      renderer: true,
      layout: true,
    })
    .extend({
      cubes: whole(z, 5, 30, 10).describe('Cubes of a figure, 5 to 30.'),
      bends: whole(z, 2, 8, 3).describe('Right-angled elbows of a figure, 2 to 8.'),
      shortest: whole(z, 1, 10, 1).describe(
        'The smallest number of cubes between an elbow and the end of its arm or the next elbow, 1 to 10.',
      ),
      rotation: z
        .string()
        .default('shepard-metzler')
        .describe("How figures are turned: a rotation family, shipped or a module's."),
      rotationParams: z.record(z.string(), z.json()).default({}).describe("The rotation family's params."),
      mirrored: z
        .number()
        .min(0)
        .max(1)
        .refine(
          (share) => Number.isInteger(Math.round(share * run * 1e6) / 1e6),
          'Expected a multiple of 0.05',
        )
        .default(0.5)
        .describe('Share of items whose second figure is the mirror image, 0 to 1 in steps of 0.05.'),
      visible: number(z, 0, 0.5, 0.25).describe(
        'The least share of every cube that is seen, of what would be if it stood alone.',
      ),
    });

export type MentalRotationParams = ParamsOf<typeof mentalRotationParams>;
