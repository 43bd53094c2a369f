import { Path } from './path.js';
import type { Point } from './shapes.js';

/** A smooth closed curve through points: a uniform Catmull–Rom spline as cubics. @param points at least 3 */
export function loop(points: readonly Point[]): Path {
  const n = points.length;
  return curve(new Path().moveTo(...points[0]), n, (i) => points[(i + n) % n]).close();
}

/** A smooth open curve through points, at least 2; it continues from the end of `path`, where that has one. */
export function thread(points: readonly Point[], path = new Path()): Path {
  const last = points.length - 1;
  if (path.verbs.length === 0) path.moveTo(...points[0]);
  else path.lineTo(...points[0]);
  return curve(path, last, (i) => points[Math.max(0, Math.min(last, i))]);
}

function curve(path: Path, pieces: number, at: (i: number) => Point): Path {
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
