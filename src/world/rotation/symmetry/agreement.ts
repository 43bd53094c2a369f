import { Stream } from '../../../core/stream.js';
import type { Model } from '../../model.js';
import { type Mat3, transpose } from '../../pose.js';
import { triangleGrid } from './grid.js';
import type { Look } from './look.js';
import { nearestOnTriangle } from './nearest.js';
import { modelSurface, type Surface } from './surface.js';

/** What counts as looking the same. */
export interface SymmetryBounds {
  /** How far a turned point may lie from the surface, as a share of the model's radius. Default 0.01: a pixel or so. */
  readonly distance: number;
  /** By how much its color (0 to 1, see `Look`), metallic or roughness may differ. Default 0.1. */
  readonly look: number;
  /** The share of the points that may fail both. Default 0; more for models whose colors are noise. */
  readonly share: number;
  /** How many points of the surface are tried. Default 6000: a detail of a thousandth of it is all but never missed. */
  readonly points: number;
}

export const defaultBounds: SymmetryBounds = { distance: 0.01, look: 0.1, share: 0, points: 6000 };

interface Sample {
  readonly point: readonly [number, number, number];
  readonly look: Look;
}

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
    for (let i = range[0]!; i < range[1]!; i++) {
      const triangle = grid.triangles[i]!;
      nearestOnTriangle(surface.corners, 9 * triangle, px, py, pz, nearest);
      if (nearest[2]! > reach * reach) continue;
      const there = surface.look(triangle, nearest[0]!, nearest[1]!);
      if (there?.every((value, k) => Math.abs(value - look[k]!) <= bounds.look)) return true;
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
    const area = ((i + stream.float()) / points) * areas[count - 1]!;
    while (t < count - 1 && areas[t]! < area) t++;
    const root = Math.sqrt(stream.float());
    const v = root * (1 - stream.float());
    const w = root - v;
    const seen = look(t, v, w);
    if (!seen) continue;
    const at = (k: number): number =>
      (1 - v - w) * corners[9 * t + k]! +
      v * corners[9 * t + 3 + k]! +
      w * corners[9 * t + 6 + k]! -
      center[k]!;
    samples.push({ point: [at(0), at(1), at(2)], look: seen });
  }
  return stream.shuffle(samples);
}
