import type { Zod } from '../../core/zod.js';
import { sizeParam, type Size } from '../size.js';

/** The params of all orientation families. */
export interface OrientationParams {
  readonly level: 'coarse' | 'granular';
  readonly wording: 'strict' | 'paper';
  readonly variants: readonly ('full' | 'bare')[];
  readonly size: Size;
  readonly samples: 1 | 4 | 8;
  readonly shadows: boolean;
  readonly renderer: 'soft' | 'gl';
  readonly categories: readonly string[];
  readonly models: readonly string[];
  readonly variations: number;
  readonly undetermined: number | 'even';
  readonly elevation: readonly [number, number];
  readonly fieldOfView: readonly [number, number];
  readonly fill: readonly [number, number];
  readonly distractors: readonly [number, number];
  readonly visible: number;
  readonly layout: 'two' | 'side-by-side';
  readonly masks: boolean;
}

/** Defaults that a task has of its own. */
export type OrientationDefaults = Pick<OrientationParams, 'elevation' | 'distractors'> &
  Partial<Pick<OrientationParams, 'fill'>>;

export function orientationParams(z: Zod, defaults: OrientationDefaults) {
  const range = (low: number, high: number, what: string, preset: readonly [number, number]) =>
    z
      .tuple([z.number().min(low).max(high), z.number().min(low).max(high)])
      .refine(([from, to]) => from <= to, 'Expected the lower end first')
      .default([...preset])
      .describe(`${what}, from and to, ${low} to ${high}.`);
  return z.strictObject({
    level: z.enum(['coarse', 'granular']).default('coarse').describe('Which of the two questions is asked.'),
    wording: z
      .enum(['strict', 'paper'])
      .default('strict')
      .describe("The conventions stated in the prompt (strict) or the paper's words alone."),
    variants: z
      .array(z.enum(['full', 'bare']))
      .min(1)
      .refine((list) => new Set(list).size === list.length, 'Expected different variants')
      .default(['full', 'bare'])
      .describe('Prompts: the five-part one, and the one without context, steps and examples (Table 7).'),
    size: sizeParam(z, 64, 4096, 512, 'A picture, whose central square is that of the square picture'),
    samples: z
      .union([z.literal(1), z.literal(4), z.literal(8)])
      .default(8)
      .describe('Samples per pixel: 1, 4 or 8.'),
    shadows: z.boolean().default(true).describe('Whether objects throw shadows.'),
    renderer: z
      .enum(['soft', 'gl'])
      .default('soft')
      .describe('What draws the scenes: soft gives the same bytes on every machine, gl (OpenGL) nearly so.'),
    categories: z
      .array(z.string())
      .default([])
      .describe('Categories of the catalog to ask about; none: all that suit the task.'),
    models: z
      .array(z.string().min(1).max(500))
      .max(1000)
      .default([])
      .describe(
        'GLB or glTF files of your own, with side files; their categories join the catalog or replace its own.',
      ),
    variations: z.int().min(1).max(100).default(4).describe('Different models of a category in a set.'),
    undetermined: z
      .union([z.literal('even'), z.number().min(0).max(0.9)])
      .default('even')
      .describe(
        "Share of questions that cannot be determined; 'even': as often as any other answer, or never if no category allows it.",
      ),
    elevation: range(0, 80, 'The camera above the horizon, degrees', defaults.elevation),
    fieldOfView: range(10, 70, 'Vertical angle of view, degrees', [26, 42]),
    fill: range(
      0.2,
      0.9,
      "Share of the picture's side that what is asked about fills",
      defaults.fill ?? [0.62, 0.78],
    ),
    distractors: range(0, 4, 'Further objects in the scene', defaults.distractors),
    visible: z
      .number()
      .min(0.2)
      .max(1)
      .default(0.85)
      .describe('The least share of an object asked about that is seen, unless hiding it is the point.'),
    layout: z.enum(['two', 'side-by-side']).default('two').describe('Pairs: as two pictures, or as one.'),
    masks: z.boolean().default(false).describe('Whether a picture of what is where is added to every item.'),
  });
}
