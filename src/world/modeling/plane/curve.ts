import { perNumber } from '../../vector.js';

/**
 * A smooth curve through points of any dimension (Catmull and Rom), for paths, profiles and outlines.
 * @param steps pieces from each point to the next
 */
export const smoothCurve = <P extends readonly number[]>(steps: number, points: readonly P[]): P[] =>
  catmullRom(steps, points, false);

/** The same back to its first point, which is not repeated. */
export const closedCurve = <P extends readonly number[]>(steps: number, points: readonly P[]): P[] =>
  catmullRom(steps, points, true);

function catmullRom<P extends readonly number[]>(steps: number, points: readonly P[], closed: boolean): P[] {
  const n = points.length;
  const at = (i: number): P => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  const out: P[] = [];
  const pieces = closed ? n : n - 1;
  for (let i = 0; i < pieces; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      out.push(
        perNumber(b, (_, k) => {
          const slope = c[k] - a[k];
          const curve = 2 * a[k] - 5 * b[k] + 4 * c[k] - d[k];
          const twist = 3 * (b[k] - c[k]) + d[k] - a[k];
          return b[k] + 0.5 * t * (slope + t * (curve + t * twist));
        }),
      );
    }
  }
  if (!closed) out.push(points[n - 1]);
  return out;
}

/** A cubic Bézier curve, both ends included. */
export function bezier<P extends readonly number[]>(a: P, b: P, c: P, d: P, steps: number): P[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    return perNumber(
      a,
      (_, k) => s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k],
    );
  });
}
