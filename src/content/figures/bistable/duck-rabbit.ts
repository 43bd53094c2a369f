import { circle, ellipse, type Point } from '../../../draw/shapes.js';
import { Path } from '../../../draw/path.js';
import { thread } from '../../../draw/spline.js';
import type { Board } from '../../../draw/board.js';
import type { BistableFigure, Shape } from './figure.js';

/** On the sheet: x to the right of the head's middle (to its left in the mirror), y downward. */
const place = ({ mirror }: Shape, [x, y]: Point): Point => [262 + mirror! * x, 250 + y];

/** The head with its two long parts, bill or ears, to the left; the rabbit's nose is at the right. */
function outline(s: Shape): Path {
  const u = s.thick!;
  const points: readonly Point[] = [
    [112, 204], [106, 152], [118, 112], [138, 78], [158, 48], [167, 18], [158, 2], [146, 0], [157, -10], [153, -34], [136, -62], [116, -92 - s.crown!], [72, -118 - s.crown!],
    [20, -122 - s.crown!], [-30, -106], [-64, -86 - 0.4 * u], [-120, -92 - u], [-176 - s.long!, -96 - u], [-198 - s.long!, -82 - 0.4 * u],
    [-180 - s.long!, -62], [-120, -44 + 0.3 * u], [-74, -34], [-122, -22 - 0.3 * u], [-178 - s.long!, -14], [-204 - s.long!, 6], [-186 - s.long!, 24 + 0.5 * u],
    [-122, 28 + u], [-66, 34 + 0.6 * u], [-38, 56], [-30, 96], [-40, 150], [-58, 204],
  ]; // prettier-ignore
  return thread(points.map((p) => place(s, p))).close();
}

/** A duck's head with its bill, or a rabbit's with its ears. */
export const duckRabbit: BistableFigure = {
  name: 'duck-rabbit',
  summary: "A duck's head whose bill is also the ears of a rabbit's head that looks the other way.",
  source: 'Fliegende Blätter, 1892; Jastrow, Popular Science Monthly 54, 1899',
  open: true,
  ground: ({ paper }) => paper!,
  readings: () => [
    { word: 'duck', accept: ['bird', 'goose', 'duckling', 'waterfowl'] },
    { word: 'rabbit', accept: ['bunny', 'hare'] },
  ],
  shape: (stream) => ({
    mirror: stream.choice([-1, 1]),
    thick: stream.uniform(0, 12),
    long: stream.uniform(-14, 12),
    crown: stream.uniform(-6, 8),
    eye: stream.uniform(11, 13),
    fur: stream.choice([206, 188, 224]),
    paper: stream.choice([255, 246]),
  }),
  draw(board, shape, show) {
    const head = outline(shape);
    board.fill(head, shape.fur!);
    if (show === 'a') drawDuck(board, shape, head);
    if (show === 'b') drawRabbit(board, shape, head);
    board.stroke(head, 20, 5);
    const [x, y] = place(shape, [30, -46]);
    board.fill(circle(x, y, shape.eye!), 250).stroke(circle(x, y, shape.eye!), 20, 3);
    // Looking up, so that it looks neither way.
    board.fill(circle(x, y - 2, shape.eye! * 0.6), 20);
  },
};

/** A bill of another color with a nostril, and feathers. */
function drawDuck(board: Board, shape: Shape, head: Path): void {
  const at = (...points: Point[]) => points.map((p) => place(shape, p));
  const bill = thread(at([-70, -140], [-56, -86], [-48, -30], [-52, 24], [-70, 80]));
  for (const p of at([-300, 100], [-300, -160])) bill.lineTo(...p);
  board.fill(bill.close(), 120, head);
  const [x, y] = place(shape, [-92, -66]);
  board.fill(ellipse(x, y, 8, 4), 20);
  const feathers = new Path();
  for (const [u, v] of [
    [20, 20],
    [60, 50],
    [16, 80],
    [56, 108],
    [14, 140],
    [62, 164],
    [20, 188],
  ] as const) {
    feathers.append(thread(at([u - 16, v], [u, v + 10], [u + 16, v])));
  }
  board.stroke(feathers, 90, 3.5, { cap: 'round' });
  board.fill(
    thread(
      at([-80, 118], [0, 132], [90, 132], [160, 118], [160, 136], [90, 150], [0, 150], [-80, 136]),
    ).close(),
    250,
    head,
  );
}

/** Insides of the ears, a nose, a mouth, whiskers and a cheek. */
function drawRabbit(board: Board, shape: Shape, head: Path): void {
  const at = (...points: Point[]) => points.map((p) => place(shape, p));
  const { long } = shape;
  board.fill(
    thread(at([-90, -66], [-130, -78], [-178 - long!, -84], [-130, -60], [-90, -58])).close(),
    110,
    head,
  );
  board.fill(thread(at([-90, 4], [-130, -6], [-184 - long!, 4], [-130, 14], [-90, 14])).close(), 110, head);
  const nose = thread(at([164, -30], [138, -16], [132, -2], [146, 2])).close();
  board.fill(nose, 60, head);
  const marks = thread(at([148, 1], [132, 12], [112, 18]));
  for (const [u, v] of [
    [208, 4],
    [212, 28],
    [202, 52],
  ] as const)
    marks.append(thread(at([132, 24], [u, v])));
  for (const [u, v] of [
    [40, 60],
    [60, 100],
    [20, 110],
    [50, 150],
  ] as const) {
    marks.append(thread(at([u, v], [u + 6, v + 16])));
  }
  board.stroke(marks, 60, 3, { cap: 'round' });
}
