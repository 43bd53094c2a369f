import type { Box } from '../../../score/question.js';
import type { Look } from '../silhouette/figure.js';

/** A small thing in the picture: where its middle is and how large it is, pixels. */
export type Element = {
  /** A word of `iconWords`, or one upper-case letter. */
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  /** Side of the square that it fills. */
  readonly side: number;
  /** Degrees clockwise. */
  readonly angle: number;
  /** Which of the picture's colors. */
  readonly color: number;
};

/** Where the outline of a large figure comes from, and its window in the picture, pixels. */
export type Outline = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of the catalog's model; absent for letters and faces. */
  readonly model?: { readonly variation: number; readonly look: Look };
};

/** A large figure and what it is made of. */
export type LargeFigure = {
  /** A category of the catalog, 'face', or one upper-case letter. */
  readonly word: string;
  /** What its small things are: different words. */
  readonly small: readonly string[];
  /** Around all its elements, pixel edges. */
  readonly box: Box;
  readonly outline: Outline;
  readonly elements: readonly Element[];
};

export const multisceneKinds = ['letters', 'packed', 'portrait', 'hidden'] as const;
export type MultisceneKind = (typeof multisceneKinds)[number];

export type MultisceneState = {
  readonly kind: MultisceneKind;
  /** Pixels. */
  readonly size: number;
  readonly ground: string;
  readonly colors: readonly string[];
  readonly figures: readonly LargeFigure[];
  /** Of hidden figures: the small things around them, which look much the same. */
  readonly around: readonly Element[];
  /** Which figure the green box of the view `region` is around. */
  readonly region: number;
  /** The corner and the side of the square that the view `near` shows, pixels: a few small things. */
  readonly near: {
    readonly x: number;
    readonly y: number;
    readonly side: number;
    readonly small: readonly string[];
  };
  /** From near by both levels are seen, from afar the large one only. */
  readonly seen: 'both' | 'large';
};
