import type { Stream } from '../../../../core/stream.js';
import type { Board } from '../../../../draw/board.js';
import type { Path } from '../../../../draw/path.js';
import { circle, ellipse, polygon, polyline, type Point } from '../../../../draw/shapes.js';
import type { Drawing, Shape } from '../figure.js';
import type { Pen } from '../pen.js';

/** Levels of walls, treads and risers where they are not paper. */
export interface Tones {
  readonly wall: number;
  readonly tread: number;
  readonly riser: number;
}

interface Flight {
  /** The zigzag edge that is in front if the stairs are seen from above, and the other. */
  readonly front: readonly Point[];
  readonly rear: readonly Point[];
  /** The walls below the one and above the other; with `wall` 0 there are none. */
  readonly walls: readonly Path[];
  /** Treads and risers in turn. */
  readonly steps: readonly Path[];
}

/**
 * Stairs that a half turn brings to where they were, with treads for undersides: `count` risers and one tread more, treads
 * `tread` wide, risers `riser` high, the rear edge moved from the front by (dx, −dy), walls that go `wall` beyond.
 */
function flightOf({ count, tread, riser, dx, dy, wall, mirror }: Shape): Flight {
  const edge: Point[] = [[0, 0]];
  for (let i = 0; i <= count!; i++) {
    edge.push([(i + 1) * tread!, i * riser!]);
    if (i < count!) edge.push([(i + 1) * tread!, (i + 1) * riser!]);
  }
  const [x, y] = [256 - ((count! + 1) * tread! + dx!) / 2, 256 - (count! * riser! - dy!) / 2];
  const placed = (u: number, v: number): Point => [mirror! < 0 ? 512 - x - u : x + u, y + v];
  const front = edge.map(([u, v]) => placed(u, v));
  const rear = edge.map(([u, v]) => placed(u + dx!, v - dy!));
  const [first, last] = [front[0]!, front.at(-1)!];
  const [start, end] = [rear[0]!, rear.at(-1)!];
  const low = polygon([...front, [last[0], last[1] + wall!], [first[0], last[1] + wall!]]);
  const high = polygon([...rear, [end[0], start[1] - wall!], [start[0], start[1] - wall!]]);
  return {
    front,
    rear,
    walls: wall! > 0 ? [low, high] : [],
    steps: front.slice(1).map((_, i) => polygon([front[i]!, front[i + 1]!, rear[i + 1]!, rear[i]!])),
  };
}

/** A flight of stairs. @param shape its numbers: those of `flightOf`, and the width of lines as `line` */
export const stairsDrawing = (
  name: string,
  pen: Pen,
  shape: (stream: Stream) => Shape,
  tones?: Tones,
): Drawing => ({
  name,
  shape,
  ground: () => pen.paper,
  draw(board, s, show) {
    const flight = flightOf(s);
    if (show === 'both') {
      if (tones) fillFlight(board, flight, tones.wall, tones.wall, tones.tread, tones.riser);
    } else {
      // Light from above: treads are bright, undersides dark.
      const [near, far] = [pen.dim, Math.round(0.5 * (pen.bright + pen.dim))];
      if (show === 'a') fillFlight(board, flight, near, far, pen.bright, pen.dark);
      else fillFlight(board, flight, far, near, Math.round(0.65 * pen.dark), pen.dim);
    }
    const lines = polyline(flight.front).append(polyline(flight.rear));
    flight.front.forEach((point, i) => lines.append(polyline([point, flight.rear[i]!])));
    for (const wall of flight.walls) lines.append(wall);
    board.stroke(lines, pen.ink, s.line!, { cap: 'square' });
    if (show !== 'both') drawThings(board, flight, show === 'a', s);
  },
});

function fillFlight(
  board: Board,
  { walls, steps }: Flight,
  low: number,
  high: number,
  tread: number,
  riser: number,
): void {
  walls.forEach((wall, i) => board.fill(wall, i === 0 ? low : high));
  steps.forEach((step, i) => board.fill(step, i % 2 === 0 ? tread : riser));
}

/** Balls that lie on every second tread, or lamps that hang from its underside. */
function drawThings(board: Board, { front, rear, steps }: Flight, above: boolean, { riser }: Shape): void {
  const size = Math.min(10, 0.3 * riser!);
  for (let i = 0; i < steps.length; i += 4) {
    const [a, b] = [front[i]!, rear[i + 1]!];
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    if (above) {
      board.fill(ellipse(x + 3, y + 1, size, 0.4 * size), 110).fill(circle(x, y - size, size), 40);
      continue;
    }
    const lamp = circle(x, y + 2 * size, 0.7 * size);
    board
      .line(x, y, x, y + 1.4 * size, 20, 2.5)
      .fill(lamp, 250)
      .stroke(lamp, 20, 2);
  }
}
