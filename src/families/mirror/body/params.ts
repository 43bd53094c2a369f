import type { Zod } from '../../../core/zod.js';
import { quarters, sides, type MirrorLabel } from '../prompts/index.js';
import type { ConditionName } from '../conditions.js';
import { questionKinds } from './questions/kinds.js';

export interface BodyParams {
  readonly answers: readonly MirrorLabel[];
  readonly cast: Readonly<Record<string, number>>;
  readonly kinds: readonly string[];
  readonly conditions: readonly ConditionName[];
  readonly shifts: 'all' | 'first';
  readonly wording: 'paper' | 'explicit';
  readonly giveaways: boolean;
  readonly split: '' | 'train' | 'dev' | 'test';
  readonly size: number;
  readonly samples: 1 | 4 | 8;
  readonly shadows: boolean;
  readonly renderer: 'soft' | 'gl';
  readonly azimuth: readonly [number, number];
  readonly elevation: readonly [number, number];
  readonly fieldOfView: readonly [number, number];
  readonly fill: readonly [number, number];
  readonly visible: number;
  readonly occluders: number;
}

export function bodyParams(z: Zod, conditions: readonly ConditionName[]) {
  const range = (low: number, high: number, what: string, preset: readonly [number, number]) =>
    z
      .tuple([z.number().min(low).max(high), z.number().min(low).max(high)])
      .refine(([from, to]) => from <= to, 'Expected the lower end first')
      .default([...preset])
      .describe(`${what}, from and to, ${low} to ${high}.`);
  const different = (list: readonly string[]): boolean => new Set(list).size === list.length;
  return z.strictObject({
    answers: z
      .array(z.enum([...sides, ...quarters]))
      .min(1)
      .refine(different, 'Expected different answers')
      .default([...sides, ...quarters])
      .describe('The right answers, equally often; the four limbs are those of four-legged animals.'),
    cast: z
      .record(z.string(), z.int().min(1).max(1_000_000))
      .default({})
      .describe(
        "Who is seen, and how often of the sum: a kind of body ('horse', 'person') or a scene of one ('person/tennis'). None: all that suit, equally often.",
      ),
    kinds: z
      .array(z.enum(questionKinds.map(({ name }) => name) as [string, ...string[]]))
      .refine(different, 'Expected different kinds')
      .default([])
      .describe('Question kinds; none: all that suit.'),
    conditions: z
      .array(z.enum(conditions as [ConditionName, ...ConditionName[]]))
      .min(1)
      .refine(different, 'Expected different conditions')
      .default([...conditions])
      .describe(
        'What is asked: of the picture, of its mirror image, as the viewer sees it, without a picture, of both.',
      ),
    shifts: z
      .enum(['all', 'first'])
      .default('all')
      .describe('Options in all cyclic shifts (circular evaluation), or in their first order only.'),
    wording: z
      .enum(['explicit', 'paper'])
      .default('explicit')
      .describe("Whether the prompt says whose left and right are meant, or has the paper's words alone."),
    giveaways: z
      .boolean()
      .default(false)
      .describe(
        'Whether kinds are asked whose words rule answers out: the most forward limb is a front one.',
      ),
    split: z
      .enum(['', 'train', 'dev', 'test'])
      .default('')
      .describe('The split that items belong to, if any.'),
    size: z.int().min(64).max(4096).default(512).describe('Side of a picture, pixels.'),
    samples: z
      .union([z.literal(1), z.literal(4), z.literal(8)])
      .default(8)
      .describe('Samples per pixel: 1, 4 or 8.'),
    shadows: z.boolean().default(true).describe('Whether bodies throw shadows.'),
    renderer: z
      .enum(['soft', 'gl'])
      .default('soft')
      .describe('What draws the scenes: soft gives the same bytes on every machine, gl (OpenGL) nearly so.'),
    azimuth: range(
      0,
      180,
      'How far from the front the camera stands, degrees to either side, where the kind allows',
      [0, 180],
    ),
    elevation: range(-10, 60, 'The camera above the horizon, degrees', [4, 22]),
    fieldOfView: range(10, 70, 'Vertical angle of view, degrees', [24, 36]),
    fill: range(0.3, 0.95, "Share of the picture's side that what is shown fills", [0.76, 0.88]),
    visible: z
      .number()
      .min(0.2)
      .max(1)
      .default(0.6)
      .describe('The least share of the part asked about that is seen.'),
    occluders: z
      .number()
      .min(0)
      .max(1)
      .default(0.12)
      .describe('Share of scenes in which something stands before a part that is not asked about.'),
  });
}
