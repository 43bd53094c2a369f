import type { ZodType } from 'zod';
import type { Zod } from '../../../core/zod.js';
import { orientationParams, type OrientationParams } from '../params.js';

export interface MentalRotationParams extends Pick<
  OrientationParams,
  'wording' | 'variants' | 'size' | 'samples' | 'shadows' | 'renderer' | 'layout' | 'visible'
> {
  readonly cubes: number;
  readonly bends: number;
  readonly shortest: number;
  readonly rotation: string;
  readonly rotationParams: Readonly<Record<string, unknown>>;
  readonly mirrored: number;
}

/** Items in a run that holds the share of mirrored ones. */
export const run = 20;

/** The params of mental rotation: those of orientation families that concern pictures, and its own. */
export const mentalRotationParams = (z: Zod): ZodType<MentalRotationParams> =>
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
      cubes: z.int().min(5).max(30).default(10).describe('Cubes of a figure, 5 to 30.'),
      bends: z.int().min(2).max(8).default(3).describe('Right-angled elbows of a figure, 2 to 8.'),
      shortest: z
        .int()
        .min(1)
        .max(10)
        .default(1)
        .describe(
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
      visible: z
        .number()
        .min(0)
        .max(0.5)
        .default(0.25)
        .describe('The least share of every cube that is seen, of what would be if it stood alone.'),
    });
