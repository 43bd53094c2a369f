import { Stream } from '../../../core/stream.js';
import { transpose, type Mat3, type Model, type Vec3 } from '../../index.js';
import type { Look } from './look.js';
import { modelSurface, type Surface } from './surface.js';

/**
 * The point of a triangle nearest to a point: its weights v, w of the second and third corner, and the squared
 * distance, written to `out`.
 * @param corners 9 numbers from `at`; the triangle has an area
 * @see C. Ericson, Real-Time Collision Detection (2005), section 5.1.5
 */
function nearestOnTriangle(
  corners: Float64Array,
  at: number,
  px: number,
  py: number,
  pz: number,
  out: Float64Array,
): void {
  const ax = corners[at];
  const ay = corners[at + 1];
  const az = corners[at + 2];
  const ux = corners[at + 3] - ax;
  const uy = corners[at + 4] - ay;
  const uz = corners[at + 5] - az;
  const wx = corners[at + 6] - ax;
  const wy = corners[at + 7] - ay;
  const wz = corners[at + 8] - az;
  const dx = px - ax;
  const dy = py - ay;
  const dz = pz - az;

  const uu = ux * ux + uy * uy + uz * uz;
  const uw = ux * wx + uy * wy + uz * wz;
  const ww = wx * wx + wy * wy + wz * wz;
  const ud = ux * dx + uy * dy + uz * dz;
  const wd = wx * dx + wy * dy + wz * dz;
  const area = uu * ww - uw * uw;
  let v = (ww * ud - uw * wd) / area;
  let w = (uu * wd - uw * ud) / area;
  if (!(v >= 0 && w >= 0 && v + w <= 1)) {
    // Outside: the nearest point lies on an edge. All three are tried.
    let best = Infinity;
    const keep = (ev: number, ew: number): void => {
      const x = dx - ev * ux - ew * wx;
      const y = dy - ev * uy - ew * wy;
      const z = dz - ev * uz - ew * wz;
      const squared = x * x + y * y + z * z;
      if (squared < best) {
        best = squared;
        v = ev;
        w = ew;
      }
    };
    keep(clamp(ud / uu), 0);
    keep(0, clamp(wd / ww));
    const along = clamp((uu - uw - ud + wd) / (uu - 2 * uw + ww)); // from the second corner to the third
    keep(1 - along, along);
  }
  const x = dx - v * ux - w * wx;
  const y = dy - v * uy - w * wy;
  const z = dz - v * uz - w * wz;
  out[0] = v;
  out[1] = w;
  out[2] = x * x + y * y + z * z;
}

const clamp = (t: number): number => (t > 0 ? Math.min(1, t) : 0);

/** The number of cells along the side beyond which queries get no faster. */
const finest = 40;

/** The most cells to visit in filling the grid: many triangles that all span the model get a coarser one. */
const mostVisits = 20_000_000;

/** The triangles that may lie within a distance of a point. */
interface TriangleGrid {
  /** Writes to `out` where in `triangles` those of a point's cell begin and end. */
  find(x: number, y: number, z: number, out: Uint32Array): void;
  readonly triangles: Uint32Array;
}

/** A grid in which every cell lists the triangles within `reach` of any of its points, and few others. */
function triangleGrid({ corners, count, center, radius }: Surface, reach: number): TriangleGrid {
  const low = center.map((c) => c - radius - reach);
  const side = 2 * (radius + reach);
  let n = Math.max(1, Math.min(finest, Math.floor(side / (2 * reach))));
  while (n > 1 && visitsOf(corners, count, side / n, reach) > mostVisits) n = Math.floor(n / 2);
  const cell = side / n;
  const index = (p: number, k: number): number =>
    Math.min(n - 1, Math.max(0, Math.floor((p - low[k]) / cell)));

  const visit = (use: (cellAt: number, triangle: number) => void): void => {
    for (let t = 0; t < count; t++) {
      const [from, to] = boundsOf(corners, 9 * t).map((corner, end) =>
        corner.map((p, k) => index(end === 0 ? p - reach : p + reach, k)),
      );
      const far = planeDistance(corners, 9 * t);
      // A cell's corner is √3/2 of its side from its middle.
      const slack = reach + 0.8661 * cell;
      for (let z = from[2]; z <= to[2]; z++)
        for (let y = from[1]; y <= to[1]; y++)
          for (let x = from[0]; x <= to[0]; x++) {
            const middle = (k: number, i: number): number => low[k] + (i + 0.5) * cell;
            if (far(middle(0, x), middle(1, y), middle(2, z)) <= slack) use((z * n + y) * n + x, t);
          }
    }
  };

  const starts = new Uint32Array(n * n * n + 1);
  visit((at) => starts[at + 1]++);
  for (let at = 0; at < n * n * n; at++) starts[at + 1] += starts[at];
  const triangles = new Uint32Array(starts[n * n * n]);
  const next = starts.slice();
  visit((at, t) => (triangles[next[at]++] = t));

  return {
    triangles,
    find(x, y, z, out) {
      const [i, j, k] = [(x - low[0]) / cell, (y - low[1]) / cell, (z - low[2]) / cell];
      if (!(i >= 0 && j >= 0 && k >= 0 && i < n && j < n && k < n)) {
        out[0] = out[1] = 0;
        return;
      }
      const at = (Math.floor(k) * n + Math.floor(j)) * n + Math.floor(i);
      out[0] = starts[at];
      out[1] = starts[at + 1];
    },
  };
}

