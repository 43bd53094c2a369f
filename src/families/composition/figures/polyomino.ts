import { points, type Stream } from '../../../core/index.js';
import { type Turn, turns } from '../../../draw/turn.js';

/** A unit square of a grid, x to the right, y down. */
export type Cell = readonly [x: number, y: number];

/** Squares that hang together by their sides; in order of rows, the box around them beginning at (0, 0). */
export type Polyomino = readonly Cell[];

/** Where a turn moves a square, about the origin. */
const moves: Readonly<Record<Turn, (x: number, y: number) => Cell>> = {
  none: (x, y) => [x, y],
  half: (x, y) => [-x, -y],
  'quarter-cw': (x, y) => [-y, x],
  'quarter-ccw': (x, y) => [y, -x],
  mirror: (x, y) => [-x, y],
  flip: (x, y) => [x, -y],
  transpose: (x, y) => [y, x],
  'anti-transpose': (x, y) => [-y, -x],
};

/** The turns that make no mirror image. */
export const rotations = ['none', 'quarter-cw', 'half', 'quarter-ccw'] as const satisfies readonly Turn[];

/** A polyomino with its box at the origin and its squares in order. */
function settled(cells: readonly Cell[]): Polyomino {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]): Cell => [x - left, y - top]).sort(([a, b], [c, d]) => b - d || a - c);
}

/** A polyomino after a turn, square by square. */
export const turnPolyomino = (figure: Polyomino, by: Turn): Polyomino =>
  settled(figure.map(([x, y]) => moves[by](x, y)));

/** The same text for the same squares. */
export const polyominoText = (figure: Polyomino): string => figure.map((cell) => cell.join(',')).join(' ');

/** How many different looks a polyomino has under some turns. */
const looks = (figure: Polyomino, among: readonly Turn[]): number =>
  new Set(among.map((by) => polyominoText(turnPolyomino(figure, by)))).size;

/** Whether none of its turns is like another: the eight pictures are different. */
export const isAsymmetric = (figure: Polyomino): boolean => looks(figure, turns) === turns.length;

/** A text that two polyominoes share if and only if one is a rotation of the other. */
export const rotatedForm = (figure: Polyomino): string =>
  rotations.map((by) => polyominoText(turnPolyomino(figure, by))).sort()[0];

/**
 * A polyomino all of whose eight turns look different, grown at random square by square. Its box is at most five by five, so that
 * squares are large.
 * @param count squares, 5 to 12
 */
export function growPolyomino(stream: Stream, count: number): Polyomino {
  for (;;) {
    const cells: Cell[] = [[0, 0]];
    while (cells.length < count) {
      const [x, y] = stream.choice(cells);
      const [dx, dy] = stream.choice(steps);
      const next: Cell = [x + dx, y + dy];
      if (!cells.some(([a, b]) => a === next[0] && b === next[1])) cells.push(next);
    }
    const figure = settled(cells);
    const inBox = figure.every(([x, y]) => x < 5 && y < 5);
    if (inBox && isAsymmetric(figure)) return figure;
  }
}

const steps = points([1, 0], [-1, 0], [0, 1], [0, -1]) satisfies readonly Cell[];

/** The least number of squares in which two polyominoes differ, over the turns, with corners together. */
export function squaresApart(one: Polyomino, other: Polyomino): number {
  const own = new Set(polyominoText(one).split(' '));
  return Math.min(
    ...turns.map((by) => {
      const common = turnPolyomino(other, by).filter((cell) => own.has(cell.join(','))).length;
      return Math.max(one.length, other.length) - common;
    }),
  );
}
