import { sides } from '../../../content/bodies/side.js';
import type { Zod } from '../../../core/zod.js';
import type { ParamsOf } from '../../param-schemas.js';
import { allDifferent, number, oneOf, range, rendering, setOf, sizeParam } from '../../param-schemas.js';
import { askingParams, type ConditionName } from '../conditions.js';
import { quarters } from '../prompts/prompt.js';
import { questionKinds } from './questions/kinds.js';

export function bodyParams(z: Zod, conditions: readonly ConditionName[]) {
  return z.strictObject({
    answers: setOf(z, [...sides, ...quarters], 'answers').describe(
      'The right answers, equally often; the four limbs are those of four-legged animals.',
    ),
    cast: z
      .record(z.string(), z.int().min(1).max(1_000_000))
      .default({})
      .describe(
        "Who is seen, and how often of the sum: a kind of body ('horse', 'person') or a scene of one ('person/tennis'). None: all that suit, equally often.",
      ),
    kinds: z
      .array(z.enum(questionKinds.map(({ name }) => name) as [string, ...string[]]))
      .refine(allDifferent, 'Expected different kinds')
      .default([])
      .describe('Question kinds; none: all that suit.'),
    ...askingParams(z, conditions),
    giveaways: z
      .boolean()
      .default(false)
      .describe(
        'Whether kinds are asked whose words rule answers out: the most forward limb is a front one.',
      ),
    split: oneOf(z, ['', 'train', 'dev', 'test'], '').describe('The split that items belong to, if any.'),
    size: sizeParam(z, 64, 4096, 512, 'A picture, whose central square is that of the square picture'),
    ...rendering(z, 'bodies'),
    look: oneOf(z, ['photo', 'clean'], 'photo').describe(
      'photo: bodies in the places where they are met, in the light of those. clean: on a plain ground.',
    ),
    azimuth: range(
      z,
      0,
      180,
      'How far from the front the camera stands, degrees to either side, where the kind allows',
      [0, 180],
    ),
    elevation: range(z, -10, 60, 'The camera above the horizon, degrees', [0, 24]),
    fieldOfView: range(z, 10, 70, 'Vertical angle of view, degrees', [24, 36]),
    fill: range(z, 0.3, 0.95, "Share of the picture's side that what is shown fills", [0.76, 0.88]),
    visible: number(z, 0.2, 1, 0.6).describe('The least share of the part asked about that is seen.'),
    occluders: number(z, 0, 1, 0.12).describe(
      'Share of scenes in which something stands before a part that is not asked about.',
    ),
    others: z
      .number()
      .min(0)
      .max(1)
      .exactOptional()
      .describe(
        'Look photo: share of scenes, 0 to 1, in which one or two other people stand behind the body, as far as there is room; none before mirrors and where a head is shown close up. Default 0.7.',
      ),
    heads: z
      .number()
      .min(0.01)
      .max(0.99)
      .exactOptional()
      .describe(
        'Share of the questions with two options that are about a head close up, 0.01 to 0.99, as far as the cast allows. Default: all kinds equally often.',
      ),
  });
}

export type BodyParams = ParamsOf<typeof bodyParams>;
