import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { polygon, type Board, type Point } from '../../../draw/index.js';
import { impossible } from './parts/impossible.js';
import { levelAt } from './measure.js';
import { oneOf } from '../../ranges.js';
import type { Figure, Illusion, Layout } from './illusion.js';

const levels = [226, 164, 96] as const;

/** The line parallel to side k of the hole, `rows` bar widths further out: its normal and its distance from the middle. */
const lineOf = ({ hole, bar, turn }: Layout, k: number, rows: number) => {
  const angle = turn + 120 * (k % 3);
  return { x: cosDegrees(angle), y: sinDegrees(angle), distance: hole + rows * bar };
};

/** The middle of the sheet, moved so that the triangle's box is there: it reaches further toward its corners. */
function middle(layout: Layout): Point {
  const { x, y } = lineOf(layout, 0, 0);
  const off = (layout.hole + layout.bar) / 2;
  return [256 + off * x, 256 + off * y];
}

/** The point where two such lines meet. */
function meet(layout: Layout, k: number, i: number, m: number, j: number): Point {
  const [a, b] = [lineOf(layout, k, i), lineOf(layout, m, j)];
  const area = a.x * b.y - a.y * b.x;
  const [x, y] = middle(layout);
  return [x + (a.distance * b.y - b.distance * a.y) / area, y + (b.distance * a.x - a.distance * b.x) / area];
}

/** The L of one color: the outer strip of side k and the inner strip of the next side. */
const piece = (layout: Layout, k: number): Point[] => {
  const [next, last] = [k + 1, k + 2];
  return [
    meet(layout, k, 2, last, 1),
    meet(layout, k, 2, next, 1),
    meet(layout, next, 1, last, 0),
    meet(layout, next, 0, last, 0),
    meet(layout, next, 0, k, 1),
    meet(layout, k, 1, last, 2),
  ];
};

/** Three bars at right angles that all seem to join. */
export const penroseTriangle: Illusion = {
  ...impossible,
  name: 'penrose-triangle',
  summary:
    'Three bars, each at a right angle to the next, that close to a triangle; the control is a triangular frame.',
  strength: {
    meaning: 'none: the triangle closes or it does not',
    effect: 0,
    source: 'Penrose & Penrose, British Journal of Psychology 49, 1958',
  },
  layout: { hole: [32, 42], bar: [52, 60], turn: oneOf(90, -90, 0, 180) },
  draw(board, { layout, inducers }) {
    if (!inducers) return drawFrame(board, layout);
    for (let k = 0; k < 3; k++) {
      const outline = polygon(piece(layout, k));
      board.fill(outline, levels[k]).stroke(outline, 20, 3);
    }
  },
  truth: ({ inducers }) => (inducers ? 1 : 0),
  measure: (picture, figure) => (cyclic(picture, figure) ? 1 : 0),
};

/** A flat triangular frame of one thickness, seen from a little to the side. */
function drawFrame(board: Board, layout: Layout): void {
  const [outer, inner] = [1.45, 0.45].map((rows) => [0, 1, 2].map((k) => meet(layout, k, rows, k + 1, rows)));
  const [dx, dy] = [14, -12];
  const back = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x + dx, y + dy]);
  const wall = (points: readonly Point[], level: number): void =>
    points.forEach((point, i) => {
      const next = points[(i + 1) % 3];
      const side = polygon([point, next, [next[0] + dx, next[1] + dy], [point[0] + dx, point[1] + dy]]);
      board.fill(side, level).stroke(side, 20, 3);
    });
  const hole = polygon(inner);
  wall(outer, levels[1]);
  board.fill(polygon(back(outer)), levels[1]);
  board.fill(polygon(outer), levels[0]).stroke(polygon(outer), 20, 3);
  // Through the hole: the ground, and the walls that face it.
  board.fill(hole, levels[2]);
  board.fill(polygon(back(inner)), 250, hole).stroke(polygon(back(inner)), 20, 3, { clip: hole });
  for (const [x, y] of inner) {
    board.stroke(polygon(points([x, y], [x + dx, y + dy])), 20, 3, { clip: hole });
  }
  board.stroke(hole, 20, 3);
}

/** Whether each corner's inner strip has the level of the outer strip before it, all the way round: an endless twist. */
function cyclic(picture: Parameters<Illusion['measure']>[0], { layout }: Figure): boolean {
  const at = (k: number, rows: number): number => {
    const { x, y, distance } = lineOf(layout, k, rows);
    const [cx, cy] = middle(layout);
    return levelAt(picture, cx + x * distance, cy + y * distance, 4);
  };
  const [outer, inner] = [1.5, 0.5].map((rows) => [0, 1, 2].map((k) => at(k, rows)));
  return new Set(outer).size === 3 && [0, 1, 2].every((k) => outer[k] === inner[(k + 1) % 3]);
}
