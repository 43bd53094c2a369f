import { polygon, polyline, type Point } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import type { Board } from '../../../draw/board.js';
import type { BistableFigure, Shape } from './figure.js';

/** Corners of the lower square from its upper left clockwise, and of the other, up and to a side of it. */
function corners({ edge, dx, dy }: Shape): { low: Point[]; high: Point[] } {
  const [left, top] = [256 - (edge! + dx!) / 2, 256 - (edge! - dy!) / 2];
  const low: Point[] = [
    [left, top],
    [left + edge!, top],
    [left + edge!, top + edge!],
    [left, top + edge!],
  ];
  return { low, high: low.map(([x, y]) => [x + dx!, y - dy!]) };
}

/** Edges drawn with the lines that meet at one corner dashed: that corner is behind the rest. */
function solid(
  board: Board,
  shape: Shape,
  near: readonly Point[],
  far: readonly Point[],
  hidden: number,
): void {
  const at = (points: readonly Point[], i: number): Point => points[(i + 4) % 4]!;
  // The two sides that can be seen lie opposite the hidden corner.
  const [before, after] = [hidden + 1, hidden + 2];
  board.fill(polygon(near), 232);
  for (const [i, level] of [
    [before, 190],
    [after, 150],
  ] as const) {
    board.fill(polygon([at(near, i), at(near, i + 1), at(far, i + 1), at(far, i)]), level);
  }
  const behind = new Path();
  for (const end of [at(far, hidden - 1), at(far, hidden + 1), at(near, hidden)]) {
    behind.append(polyline([at(far, hidden), end]));
  }
  board.stroke(behind, 90, shape.width! * 0.6, { dash: [9, 7] });
  const seen = polygon(near);
  for (const i of [hidden + 1, hidden + 2, hidden + 3]) seen.append(polyline([at(near, i), at(far, i)]));
  seen.append(polyline([at(far, hidden + 1), at(far, hidden + 2), at(far, hidden + 3)]));
  board.stroke(seen, 0, shape.width!, { cap: 'square' });
}

/** A cube in outline: either of its two squares is the front. */
export const neckerCube: BistableFigure = {
  name: 'necker-cube',
  summary: 'A cube in outline, seen from above or from below.',
  source: 'Necker, Philosophical Magazine 1, 1832',
  open: false,
  ground: () => 255,
  readings: () => [
    { word: 'cube seen from above', accept: [] },
    { word: 'cube seen from below', accept: [] },
  ],
  shape: (stream) => ({
    edge: stream.uniform(220, 260),
    dx: stream.choice([-1, 1]) * stream.uniform(84, 120),
    dy: stream.uniform(76, 112),
    width: stream.uniform(4.5, 6.5),
  }),
  draw(board, shape, show) {
    const { low, high } = corners(shape);
    const right = shape.dx! > 0;
    // From above the far lower corner on the side that the cube leans away from is hidden; from below the near upper one.
    if (show === 'a') return solid(board, shape, low, high, right ? 3 : 2);
    if (show === 'b') return solid(board, shape, high, low, right ? 1 : 0);
    const edges = polygon(low).append(polygon(high));
    low.forEach((corner, i) => edges.append(polyline([corner, high[i]!])));
    board.stroke(edges, 0, shape.width!, { cap: 'square' });
  },
};
