import { points } from '../../../core/points.js';
import { loop, Path, thread, type Board } from '../../../draw/index.js';
import { circle, ellipse, type Point } from '../../../draw/shapes.js';
import { duckRabbitOutlines, type DuckRabbitOutline } from '../duck-rabbit-outlines.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';

/** A duck's head with its bill, or a rabbit's with its ears. */
export const duckRabbit: BistableFigure = {
  name: 'duck-rabbit',
  summary: "A duck's head whose bill is also the ears of a rabbit's head that looks the other way.",
  source: 'Fliegende Blätter, 1892; Jastrow, Popular Science Monthly 54, 1899',
  open: true,
  drawings: duckRabbitOutlines.map(duckRabbitDrawing),
  readings: () => [
    { word: 'duck', accept: ['bird', 'goose', 'duckling'] },
    { word: 'rabbit', accept: ['bunny', 'hare'] },
  ],
};

/** The level of lines. */
const ink = 20;

/** The place where the bill begins, from the sheet's middle; it is longer or shorter beyond. */
const billFrom = -40;

/** A point on the sheet, mirrored where the shape is. */
const place = ({ mirror, long, tall }: Shape, [x, y]: Point): Point => {
  const u = x < billFrom ? billFrom + (x - billFrom) * (1 + long) : x;
  return [262 + mirror * u, 250 + y * (1 + tall)];
};

const placed = (s: Shape, line: readonly Point[]): Point[] => line.map((point) => place(s, point));

/** A duck's or a rabbit's head of an outline. */
function duckRabbitDrawing(from: DuckRabbitOutline): Drawing {
  return {
    name: from.name,
    ground: ({ paper }) => paper,
    shape: (stream) => ({
      mirror: stream.choice([-1, 1]),
      long: stream.uniform(-0.04, 0.06),
      tall: stream.uniform(-0.04, 0.03),
      eye: stream.uniform(11, 13),
      fur: stream.choice([206, 188, 224]),
      paper: stream.choice([255, 246]),
    }),
    draw(board, shape, show) {
      const head = loop(placed(shape, from.outline));
      board.fill(head, shape.fur);
      if (show === 'a') drawDuck(board, shape, from, head);
      if (show === 'b') drawRabbit(board, shape, from, head);
      board.stroke(head, ink, 5);
      const strokes = new Path();
      for (const [x, y, u, v] of from.strokes ?? [])
        strokes.append(thread(placed(shape, points([x, y], [u, v]))));
      if (from.strokes) board.stroke(strokes, ink, 3.5, { cap: 'round' });
      const [x, y] = place(shape, from.eye);
      board.fill(circle(x, y, shape.eye), 250).stroke(circle(x, y, shape.eye), ink, 3);
      // Looking up, so that it looks neither way.
      board.fill(circle(x, y - 2, shape.eye * 0.6), ink);
    },
  };
}

/** Places of feathers or fur around the middle of the neck. */
const neckMarks: readonly Point[] = points('-18,-50 22,-32 -22,-6 20,14 -20,36 24,56 -16,74');

/** A bill of another color with a nostril, and feathers. */
function drawDuck(board: Board, shape: Shape, { bill, nostril, neck }: DuckRabbitOutline, head: Path): void {
  const region = thread(placed(shape, bill));
  for (const corner of points([bill.at(-1)![0], 300], [-300, 300], [-300, -300], [bill[0][0], -300]))
    region.lineTo(...place(shape, corner));
  board.fill(region.close(), 120, head);
  board.fill(ellipse(...place(shape, nostril), 8, 4), ink);
  const feathers = new Path();
  for (const [u, v] of neckMarks) {
    const at = ([x, y]: Point): Point => place(shape, [neck[0] + u + x, neck[1] + v + y]);
    feathers.append(thread([at([-16, 0]), at([0, 10]), at([16, 0])]));
  }
  board.stroke(feathers, 90, 3.5, { cap: 'round' });
}

/** Insides of the ears, a nose, a mouth, whiskers and fur. */
function drawRabbit(board: Board, shape: Shape, from: DuckRabbitOutline, head: Path): void {
  for (const ear of from.ears) board.fill(loop(placed(shape, ear)), 110, head);
  board.fill(loop(placed(shape, from.nose)), 60, head);
  const [[x, y]] = from.mouth;
  const marks = thread(placed(shape, from.mouth));
  for (const [u, v] of points('62,2 66,26 56,50'))
    marks.append(thread([place(shape, [x - 14, y + 23]), place(shape, [x + u, y + v])]));
  for (const [u, v] of neckMarks) {
    const [cx, cy] = [from.neck[0] + u, from.neck[1] + v];
    marks.append(thread([place(shape, [cx, cy]), place(shape, [cx + 6, cy + 16])]));
  }
  board.stroke(marks, 60, 3, { cap: 'round' });
}
