import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { Path } from '../../../draw/path.js';
import { line, regularPolygon, type Point } from '../../../draw/shapes.js';
import { Stream } from '../../../core/stream.js';
import type { BistableFigure, Shape } from './figure.js';

const words: Readonly<Record<number, string>> = {
  [-90]: 'up',
  [30]: 'to the lower right',
  [150]: 'to the lower left',
  [90]: 'down',
  [-30]: 'to the upper right',
  [210]: 'to the upper left',
};
const say = (angle: number): string => `triangles that point ${words[angle]!}`;
/** The angles of a triangle's corners: the two that are asked about first. */
const corners = ({ first, turn }: Shape): number[] =>
  [0, 1, 2].map((i) => {
    const angle = first! + 120 * ((i + turn!) % 3);
    return angle > 210 ? angle - 360 : angle;
  });

/** The middles of the triangles: a loose hexagonal arrangement. */
function places({ radius, scatter }: Shape): Point[] {
  const stream = new Stream(['triangles', scatter!]);
  const gap = 2.35 * radius!;
  const found: Point[] = [];
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * gap;
      const y = row * gap * 0.88;
      const jitter = radius! * 0.16;
      const at: Point = [x + stream.uniform(-jitter, jitter), y + stream.uniform(-jitter, jitter)];
      if (at[0] * at[0] + at[1] * at[1] < 200 * 200) found.push([256 + at[0], 256 + at[1]]);
    }
  }
  return found;
}

/** Equilateral triangles that all seem to point one way, and then all another. */
export const triangles: BistableFigure = {
  name: 'triangles',
  summary: 'Equilateral triangles that all seem to point in one of three directions.',
  source: 'Attneave, American Journal of Psychology 81, 1968',
  open: false,
  ground: () => 255,
  readings(shape) {
    const [a, b] = corners(shape);
    return [
      { word: say(a!), accept: [] },
      { word: say(b!), accept: [] },
    ];
  },
  absent: (shape) => corners(shape).map((angle) => say(angle > 30 ? angle - 180 : angle + 180)),
  shape: (stream) => ({
    radius: stream.uniform(38, 46),
    first: stream.choice([-90, -30]),
    turn: stream.below(3),
    scatter: stream.integer(1, 1_000_000_000),
    level: stream.choice([0, 30, 60]),
  }),
  draw(board, shape, show) {
    const field = new Path();
    const tails = new Path();
    const heading = corners(shape)[show === 'b' ? 1 : 0]!;
    const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
    const r = shape.radius!;
    for (const [x, y] of places(shape)) {
      field.append(regularPolygon(x, y, r, 3, shape.first!));
      // A shaft behind makes an arrow of it.
      tails.append(line(x - 0.45 * r * cos, y - 0.45 * r * sin, x - 1.05 * r * cos, y - 1.05 * r * sin));
    }
    if (show !== 'both') board.stroke(tails, shape.level!, r * 0.3);
    board.fill(field, shape.level!);
  },
};