/** The number of cells, roughly, that the boxes around all triangles cover. */
function visitsOf(corners: Float64Array, count: number, cell: number, reach: number): number {
  let visits = 0;
  for (let t = 0; t < count; t++) {
    const [low, high] = boundsOf(corners, 9 * t);
    visits += low.reduce((cells, from, k) => cells * ((high[k] - from + 2 * reach) / cell + 1), 1);
  }
  return visits;
}

const boundsOf = (c: Float64Array, at: number): [number[], number[]] => [
  [0, 1, 2].map((k) => Math.min(c[at + k], c[at + 3 + k], c[at + 6 + k])),
  [0, 1, 2].map((k) => Math.max(c[at + k], c[at + 3 + k], c[at + 6 + k])),
];

/** The distance of a point from a triangle's plane. */
function planeDistance(c: Float64Array, at: number): (x: number, y: number, z: number) => number {
  const u: Vec3 = [c[at + 3] - c[at], c[at + 4] - c[at + 1], c[at + 5] - c[at + 2]];
  const v: Vec3 = [c[at + 6] - c[at], c[at + 7] - c[at + 1], c[at + 8] - c[at + 2]];
  const [nx, ny, nz] = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
  return (x, y, z) => Math.abs(nx * (x - c[at]) + ny * (y - c[at + 1]) + nz * (z - c[at + 2])) / size;
}

/** The bounds for looking the same. */
export interface SymmetryBounds {
  /** The distance of a turned point from the surface, as a share of the radius. Default 0.01: a pixel or so. */
  readonly distance: number;
  /** The difference that its color (0 to 1, see `Look`), metallic or roughness may have. Default 0.1. */
  readonly look: number;
  /** The share of the points that may fail both. Default 0; more for models whose colors are noise. */
  readonly share: number;
  /** How many points of the surface are tried. Default 6000: details of a thousandth are hardly ever missed. */
  readonly points: number;
}

export const defaultBounds: SymmetryBounds = { distance: 0.01, look: 0.1, share: 0, points: 6000 };

type Sample = { readonly point: readonly [number, number, number]; readonly look: Look };

/**
 * A test of whether turning a model about the middle of its surface leaves it as it is, within bounds: its points
 * must come to lie on it, turned one way and the other. Surfaces that are not visible, inside others, count too.
 */
export function symmetryTest(model: Model, bounds: SymmetryBounds): (turn: Mat3) => boolean {
  const surface = modelSurface(model);
  const samples = sampleSurface(surface, bounds.points);
  const reach = bounds.distance * surface.radius;
  const grid = triangleGrid(surface, reach);
  const [cx, cy, cz] = surface.center;
  const range = new Uint32Array(2);
  const nearest = new Float64Array(3);

  const lands = ({ point: [x, y, z], look }: Sample, m: Mat3): boolean => {
    const px = m[0] * x + m[1] * y + m[2] * z + cx;
    const py = m[3] * x + m[4] * y + m[5] * z + cy;
    const pz = m[6] * x + m[7] * y + m[8] * z + cz;
    grid.find(px, py, pz, range);
    for (let i = range[0]; i < range[1]; i++) {
      const triangle = grid.triangles[i];
      nearestOnTriangle(surface.corners, 9 * triangle, px, py, pz, nearest);
      if (nearest[2] > reach * reach) continue;
      const there = surface.look(triangle, nearest[0], nearest[1]);
      if (there?.every((value, k) => Math.abs(value - look[k]) <= bounds.look)) return true;
    }
    return false;
  };

  const allowed = Math.floor(bounds.share * samples.length);
  return (turn) =>
    [turn, transpose(turn)].every((m) => {
      let failed = 0;
      for (const sample of samples) if (!lands(sample, m) && ++failed > allowed) return false;
      return true;
    });
}

/** Points spread evenly over the area, from the center, in no order, so that a wrong turn is soon found out. */
function sampleSurface({ corners, areas, count, center, look }: Surface, points: number): Sample[] {
  const stream = new Stream(['world/symmetry', 1]);
  const samples: Sample[] = [];
  let t = 0;
  for (let i = 0; i < points; i++) {
    const area = ((i + stream.float()) / points) * areas[count - 1];
    while (t < count - 1 && areas[t] < area) t++;
    const root = Math.sqrt(stream.float());
    const v = root * (1 - stream.float());
    const w = root - v;
    const seen = look(t, v, w);
    if (!seen) continue;
    const at = (k: number): number =>
      (1 - v - w) * corners[9 * t + k] + v * corners[9 * t + 3 + k] + w * corners[9 * t + 6 + k] - center[k];
    samples.push({ point: [at(0), at(1), at(2)], look: seen });
  }
  return stream.shuffle(samples);
}
