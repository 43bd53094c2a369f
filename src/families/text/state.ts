import { parseColor, type Zod } from '../../core/index.js';
import { backgroundKinds } from '../../draw/effects/background.js';
import { composeTurns, inverseTurn, type Turn } from '../../draw/turn.js';
import type { ParamsOf, Sides } from '../param-schemas.js';
import { listOf, number, oneOf, whole, sidesOf, sizeParam, turnedSize } from '../param-schemas.js';

/** Variants of the prediction prompt: RotOutBench B.2. */
export const promptVariants = ['P0', 'P1', 'P2', 'P3', 'P4'] as const;
export type PromptVariant = (typeof promptVariants)[number];

/** The turns that a text question can be about. */
export type AskedTurn = Exclude<Turn, 'none' | 'transpose' | 'anti-transpose'>;

const colorForm = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

const color = (z: Zod) => z.string().regex(colorForm, 'Expected a color such as #1a2b3c');

/** How far the ink is from the paper at the least, in one of its channels: as black on white at the least contrast. */
const faintest = 12;

/** Whether a string can be seen. A color that is none has been refused. */
function standsOut({ ink, paper, contrast }: { ink: string; paper: string; contrast: number }): boolean {
  if (!colorForm.test(ink) || !colorForm.test(paper)) return true;
  const behind = parseColor(paper);
  return parseColor(ink).some((value, i) => Math.abs(value - behind[i]) * contrast >= faintest);
}

/** The characters and fonts that a turn is best shown with, and how certain a reading must be. */
interface TurnDefaults {
  readonly alphabet: string;
  readonly fonts: readonly string[];
  readonly minOverlap: number;
}

/** How the text families differ. */
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
  const seen = schema.refine(standsOut, {
    path: ['ink'],
    message: `Expected a color that differs from the paper by ${faintest} or more of 255 in red, green or blue, times the contrast`,
  });
  return seen.transform((given) => {
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

/** A glyph of a string, placed. */
export type PlacedGlyph = {
  /** The character whose outline is inked. */
  readonly char: string;
  /** The character that it is read as, turned as it is. */
  readonly reads: string;
  /** Left, top, width and height of its ink, in whole pixels of the picture as seen. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The pen's position in fractions of a pixel, before any turn: 0 to 1. */
  readonly pen: readonly [x: number, y: number];
};

/**
 * A string in a font on a picture, with the params that its drawing needs. `turn` leads from the upright picture to the one
 * seen, whose size `size` is.
 */
export type TextState = Pick<
  TextParams,
  'size' | 'ink' | 'paper' | 'contrast' | 'background' | 'noise' | 'blur'
> & {
  readonly text: string;
  readonly font: string;
  /** The font size in pixels per em. */
  readonly fontSize: number;
  /** Degrees clockwise, before any turn. */
  readonly tilt: number;
  readonly turn: Turn;
  /** The glyphs in the order of the text. */
  readonly glyphs: readonly PlacedGlyph[];
  /** Names the streams of background and noise. */
  readonly grain: number;
};

/** A turn and what it makes of each character: all that ρ may know. */
export type TextTransform = { readonly turn: AskedTurn; readonly reads: Readonly<Record<string, string>> };

/** The text that is read, and its direction: a row from left to right, or a column from top to bottom. */
export type TextLabel = { readonly text: string; readonly along: Direction };
type Direction = 'row' | 'column';

/** The direction of a text: a quarter turn makes a column of a row. */
const directionOf = (turn: Turn): Direction => (quarter(turn) ? 'column' : 'row');
export const quarter = (turn: Turn): boolean => turn.startsWith('quarter');

/** label(x): the characters as they are read, in the order in which they stand. */
export function readText({ glyphs, turn }: TextState): TextLabel {
  const along = directionOf(turn);
  const middle = ({ box: [x, y, width, height] }: PlacedGlyph): number =>
    along === 'row' ? 2 * x + width : 2 * y + height;
  const inOrder = [...glyphs].sort((a, b) => middle(a) - middle(b));
  return { text: inOrder.map(({ reads }) => reads).join(''), along };
}

/** act(T, x): every glyph moves with the picture and is read as what the turn makes of it. */
export function turnText({ turn, reads }: TextTransform, x: TextState): TextState {
  return {
    ...x,
    turn: composeTurns(x.turn, turn),
    size: quarter(turn) ? turnedSize(x.size) : x.size,
    glyphs: x.glyphs.map((glyph) => ({
      box: turnBox(turn, glyph.box, sidesOf(x.size)),
      char: glyph.char,
      pen: glyph.pen,
      reads: reads[glyph.reads] ?? unreadable,
    })),
  };
}

/** The mark for a character that the turn makes unreadable; no item has one. */
const unreadable = '\uFFFD';

/** A box of a picture with these sides after the turn. */
function turnBox(
  turn: AskedTurn,
  [x, y, w, h]: PlacedGlyph['box'],
  { width, height }: Sides,
): PlacedGlyph['box'] {
  switch (turn) {
    case 'half':
      return [width - x - w, height - y - h, w, h];
    case 'mirror':
      return [width - x - w, y, w, h];
    case 'flip':
      return [x, height - y - h, w, h];
    case 'quarter-cw':
      return [height - y - h, x, h, w];
    case 'quarter-ccw':
      return [y, width - x - w, h, w];
  }
}

/** rho(T, y): each character becomes its counterpart; the order is reversed where the turn swaps the string's ends. */
export function turnReading({ turn, reads }: TextTransform, { text, along }: TextLabel): TextLabel {
  const characters = Array.from(text, (char) => reads[char] ?? unreadable);
  const ordered = reverses(turn, along) ? characters.reverse() : characters;
  return { text: ordered.join(''), along: quarter(turn) === (along === 'column') ? 'row' : 'column' };
}

/** The turn that undoes a turn, with the characters read back. */
export function unturn({ turn, reads }: TextTransform): TextTransform {
  return {
    turn: inverseTurn(turn) as AskedTurn,
    reads: Object.fromEntries(Object.entries(reads).map(([from, to]) => [to, from])),
  };
}

/** Whether a turn puts the last character first. */
export function reverses(turn: AskedTurn, along: Direction): boolean {
  const swapped: readonly AskedTurn[] =
    along === 'row' ? ['half', 'mirror', 'quarter-ccw'] : ['half', 'flip', 'quarter-cw'];
  return swapped.includes(turn);
}
