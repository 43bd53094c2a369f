import type { Element } from '../../../content/figures/icons/stamps.js';
import { everyPackable, packable } from '../../../content/models/known.js';
import type { Zod } from '../../../core/zod.js';
import type { Box } from '../../../score/question.js';
import { listOf, oneOf, type ParamsOf, whole } from '../../param-schemas.js';
import type { Look } from '../silhouette/figure.js';

/** Where the outline of a large figure comes from, and its window in the picture, pixels. */
export type Outline = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The model of the catalog; absent for letters and faces. */
  readonly model?: { readonly variation: number; readonly look: Look };
};

/** A large figure and what it is made of. */
export type LargeFigure = {
  /** A category of the catalog, 'face', or one upper-case letter. */
  readonly word: string;
  /** The names of its small things: different words. */
  readonly small: readonly string[];
  /** The box around all its elements, pixel edges. */
  readonly box: Box;
  readonly outline: Outline;
  readonly elements: readonly Element[];
};

/** A part of a large figure that is made of small things of its own, and is told from the rest by where it is. */
export type FigurePart = {
  /** What it is of the large figure: its tail. */
  readonly word: string;
  /** The names of the things that it is made of. */
  readonly small: readonly string[];
  /** The box around each of its like, pixel edges: the first is marked. Nothing else lies in any of them. */
  readonly boxes: readonly Box[];
};

export const multisceneKinds = ['letters', 'packed', 'portrait', 'hidden', 'parts'] as const;
export type MultisceneKind = (typeof multisceneKinds)[number];

export const lettersParam = ['one or two', 'four'] as const;
export type LettersParam = (typeof lettersParam)[number];

export type MultisceneState = {
  readonly kind: MultisceneKind;
  /** Pixels. */
  readonly size: number;
  readonly ground: string;
  readonly colors: readonly string[];
  readonly figures: readonly LargeFigure[];
  /** For hidden figures: the small things around them, which look much the same. */
  readonly around: readonly Element[];
  /** The parts in the green boxes of the views `region`, `region-2` and so on; none: whole figures are in them. */
  readonly parts: readonly FigurePart[];
  /** The index of the figure in the green box of the view `region`; `region-2` and so on are around those after it. */
  readonly region: number;
  /** The corner and the side of the square that the view `near` shows, pixels: a few small things. */
  readonly near: {
    readonly x: number;
    readonly y: number;
    readonly side: number;
    readonly small: readonly string[];
  };
  /** The levels that are seen: both from near, only the large one from afar. */
  readonly seen: 'both' | 'large';
};

export const multisceneParams = (z: Zod) =>
  z.strictObject({
    kinds: listOf(z, multisceneKinds, ['letters', 'packed', 'packed', 'portrait', 'hidden']).describe(
      'Large capitals of small ones, objects packed with small things, faces of fruit, objects hidden among things, packed objects with parts of other things; taken in turn.',
    ),
    categories: listOf(z, everyPackable, packable).describe(
      'The large objects of packed and hidden pictures, taken in turn.',
    ),
    size: whole(z, 256, 2048, 512).describe('Side of the square picture, 256 to 2048 pixels.'),
    variations: whole(z, 1, 1000, 3).describe('Different examples of each category in the set.'),
    tasks: listOf(z, ['open', 'localization', 'region', 'absent', 'level']).describe(
      'Naming both layers, boxes, layers in a green box, boxes of what is not there, and the views with one level only.',
    ),
    letters: oneOf(z, lettersParam, 'one or two').describe(
      'Large letters of a picture of letters: one or two, all different; or four, two of which are the same. Of four, each has a region of its own, and one of them has a few small letters of another kind.',
    ),
    wording: oneOf(z, ['paper', 'strict'], 'strict').describe('The prompts of AmbiBench, or ours.'),
  });

export type MultisceneParams = ParamsOf<typeof multisceneParams>;

/** How many regions a picture of a kind has, at least. */
const regionsOf: Partial<Record<MultisceneKind, number>> = { parts: 2, portrait: 4 };

/** The views with a green box: one for each of four letters, and as many as there are parts in all pictures of a set. */
export function regionViews({ kinds, letters }: Pick<MultisceneParams, 'kinds' | 'letters'>): string[] {
  const count = letters === 'one or two' ? Math.min(...kinds.map((kind) => regionsOf[kind] ?? 1)) : 4;
  return Array.from({ length: count }, (_, i) => (i === 0 ? 'region' : `region-${i + 1}`));
}
