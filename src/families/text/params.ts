import type { Zod } from '../../core/zod.js';
import { sizeParam } from '../size.js';
import type { AskedTurn } from './prompts.js';
import { promptVariants } from './prompts.js';
import { backgroundKinds } from '../../draw/effects/background.js';
import { listOf, number, oneOf, type ParamsOf, whole } from '../param-schemas.js';

const color = (z: Zod) =>
  z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Expected a color such as #1a2b3c');

/** The characters and fonts that a turn is best shown with, and how certain a reading must be. */
export interface TurnDefaults {
  readonly alphabet: string;
  readonly fonts: readonly string[];
  readonly minOverlap: number;
}

/** In what the text families differ. */
export interface TextDefaults {
  /** The turns that the family allows, the first by default. */
  readonly turns: Readonly<Partial<Record<AskedTurn, TurnDefaults>>>;
  readonly map: 'paper' | 'found';
}

/** The schema of the text families' params; they differ in the turns they allow and in some defaults. */
export function textParams(z: Zod, { turns, map }: TextDefaults) {
  const names = Object.keys(turns) as [AskedTurn, ...AskedTurn[]];
  const perTurn = (field: keyof TurnDefaults): string =>
    names.map((turn) => `${turn}: ${String(turns[turn]![field])}`).join('; ');
  const schema = z.strictObject({
    turn: z.enum(names).default(names[0]).describe('What is done to the picture. Clockwise is as seen.'),
    map: z
      .union([z.enum(['paper', 'found']), z.record(z.string(), z.string())])
      .default(map)
      .describe(
        'How turned characters read: the paper\'s fixed map, one found in each font, or one of your own such as {"n":"u","u":"n"}.',
      ),
    alphabet: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        `The characters to draw strings from; ignored when map is your own. Default for ${perTurn('alphabet')}.`,
      ),
    length: whole(z, 1, 16, 5).describe('Characters in a string, 1 to 16.'),
    fonts: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(100)
      .optional()
      .describe(
        `Fonts, by id or as paths of TTF, OTF or WOFF files; taken in turn. Default for ${perTurn('fonts')}.`,
      ),
    minOverlap: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe(
        `Least overlap (IoU, 0 to 1) of a turned glyph with the glyph it is read as. Default for ${perTurn('minOverlap')}.`,
      ),
    selfTurned: oneOf(z, ['exclude', 'keep'], 'exclude').describe(
      'What to do with strings that read the same after the turn, such as 69. Kept ones are flagged.',
    ),
    size: sizeParam(z, 32, 4096, 256, 'The picture'),
    fill: number(z, 0.1, 0.95, 0.8).describe(
      'Share of the width (or height) that the longest string takes, 0.1 to 0.95.',
    ),
    letterSpacing: number(z, -0.05, 2, 0.06).describe('Extra space between characters, in em, -0.05 to 2.'),
    jitter: number(z, 0, 0.5, 0).describe(
      'Largest displacement from the center, as a share of the width and of the height, 0 to 0.5; never clips.',
    ),
    tilt: number(z, 0, 20, 0).describe('Largest tilt either way, 0 to 20 degrees.'),
    ink: color(z).default('#000000').describe('Color of the string.'),
    paper: color(z).default('#ffffff').describe('Color behind it.'),
    contrast: number(z, 0.05, 1, 1).describe('Moves the ink toward the paper, 0.05 to 1 (as given).'),
    background: oneOf(z, backgroundKinds, 'plain').describe('Texture of the paper.'),
    noise: number(z, 0, 64, 0).describe('Standard deviation of Gaussian noise, 0 to 64 gray levels.'),
    blur: number(z, 0, 16, 0).describe('Standard deviation of a Gaussian blur, 0 to 16 pixels.'),
    prompts: listOf(z, promptVariants).describe('Wordings of the prediction prompt (RotOutBench B.2).'),
    textOnly: z.boolean().default(true).describe('Whether to ask the text-only controls too.'),
  });
  return schema.transform((given) => {
    const standard = turns[given.turn]!;
    return {
      ...given,
      alphabet: given.alphabet ?? standard.alphabet,
      fonts: given.fonts ?? [...standard.fonts],
      minOverlap: given.minOverlap ?? standard.minOverlap,
    };
  });
}

/** The params of the text families. */
export type TextParams = ParamsOf<typeof textParams>;
