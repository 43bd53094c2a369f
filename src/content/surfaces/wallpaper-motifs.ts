/** A pattern that repeats: how far inside of the print a place lies, in repeats; negative outside. u and v from 0 to 1. */
export interface Motif {
  readonly name: string;
  /** How many are printed over 1.06 m. */
  readonly repeats: readonly number[];
  distance(u: number, v: number): number;
}

/** How far inside of an ellipse at (x, y), near its rim. */
const ellipse = (u: number, v: number, x: number, y: number, a: number, b: number): number => {
  const [dx, dy] = [(u - x) / a, (v - y) / b];
  return (1 - Math.sqrt(dx * dx + dy * dy)) * Math.min(a, b);
};

/** A pointed leaf from (x, y), its half length and half breadth along a slope. */
const leafAt = (
  u: number,
  v: number,
  x: number,
  y: number,
  cos: number,
  sin: number,
  a: number,
  b: number,
): number => {
  const p = (cos * (u - x) + sin * (v - y)) / a;
  const q = Math.abs(cos * (v - y) - sin * (u - x));
  return p < -1 || p > 1 ? -b : b * (1 - p * p) - q;
};

const largest = (...values: readonly number[]): number => Math.max(...values);

/** The nearer of the two halves of a repeat that is laid a half step aside in every other row. */
const halfDrop =
  (motif: (u: number, v: number) => number) =>
  (u: number, v: number): number =>
    largest(motif(u, v), motif(u < 0.5 ? u + 0.5 : u - 0.5, v < 0.5 ? v + 0.5 : v - 0.5));

export const motifs: readonly Motif[] = [
  { name: 'stripes', repeats: [8, 12, 16], distance: (u) => 0.22 - Math.abs(u - 0.5) },
  {
    name: 'fine stripes',
    repeats: [8, 10],
    distance: (u) =>
      largest(0.16 - Math.abs(u - 0.35), 0.025 - Math.abs(u - 0.66), 0.025 - Math.abs(u - 0.8)),
  },
  { name: 'dots', repeats: [10, 14, 20], distance: halfDrop((u, v) => ellipse(u, v, 0.25, 0.25, 0.1, 0.1)) },
  {
    name: 'trellis',
    repeats: [5, 7, 9],
    distance: (u, v) => {
      const across = Math.abs(Math.abs(u - 0.5) + Math.abs(v - 0.5) - 0.5);
      return largest(
        0.03 - across,
        0.075 - Math.abs(u - 0.5) - Math.abs(v),
        0.075 - Math.abs(u - 0.5) - (1 - v),
      );
    },
  },
  {
    name: 'leaves',
    repeats: [5, 6, 8],
    distance: halfDrop((u, v) => {
      const [s, t] = [Math.abs(u - 0.25), v - 0.25];
      return largest(
        leafAt(s, t, 0.09, -0.06, 0.7071, -0.7071, 0.11, 0.035),
        leafAt(s, t, 0.1, 0.06, 0.8192, -0.5736, 0.1, 0.032),
        leafAt(s, t, 0, -0.16, 0, 1, 0.09, 0.032),
        t > -0.08 && t < 0.2 ? 0.008 - s : -0.1,
      );
    }),
  },
  {
    name: 'damask',
    repeats: [2, 3],
    distance: halfDrop((u, v) => {
      const [s, t] = [Math.abs(u - 0.25), v - 0.25];
      return largest(
        leafAt(s, t, 0, -0.13, 0, 1, 0.1, 0.045),
        leafAt(s, t, 0.07, -0.07, 0.6428, -0.766, 0.08, 0.026),
        leafAt(s, t, 0.1, 0, 0.9397, -0.342, 0.09, 0.03),
        leafAt(s, t, 0.09, 0.07, 0.9063, 0.4226, 0.07, 0.022),
        leafAt(s, t, 0.045, 0.13, 0.5, 0.866, 0.07, 0.02),
        ellipse(s, t, 0, 0.02, 0.035, 0.05),
        ellipse(s, t, 0.16, -0.12, 0.014, 0.014),
        ellipse(s, t, 0, 0.2, 0.016, 0.022),
      );
    }),
  },
];
