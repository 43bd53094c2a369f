import { circle, ellipse, polygon, polyline, type Point } from '../../../draw/shapes.js';
import type { BistableFigure, Shape } from './figure.js';

/** The edge of the stairs in the front, from the upper left to the lower right, and the way from there to the rear edge. */
function stairs({ count, tread, riser, dx, dy, wall }: Shape) {
  const edge: Point[] = [[0, 0]];
  for (let i = 0; i <= count!; i++) {
    edge.push([(i + 1) * tread!, i * riser!]);
    if (i < count!) edge.push([(i + 1) * tread!, (i + 1) * riser!]);
  }
  // Turned by 180° the whole is itself, so its middle is that of the first edge's start and the second's end.
  const [x, y] = [256 - ((count! + 1) * tread! + dx!) / 2, 256 - (count! * riser! - dy!) / 2];
  const front = edge.map(([u, v]): Point => [x + u, y + v]);
  const rear = front.map(([u, v]): Point => [u + dx!, v - dy!]);
  const [first, last] = [front[0]!, front.at(-1)!];
  const low: Point[] = [...front, [last[0], last[1] + wall!], [first[0], last[1] + wall!]];
  const [start, end] = [rear[0]!, rear.at(-1)!];
  const high: Point[] = [...rear, [end[0], start[1] - wall!], [start[0], start[1] - wall!]];
  return { front, rear, low, high };
}

/** Stairs with a wall on either side: seen from above, or hanging overhead. */
export const schroederStairs: BistableFigure = {
  name: 'schroeder-stairs',
  summary: 'A flight of stairs between two walls, seen from above or from below.',
  source: 'Schröder, Annalen der Physik 181, 1858',
  open: false,
  ground: () => 255,
  readings: () => [
    { word: 'stairs seen from above', accept: [] },
    { word: 'stairs seen from below', accept: [] },
  ],
  shape: (stream) => ({
    count: stream.integer(4, 5),
    tread: stream.uniform(46, 52),
    riser: stream.uniform(32, 38),
    dx: stream.uniform(84, 104),
    dy: stream.uniform(60, 76),
    wall: stream.uniform(52, 70),
    width: stream.uniform(3.5, 5),
  }),
  draw(board, shape, show) {
    const { front, rear, low, high } = stairs(shape);
    const steps = front.slice(1).map((_, i) => polygon([front[i]!, front[i + 1]!, rear[i + 1]!, rear[i]!]));
    if (show !== 'both') {
      const above = show === 'a';
      board.fill(polygon(low), above ? 196 : 236).fill(polygon(high), above ? 236 : 196);
      // Light from above: treads are bright, undersides dark.
      steps.forEach((step, i) => board.fill(step, i % 2 === 0 ? (above ? 250 : 110) : 160));
    }
    const lines = polygon(low).append(polygon(high));
    front.forEach((point, i) => lines.append(polyline([point, rear[i]!])));
    board.stroke(lines, 0, shape.width!, { cap: 'square' });
    if (show === 'both') return;
    for (let i = 0; i < steps.length; i += 4) {
      const [a, b] = [front[i]!, rear[i + 1]!];
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      if (show === 'a') {
        board.fill(ellipse(x + 3, y + 1, 10, 4), 170).fill(circle(x, y - 10, 10), 40);
      } else {
        board
          .line(x, y, x, y + 14, 20, 2.5)
          .fill(circle(x, y + 20, 7), 250)
          .stroke(circle(x, y + 20, 7), 20, 2);
      }
    }
  },
};
