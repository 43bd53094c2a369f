import type { PictureTurn } from '../../../content/figures/turned/figure.js';
import { figures } from '../../../content/figures/turned/index.js';
import type { Laid, Look } from '../../../content/figures/turned/paint.js';
import type { Zod } from '../../../core/zod.js';
import type { Turn } from '../../../draw/turn.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';
import { controlKinds, multiviewKinds, textKinds } from './kinds.js';

const kinds = [...figures.map(({ name }) => name), ...textKinds, ...controlKinds];

export const multiviewParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, kinds, multiviewKinds).describe(
      'Kinds of picture, taken in turn; control-… have one reading only.',
    ),
    fonts: z
      .array(z.string().min(1).max(300))
      .min(1)
      .max(20)
      .default(['dejavu-sans', 'varela-round', 'outfit', 'barlow-condensed', 'archivo-black'])
      .describe('Fonts that letters and words are looked for in, by id or as paths of font files.'),
    size: whole(z, 128, 2048, 512).describe('Side of the square picture, 128 to 2048 pixels.'),
    wording: oneOf(z, ['strict', 'paper'], 'strict').describe(
      "Whether the prompt says which turn is meant, or is the paper's (Table 7), which does not.",
    ),
    singles: z.boolean().default(true).describe('Whether to ask about each view alone too.'),
  });

export type MultiviewParams = ParamsOf<typeof multiviewParams>;

/** A drawing of a figure: which, with what numbers, and which way it was first laid. */
export type DrawnContent = Laid & { readonly of: 'figure'; readonly name: string };

/** A text: in a font, or on a seven-segment display. */
export type TextContent = {
  readonly of: 'text';
  readonly text: string;
  /** The text that it reads as after the turn. */
  readonly turned: string;
  /** Font, or undefined for a display. */
  readonly font?: string;
  /** Width of a segment and height of a place, for a display. */
  readonly segments?: readonly [stroke: number, aspect: number];
};

/** A picture with two readings, one for each way up, and how it is viewed. */
export type MultiviewState = {
  /** What kind of picture: a figure's name, 'letter', 'word', 'display', 'control-…'. */
  readonly kind: string;
  readonly content: DrawnContent | TextContent;
  readonly look: Look;
  /** What it is seen as upright, and after the turn. */
  readonly readings: readonly [upright: string, turned: string];
  /** The turn that leads from the first reading to the second. */
  readonly turn: PictureTurn;
  /** How it is viewed: 'none' is upright. */
  readonly shown: Turn;
  /** Side of the picture, pixels. */
  readonly size: number;
};

/** What is seen, and what is seen after which turn. */
export type MultiviewLabel = {
  readonly seen: string;
  readonly shown: Turn;
  readonly readings: Readonly<Partial<Record<Turn, string>>>;
};

export type MultiviewTransform = { readonly turn: PictureTurn };

/** The degrees of a turn, counter-clockwise. */
export const degreesOf = { 'quarter-ccw': 90, half: 180, 'quarter-cw': 270 } as const;
