import type { Zod } from '../../core/zod.js';
import { packParam } from '../staging/models/open-pack.js';
import { placesParam } from '../staging/place/places-param.js';
import { number, oneOf, type ParamsOf, range, rendering, setOf, whole, sizeParam } from '../param-schemas.js';

/** Defaults that a task has of its own. */
export interface OrientationDefaults {
  readonly elevation: readonly [number, number];
  readonly distractors: readonly [number, number];
  readonly fill?: readonly [number, number];
}

export function orientationParams(z: Zod, defaults: OrientationDefaults) {
  return z.strictObject({
    level: oneOf(z, ['coarse', 'granular', 'both'], 'coarse').describe(
      'Which of the two questions is asked; both: of the same picture, whose granular answer is dealt where the coarse one is as clear.',
    ),
    answers: z
      .array(z.int().min(1).max(16))
      .min(1)
      .max(16)
      .exactOptional()
      .describe(
        "The numbers of the options that are right in a set, in the order of the question's table, each as often as the others. Default: all.",
      ),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      "The conventions stated in the prompt (strict) or the paper's words alone.",
    ),
    variants: setOf(z, ['full', 'bare'], 'variants').describe(
      'Prompts: the five-part one, and the one without context, steps and examples (Table 7).',
    ),
    size: sizeParam(z, 64, 4096, 512, 'A picture, whose central square is that of the square picture'),
    ...rendering(z, 'objects'),
    look: oneOf(z, ['photo', 'clean'], 'photo').describe(
      'photo: objects at real size in the places where they are met, in the light of those. clean: on a plain ground.',
    ),
    ...placesParam(z),
    categories: z
      .array(z.string())
      .default([])
      .describe('Categories of the catalog, or of the pack, to ask about; none: all that suit the task.'),
    kinds: oneOf(z, ['usual', 'paper'], 'usual').describe(
      "Where no categories are named: all kinds that suit the task, or those in the sources of the paper's task.",
    ),
    models: z
      .array(z.string().min(1).max(500))
      .max(1000)
      .default([])
      .describe(
        'GLB or glTF files of your own, with side files; their categories join the catalog or replace its own.',
      ),
    ...packParam(z),
    variations: whole(z, 1, 100, 4).describe('Different models of a category in a set.'),
    undetermined: z
      .union([z.literal('even'), z.number().min(0).max(0.9)])
      .default('even')
      .describe(
        "Share of questions that cannot be determined; 'even': as often as any other answer, or never if no category allows it.",
      ),
    elevation: range(z, 0, 80, 'The camera above the horizon, degrees', defaults.elevation),
    fieldOfView: range(z, 10, 70, 'Vertical angle of view, degrees', [26, 42]),
    fill: range(
      z,
      0.2,
      0.9,
      "Share of the picture's side that what is asked about fills",
      defaults.fill ?? [0.62, 0.78],
    ),
    distractors: range(z, 0, 4, 'Further objects in the scene', defaults.distractors),
    visible: number(z, 0.2, 1, 0.85).describe(
      'The least share of an object asked about that is seen, unless something is put in front of it.',
    ),
    occluded: number(z, 0, 1, 0.5).describe(
      'One picture of one object: share of scenes, whatever their answer, with something in front of it.',
    ),
    drift: z
      .boolean()
      .default(true)
      .describe(
        'Pairs: whether camera, light and noise differ a little between the pictures, whatever the answer.',
      ),
    layout: oneOf(z, ['two', 'side-by-side'], 'two').describe('Pairs: as two pictures, or as one.'),
    masks: z.boolean().default(false).describe('Whether a picture of what is where is added to every item.'),
  });
}

/** The params of all orientation families. */
export type OrientationParams = ParamsOf<typeof orientationParams>;
