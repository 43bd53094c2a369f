import type { View } from './camera.js';
import type { Draw } from './draws.js';
import { type Projected, toClip } from './project.js';
import { subpixels } from './samples.js';

/**
 * How much of each corner of a triangle is in a point of it: what `weigh` writes. Weights are linear in the picture; the
 * true (perspective-correct) mean of what the corners have is Σ weight · value / Σ weight.
 */
export interface Weights {
  /** Of the corners in the order of the mesh's indices, each at least 0. */
  readonly at: Float64Array;
  /** Their growth per pixel to the right and downwards. */
  readonly byX: Float64Array;
  readonly byY: Float64Array;
  /** Depth, metres; 1 where the front is seen, else -1. */
  depth: number;
  side: number;
}

export const createWeights = (): Weights => ({
  at: new Float64Array(3),
  byX: new Float64Array(3),
  byY: new Float64Array(3),
  depth: 0.1,
  side: 1,
});

/** Weighs the corners of a triangle where the picture's point (x, y), in pixels, shows it. */
export function weigh(
  view: View,
  projected: Projected,
  draw: Draw,
  triangle: number,
  x: number,
  y: number,
  out: Weights,
): void {
  const { indices } = draw.mesh;
  const a = 3 * (draw.firstVertex + indices[3 * triangle]);
  const b = 3 * (draw.firstVertex + indices[3 * triangle + 1]);
  const c = 3 * (draw.firstVertex + indices[3 * triangle + 2]);
  const { points } = projected;
  const wa = points[a + 2];
  const wb = points[b + 2];
  const wc = points[c + 2];
  if (!(wa > 0 && wb > 0 && wc > 0)) {
    weighClipped(view, draw, triangle, x, y, out);
    return;
  }
  const ax = points[a];
  const ay = points[a + 1];
  const bX = points[b] - ax;
  const bY = points[b + 1] - ay;
  const cX = points[c] - ax;
  const cY = points[c + 1] - ay;
  const area = bX * cY - cX * bY;
  const per = 1 / area;
  const px = x * subpixels - ax;
  const py = y * subpixels - ay;
  let shareB = (px * cY - py * cX) * per;
  let shareC = (py * bX - px * bY) * per;
  let shareA = 1 - shareB - shareC;
  if (shareA < 0 || shareB < 0 || shareC < 0) {
    // Outside by a rounding.
    shareA = shareA > 0 ? shareA : 0;
    shareB = shareB > 0 ? shareB : 0;
    shareC = shareC > 0 ? shareC : 0;
    const total = 1 / (shareA + shareB + shareC);
    shareA *= total;
    shareB *= total;
    shareC *= total;
  }
  const { at, byX, byY } = out;
  at[0] = shareA * wa;
  at[1] = shareB * wb;
  at[2] = shareC * wc;
  const step = subpixels * per;
  byX[1] = cY * step * wb;
  byX[2] = -bY * step * wc;
  byX[0] = (bY - cY) * step * wa;
  byY[1] = -cX * step * wb;
  byY[2] = bX * step * wc;
  byY[0] = (cX - bX) * step * wa;
  out.depth = 1 / (at[0] + at[1] + at[2]);
  out.side = area < 0 !== draw.mirrored ? 1 : -1;
}

const matrix = new Float64Array(12);
const corners = new Float64Array(9);

/** The same for a triangle with a corner behind the eye: each weight is the volume that the ray and the other two corners span. */
function weighClipped(view: View, draw: Draw, triangle: number, x: number, y: number, out: Weights): void {
  toClip(view, draw.pose, matrix);
  const { indices, positions } = draw.mesh;
  for (let k = 0; k < 3; k++) {
    const at = 3 * indices[3 * triangle + k];
    for (let i = 0; i < 3; i++)
      corners[3 * k + i] =
        matrix[4 * i] * positions[at] +
        matrix[4 * i + 1] * positions[at + 1] +
        matrix[4 * i + 2] * positions[at + 2] +
        matrix[4 * i + 3];
  }
  const rayX = (x - view.centerX) * subpixels;
  const rayY = (y - view.centerY) * subpixels;
  let volume = 0;
  for (let k = 0; k < 3; k++) {
    const p = 3 * ((k + 1) % 3);
    const q = 3 * ((k + 2) % 3);
    const nx = corners[p + 1] * corners[q + 2] - corners[p + 2] * corners[q + 1];
    const ny = corners[p + 2] * corners[q] - corners[p] * corners[q + 2];
    const nz = corners[p] * corners[q + 1] - corners[p + 1] * corners[q];
    out.at[k] = nx * rayX + ny * rayY + nz;
    out.byX[k] = nx * subpixels;
    out.byY[k] = ny * subpixels;
    if (k === 0) volume = nx * corners[0] + ny * corners[1] + nz * corners[2];
  }
  const sign = volume < 0 ? -1 : 1;
  let total = 0;
  let depth = 0;
  for (let k = 0; k < 3; k++) {
    const weight = sign * out.at[k];
    out.at[k] = weight > 0 ? weight : 0;
    out.byX[k] *= sign;
    out.byY[k] *= sign;
    total += out.at[k];
    depth += out.at[k] * corners[3 * k + 2];
  }
  if (total > 0) out.depth = Math.max(view.near, depth / total);
  else {
    out.at[0] = 1;
    out.depth = Math.max(view.near, corners[2]);
  }
  // The picture's y runs downwards, which turns the volume's sign.
  out.side = volume < 0 !== draw.mirrored ? 1 : -1;
}
