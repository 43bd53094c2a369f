import { polygon, polyline, type Point } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import type { BistableFigure, Shape } from './figure.js';

/** A point on the left (-1) or the right (1) leaf: `across` 0 at the fold to 1 at the outer edge, `down` 0 to 1. */
const on = ({ width, height, slant }: Shape, leaf: -1 | 1, across: number, down: number): Point => [
  256 + leaf * across * width!,
  256 - height! / 2 - slant! / 2 + across * slant! + down * height!,
];

const leafOf = (shape: Shape, leaf: -1 | 1): Path =>
  polygon([on(shape, leaf, 0, 0), on(shape, leaf, 1, 0), on(shape, leaf, 1, 1), on(shape, leaf, 0, 1)]);

/** A folded card: its fold points away from one, or toward one. */
export const machBook: BistableFigure = {
  name: 'mach-book',
  summary: 'A folded card or open book in outline, seen from inside or from outside.',
  source: 'Mach, Beiträge zur Analyse der Empfindungen, 1886',
  open: false,
  ground: () => 255,
  readings: () => [
    { word: 'open book seen from inside', accept: [] },
    { word: 'open book seen from outside', accept: [] },
  ],
  shape: (stream) => ({
    width: stream.uniform(128, 164),
    height: stream.uniform(210, 260),
    slant: stream.choice([-1, 1]) * stream.uniform(56, 84),
    line: stream.uniform(4.5, 6),
  }),
  draw(board, shape, show) {
    const leaves = [-1, 1] as const;
    if (show === 'a') {
      for (const leaf of leaves) board.fill(leafOf(shape, leaf), leaf < 0 ? 250 : 226);
      const text = new Path();
      for (const leaf of leaves) {
        for (let row = 0; row < 11; row++) {
          const end = row % 4 === 3 ? 0.6 : 0.88;
          const [from, to] = leaf < 0 ? [1 - 0.12, 1 - end] : [0.12, end];
          text.append(
            polyline([on(shape, leaf, from, 0.12 + row * 0.075), on(shape, leaf, to, 0.12 + row * 0.075)]),
          );
        }
      }
      board.stroke(text, 120, 4);
    }
    if (show === 'b') {
      for (const leaf of leaves) board.fill(leafOf(shape, leaf), leaf < 0 ? 120 : 160);
      const box = [
        [0.3, 0.2],
        [0.78, 0.2],
        [0.78, 0.42],
        [0.3, 0.42],
      ] as const;
      board.fill(polygon(box.map(([across, down]) => on(shape, 1, across, down))), 240);
      const title = polyline([on(shape, 1, 0.38, 0.31), on(shape, 1, 0.7, 0.31)]);
      board.stroke(title, 60, 6);
      const ribs = new Path();
      for (const down of [0.12, 0.3, 0.7, 0.88]) {
        ribs.append(polyline([on(shape, -1, 0.1, down), on(shape, -1, 0, down), on(shape, 1, 0.1, down)]));
      }
      board.stroke(ribs, 40, 8);
    }
    board.stroke(leafOf(shape, -1).append(leafOf(shape, 1)), 0, shape.line!);
  },
};
