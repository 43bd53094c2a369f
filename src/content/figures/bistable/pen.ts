import type { Board } from '../../../draw/board.js';
import type { Drawing, Shape, Show } from './figure.js';
import { drawNumbers, type Range, type Ranges } from '../../ranges.js';

/** The levels of a figure drawn in lines: of the sheet, of its lines, and of faces in full light, in half light and in shade. */
export interface Pen {
  readonly paper: number;
  readonly ink: number;
  readonly bright: number;
  readonly dim: number;
  readonly dark: number;
}

/** Black lines on white. */
export const onPaper: Pen = { paper: 255, ink: 0, bright: 232, dim: 190, dark: 150 };

/** White lines on black. */
export const chalk: Pen = { paper: 16, ink: 244, bright: 158, dim: 112, dark: 66 };

/** A drawing in lines. */
export interface PenDesign {
  readonly name: string;
  /** The pen. Default: {@link onPaper}. */
  readonly pen?: Pen;
  readonly ranges: Ranges;
  /** The width of its lines, units: the last number of its shape. */
  readonly line: Range;
}

/** @param usual the first numbers of the shape, where the design's `ranges` have no others */
export const penDrawing = (
  { name, pen = onPaper, ranges, line }: PenDesign,
  usual: Ranges,
  draw: (board: Board, shape: Shape, show: Show, pen: Pen) => void,
): Drawing => ({
  name,
  shape: (stream) => drawNumbers(stream, { ...usual, ...ranges, line }),
  ground: () => pen.paper,
  draw: (board, shape, show) => draw(board, shape, show, pen),
});
