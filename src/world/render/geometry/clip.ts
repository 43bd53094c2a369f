import type { View } from './camera.js';
import type { Draw } from './draws.js';
import { type Projected } from './project.js';
import { toClip } from './to-clip.js';
import { guard, subpixels } from '../raster/target.js';

// A polygon of (X, Y, z): a triangle cut by five planes has at most eight corners.
const capacity = 3 * 9;
let polygon = new Float64Array(capacity);
let other = new Float64Array(capacity);

const matrix = new Float64Array(12);

/** Starts a polygon with the triangle whose indices are at `first`, counter-clockwise from its front. */
function load(view: View, { positions, indices, pose, mirrored }: Draw, first: number): void {
  toClip(view, pose, matrix);
  for (let corner = 0; corner < 3; corner++) {
    const at = 3 * indices[first + (mirrored ? 2 - corner : corner)];
    for (let i = 0; i < 3; i++)
      polygon[3 * corner + i] =
        matrix[4 * i] * positions[at] +
        matrix[4 * i + 1] * positions[at + 1] +
        matrix[4 * i + 2] * positions[at + 2] +
        matrix[4 * i + 3];
  }
}

/** Keeps what lies on the side of a plane where aX + bY + cz ≥ d (Sutherland and Hodgman). Returns the corners left. */
function cut(corners: number, a: number, b: number, c: number, d: number): number {
  let kept = 0;
  for (let i = 0; i < corners; i++) {
    const p = 3 * i;
    const q = 3 * ((i + 1) % corners);
    const atP = a * polygon[p] + b * polygon[p + 1] + c * polygon[p + 2] - d;
    const atQ = a * polygon[q] + b * polygon[q + 1] + c * polygon[q + 2] - d;
    if (atP >= 0) for (let k = 0; k < 3; k++) other[3 * kept + k] = polygon[p + k];
    if (atP >= 0) kept++;
    if (atP >= 0 !== atQ >= 0) {
      // From the corner inside, whichever comes first: two triangles that share an edge cut it at the same point.
      const [from, to, t] = atP >= 0 ? [p, q, atP / (atP - atQ)] : [q, p, atQ / (atQ - atP)];
      for (let k = 0; k < 3; k++)
        other[3 * kept + k] = polygon[from + k] + t * (polygon[to + k] - polygon[from + k]);
      kept++;
    }
  }
  [polygon, other] = [other, polygon];
  return kept;
}

/**
 * Cuts the triangle whose indices are at `first` at the near plane and the guard band and puts the corners of what is
 * left behind the vertices of `out`. Returns how many there are: 0, or 3 to 8 of a convex polygon.
 */
export function clipTriangle(view: View, draw: Draw, first: number, out: Projected): number {
  load(view, draw, first);
  let corners = cut(3, 0, 0, 1, view.near);
  corners = cut(corners, 1, 0, guard, 0);
  corners = cut(corners, -1, 0, guard, 0);
  corners = cut(corners, 0, 1, guard, 0);
  corners = cut(corners, 0, -1, guard, 0);
  for (let i = 0; i < corners; i++) {
    const w = 1 / polygon[3 * i + 2];
    // Rounding may leave a corner a hair outside.
    const x = Math.min(guard, Math.max(-guard, polygon[3 * i] * w));
    const y = Math.min(guard, Math.max(-guard, polygon[3 * i + 1] * w));
    const at = 3 * (out.spare + i);
    out.points[at] = Math.floor(view.centerX * subpixels + x + 0.5);
    out.points[at + 1] = Math.floor(view.centerY * subpixels + y + 0.5);
    out.points[at + 2] = w;
  }
  return corners;
}
