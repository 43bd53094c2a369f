import type { Surface } from './surface.js';
import type { Vec3 } from '../../vector.js';

/** Cells along the side: more make queries no faster. */
const finest = 40;

/** The most cells to look at in filling the grid: many triangles that all span the model get a coarser one. */
const mostVisits = 20_000_000;

/** Which triangles may lie within a distance of a point. */
export interface TriangleGrid {
  /** Where in `triangles` those of a point's cell begin and end, written to `out`. */
  find(x: number, y: number, z: number, out: Uint32Array): void;
  readonly triangles: Uint32Array;
}

/** A grid in which every cell lists the triangles within `reach` of any of its points, and few others. */
export function triangleGrid({ corners, count, center, radius }: Surface, reach: number): TriangleGrid {
  const low = center.map((c) => c - radius - reach);
  const side = 2 * (radius + reach);
  let n = Math.max(1, Math.min(finest, Math.floor(side / (2 * reach))));
  while (n > 1 && visitsOf(corners, count, side / n, reach) > mostVisits) n = Math.floor(n / 2);
  const cell = side / n;
  const index = (p: number, k: number): number =>
    Math.min(n - 1, Math.max(0, Math.floor((p - low[k]!) / cell)));

  const visit = (use: (cellAt: number, triangle: number) => void): void => {
    for (let t = 0; t < count; t++) {
      const [from, to] = boundsOf(corners, 9 * t).map((corner, end) =>
        corner.map((p, k) => index(end === 0 ? p - reach : p + reach, k)),
      ) as [number[], number[]];
      const far = planeDistance(corners, 9 * t);
      // A cell's corner is √3/2 of its side from its middle.
      const slack = reach + 0.8661 * cell;
      for (let z = from[2]!; z <= to[2]!; z++)
        for (let y = from[1]!; y <= to[1]!; y++)
          for (let x = from[0]!; x <= to[0]!; x++) {
            const middle = (k: number, i: number): number => low[k]! + (i + 0.5) * cell;
            if (far(middle(0, x), middle(1, y), middle(2, z)) <= slack) use((z * n + y) * n + x, t);
          }
    }
  };

  const starts = new Uint32Array(n * n * n + 1);
  visit((at) => starts[at + 1]!++);
  for (let at = 0; at < n * n * n; at++) starts[at + 1]! += starts[at]!;
  const triangles = new Uint32Array(starts[n * n * n]!);
  const next = starts.slice();
  visit((at, t) => (triangles[next[at]!++] = t));

  return {
    triangles,
    find(x, y, z, out) {
      const [i, j, k] = [(x - low[0]!) / cell, (y - low[1]!) / cell, (z - low[2]!) / cell];
      if (!(i >= 0 && j >= 0 && k >= 0 && i < n && j < n && k < n)) {
        out[0] = out[1] = 0;
        return;
      }
      const at = (Math.floor(k) * n + Math.floor(j)) * n + Math.floor(i);
      out[0] = starts[at]!;
      out[1] = starts[at + 1]!;
    },
  };
}

/** About how many cells the boxes around all triangles cover. */
function visitsOf(corners: Float64Array, count: number, cell: number, reach: number): number {
  let visits = 0;
  for (let t = 0; t < count; t++) {
    const [low, high] = boundsOf(corners, 9 * t);
    visits += low.reduce((cells, from, k) => cells * ((high[k]! - from + 2 * reach) / cell + 1), 1);
  }
  return visits;
}

const boundsOf = (c: Float64Array, at: number): [number[], number[]] => [
  [0, 1, 2].map((k) => Math.min(c[at + k]!, c[at + 3 + k]!, c[at + 6 + k]!)),
  [0, 1, 2].map((k) => Math.max(c[at + k]!, c[at + 3 + k]!, c[at + 6 + k]!)),
];

/** How far a point is from a triangle's plane. */
function planeDistance(c: Float64Array, at: number): (x: number, y: number, z: number) => number {
  const u: Vec3 = [c[at + 3]! - c[at]!, c[at + 4]! - c[at + 1]!, c[at + 5]! - c[at + 2]!];
  const v: Vec3 = [c[at + 6]! - c[at]!, c[at + 7]! - c[at + 1]!, c[at + 8]! - c[at + 2]!];
  const [nx, ny, nz] = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
  return (x, y, z) => Math.abs(nx * (x - c[at]!) + ny * (y - c[at + 1]!) + nz * (z - c[at + 2]!)) / size;
}
