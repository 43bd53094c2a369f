import type { Stream } from '../../../core/stream.js';
import type { Board } from '../../../draw/board.js';

/** What a picture of a drawing is made from, besides which drawing it is; what each number means, its file says. */
export type Shape = Readonly<Record<string, number>>;

/** Both readings, or a control that leaves only the first or the second. */
export type Show = 'both' | 'a' | 'b';

/** One way to see a figure. */
export interface Reading {
  /** The words used as an option and in the answer; without commas. */
  readonly word: string;
  /** Other words for it. */
  readonly accept: readonly string[];
}

/** One of the drawings of a figure: an outline, projection or arrangement of its own. */
export interface Drawing {
  /** Unique among the drawings of its figure. */
  readonly name: string;
  /** The numbers, drawn from a seed; none of them makes it another drawing. */
  shape(stream: Stream): Shape;
  /** The level of the empty sheet in all of its pictures. */
  ground(shape: Shape): number;
  draw(board: Board, shape: Shape, show: Show): void;
}

/** A figure that can be seen in two ways, and with a few more marks in only one. */
export interface BistableFigure {
  readonly name: string;
  /** What is seen, and where the figure was published. */
  readonly summary: string;
  readonly source: string;
  /** The drawings, at least six, of which items take one after another. */
  readonly drawings: readonly Drawing[];
  readings(shape: Shape): readonly [Reading, Reading];
  /** At least two readings of its own kind that this shape does not have; without, another figure's are offered beside its own. */
  absent?(shape: Shape): readonly string[];
  /** False where two words are not the answer, since there are further readings. */
  readonly open: boolean;
}
