import { Path } from '../../../draw/path.js';
import type { Point } from '../../../draw/shapes.js';

/** Goes on smoothly from the path's end through points, or begins at the first: a Catmull–Rom spline as cubics. */
export function through(points: readonly Point[], path = new Path()): Path {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))]!;
  if (path.verbs.length === 0) path.moveTo(...points[0]!);
  else path.lineTo(...points[0]!);
  for (let i = 0; i < last; i++) {
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
