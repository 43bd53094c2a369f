import { Path } from '../../../draw/path.js';
import type { Point } from '../../../draw/shapes.js';

/** A smooth closed curve through points: a uniform Catmull–Rom spline as cubics. @param points at least 3 */
export function loop(points: readonly Point[]): Path {
  const n = points.length;
  return curve(points, n, (i) => points[(i + n) % n]!).close();
}

/** A smooth open curve through points. @param points at least 2 */
export function thread(points: readonly Point[]): Path {
  const last = points.length - 1;
  return curve(points, last, (i) => points[Math.max(0, Math.min(last, i))]!);
}

function curve(points: readonly Point[], pieces: number, at: (i: number) => Point): Path {
  const path = new Path().moveTo(...points[0]!);
  for (let i = 0; i < pieces; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.cubicTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    );
  }
  return path;
}

/** Both halves of a figure that is its own mirror image: points of its right half from the top down, and those mirrored. */
export const bothSides = (right: readonly Point[]): Point[] => [
  ...right,
  ...right
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y])
    .reverse(),
];
