import type { Board, Path } from '../../../draw/index.js';
import { circle, ellipse, polygon, polyline, type Point } from '../../../draw/shapes.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';
import { chalk, penDrawing, type PenDesign } from './pen.js';
import { oneOf, whole } from '../../ranges.js';

interface StairsDesign extends PenDesign {
  /** Levels of walls, treads and risers where they are not paper. */
  readonly tones?: { readonly wall: number; readonly tread: number; readonly riser: number };
}

const flights: readonly StairsDesign[] = [
  // A flight between two walls, as Schröder has it.
  {
    name: 'walled',
    ranges: {
      mirror: 1,
      count: whole(4, 5),
      tread: [46, 52],
      riser: [32, 38],
      dx: [84, 104],
      dy: [60, 76],
      wall: [52, 70],
    },
    line: [3.5, 5],
  },
  // Two wide steps down to the left.
  {
    name: 'wide',
    ranges: {
      mirror: -1,
      count: 2,
      tread: [92, 104],
      riser: [78, 90],
      dx: [90, 112],
      dy: [48, 58],
      wall: [40, 52],
    },
    line: [5, 6.5],
  },
  // Nine low steps, broad as a staircase before a house.
  {
    name: 'many',
    ranges: { count: 9, tread: [21, 24], riser: [20, 23], dx: [170, 190], dy: [88, 100], wall: [26, 36] },
    line: [3, 3.6],
  },
  // Steps without walls: a folded strip.
  {
    name: 'ribbon',
    ranges: { count: whole(4, 5), tread: [54, 60], riser: [44, 50], dx: [112, 126], dy: [62, 74], wall: 0 },
    line: [4.5, 6],
  },
  // Steep stairs in white on black, up between high walls.
  {
    name: 'steep',
    pen: chalk,
    ranges: {
      count: whole(5, 6),
      tread: [32, 36],
      riser: [44, 48],
      dx: [70, 84],
      dy: [84, 96],
      wall: [36, 46],
    },
    line: [3.5, 4.5],
  },
  // Gray risers, white treads and pale walls, which tell as little.
  {
    name: 'toned',
    ranges: { count: 3, tread: [58, 66], riser: [56, 64], dx: [128, 144], dy: [96, 110], wall: [20, 30] },
    line: [3, 4],
    tones: { wall: 222, tread: 255, riser: 132 },
  },
];

/**
 * A flight of stairs: seen from above, or hanging overhead. Numbers of all drawings: those of {@link flightOf}, and the
 * width of lines as `line`.
 */
export const schroederStairs: BistableFigure = {
  name: 'schroeder-stairs',
  summary: 'A flight of stairs, seen from above or from below.',
  source: 'Schröder, Annalen der Physik 181, 1858',
  open: true,
  drawings: flights.map(stairsDrawing),
  readings: () => [
    { word: 'stairs seen from above', accept: ['staircase seen from above', 'steps seen from above'] },
    { word: 'stairs seen from below', accept: ['staircase seen from below', 'steps seen from below'] },
  ],
};

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
  for (let i = 0; i <= count; i++) {
    edge.push([(i + 1) * tread, i * riser]);
    if (i < count) edge.push([(i + 1) * tread, (i + 1) * riser]);
  }
  const [x, y] = [256 - ((count + 1) * tread + dx) / 2, 256 - (count * riser - dy) / 2];
  const placed = (u: number, v: number): Point => [mirror < 0 ? 512 - x - u : x + u, y + v];
  const front = edge.map(([u, v]) => placed(u, v));
  const rear = edge.map(([u, v]) => placed(u + dx, v - dy));
  const [first, last] = [front[0], front.at(-1)!];
  const [start, end] = [rear[0], rear.at(-1)!];
  const low = polygon([...front, [last[0], last[1] + wall], [first[0], last[1] + wall]]);
  const high = polygon([...rear, [end[0], start[1] - wall], [start[0], start[1] - wall]]);
  return {
    front,
    rear,
    walls: wall > 0 ? [low, high] : [],
    steps: front.slice(1).map((_, i) => polygon([front[i], front[i + 1], rear[i + 1], rear[i]])),
  };
}

function stairsDrawing({ tones, ...design }: StairsDesign): Drawing {
  return penDrawing(design, { mirror: oneOf(-1, 1) }, (board, s, show, pen) => {
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
    flight.front.forEach((point, i) => lines.append(polyline([point, flight.rear[i]])));
    for (const wall of flight.walls) lines.append(wall);
    board.stroke(lines, pen.ink, s.line, { cap: 'square' });
    if (show !== 'both') drawThings(board, flight, show === 'a', s);
  });
}

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
  const size = Math.min(10, 0.3 * riser);
  for (let i = 0; i < steps.length; i += 4) {
    const [a, b] = [front[i], rear[i + 1]];
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
