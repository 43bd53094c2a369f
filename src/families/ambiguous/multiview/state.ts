import type { Turn } from '../../../draw/turn.js';
import type { PictureTurn } from '../../../content/figures/turned/figure.js';
import type { Look } from './paint.js';

/** A drawing of {@link Figure}: which, with what numbers, and which way it was first laid. */
export type DrawnContent = {
  readonly of: 'figure';
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
  /** Whether the second reading is the one that is upright at first. */
  readonly second: boolean;
  /** Whether it is mirrored left to right, so that its turn goes the other way. */
  readonly mirrored: boolean;
};

/** A text: in a font, or on a seven-segment display. */
export type TextContent = {
  readonly of: 'text';
  readonly text: string;
  /** What it reads as after the turn. */
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

/** Kinds of picture that have one reading only. */
export const controlKinds: readonly string[] = ['control-figure', 'control-text'];

/** Degrees counter-clockwise. */
export const degreesOf = { 'quarter-ccw': 90, half: 180, 'quarter-cw': 270 } as const;
