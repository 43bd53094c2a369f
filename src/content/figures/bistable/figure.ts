import type { Stream } from '../../../core/stream.js';
import type { Board } from '../../../draw/board.js';

/** What a picture of the figure is made from, besides its kind; what each number means, its file says. */
export type Shape = Readonly<Record<string, number>>;

/** Both readings, or a control that leaves only the first or the second. */
export type Show = 'both' | 'a' | 'b';

/** One way to see a figure. */
export interface Reading {
  /** As an option and in the answer; without commas. */
  readonly word: string;
  /** Other words for it. */
  readonly accept: readonly string[];
}

/** A drawing that can be seen in two ways, and with a few more marks in only one. */
export interface BistableFigure {
  readonly name: string;
  /** What is seen, and where the figure was published. */
  readonly summary: string;
  readonly source: string;
  /** The level of the empty sheet in all of its pictures. */
  ground(shape: Shape): number;
  readings(shape: Shape): readonly [Reading, Reading];
  /** At least two readings of its own kind that this shape does not have; without, another figure's are offered beside its own. */
  absent?(shape: Shape): readonly string[];
  /** False where two words are not the answer: there are further readings, or both are one thing seen from two sides. */
  readonly open: boolean;
  shape(stream: Stream): Shape;
  draw(board: Board, shape: Shape, show: Show): void;
}
