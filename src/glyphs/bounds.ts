import { Verb, type Path, type Window } from '../draw/index.js';

/** The smallest box around a path, curves measured at their extremes; undefined for a path that draws nothing. */
export function pathBounds(path: Path): Window | undefined {
  const x = new Range();
  const y = new Range();
  const c = path.coords;
  let i = 0;
  let [px, py] = [0, 0];
  for (const verb of path.verbs) {
    if (verb === Verb.close) continue;
    const steps = verb === Verb.quad ? 2 : verb === Verb.cubic ? 3 : 1;
    const end = i + 2 * (steps - 1);
    if (verb === Verb.quad) {
      x.quad(px, c[i], c[end]);
      y.quad(py, c[i + 1], c[end + 1]);
    } else if (verb === Verb.cubic) {
      x.cubic(px, c[i], c[i + 2], c[end]);
      y.cubic(py, c[i + 1], c[i + 3], c[end + 1]);
    } else if (verb === Verb.line) {
      x.add(px, c[i]);
      y.add(py, c[i + 1]);
    }
    [px, py] = [c[end], c[end + 1]];
    i = end + 2;
  }
  if (x.min > x.max) return undefined;
  return { left: x.min, top: y.min, right: x.max, bottom: y.max };
}

/** The extent of a path along one axis. */
class Range {
  min = Infinity;
  max = -Infinity;

  add(...values: number[]): void {
    for (const value of values) {
      if (value < this.min) this.min = value;
      if (value > this.max) this.max = value;
    }
  }

  quad(a: number, b: number, c: number): void {
    this.add(a, c);
    const t = (a - b) / (a - 2 * b + c);
    if (t > 0 && t < 1) this.add((1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c);
  }

  /** The extent of a cubic: its derivative is a quadratic, whose roots are found by the form that does not cancel. */
  cubic(a: number, b: number, c: number, d: number): void {
    this.add(a, d);
    const p = 3 * (b - c) + d - a;
    const q = 2 * (a - 2 * b + c);
    const r = b - a;
    const root = q * q - 4 * p * r;
    if (root < 0) return;
    const s = -0.5 * (q + (q < 0 ? -1 : 1) * Math.sqrt(root));
    for (const t of [s / p, r / s]) {
      const u = 1 - t;
      if (t > 0 && t < 1) this.add(u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d);
    }
  }
}
