import { type AlphaMask, alphaMaskOf } from '../shading/mask.js';
import { SurfacePoint } from '../shading/point.js';
import { readUv } from './geometry/attributes.js';
import type { Bins } from './geometry/bins.js';
import { clipTriangle } from './geometry/clip.js';
import type { Draw } from './geometry/draws.js';
import type { Frame } from './frame.js';
import { fillMasked } from './raster/masked.js';
import { fillTriangle } from './raster/triangle.js';
import type { Target } from './raster/target.js';
import { TriangleReader } from './geometry/triangle-reader.js';

/** What a band is drawn from, and into. */
export interface Pass {
  readonly frame: Frame;
  readonly bins: Bins;
  readonly target: Target;
}

/** Finds what is nearest at every sample of a band. */
export function drawVisibility(pass: Pass, band: number): void {
  const { triangle, first } = pass.bins;
  let entry = first[band];
  for (const draw of pass.frame.list.draws) {
    if (entry < 0) return;
    if (triangle[entry] >= draw.firstTriangle + draw.triangles) continue;
    const mask = alphaMaskOf(draw.material);
    entry = mask ? drawMasked(pass, draw, entry, mask) : drawOpaque(pass, draw, entry);
  }
}

/** Draws the triangles of one part, from an entry on. Returns the first entry of the next part, or -1. */
function drawOpaque({ frame, bins, target }: Pass, draw: Draw, entry: number): number {
  const { view, projected } = frame;
  const { points, spare } = projected;
  const { triangle: triangles, next } = bins;
  const { firstVertex, firstTriangle, mirrored, indices } = draw;
  const backToo = draw.material.doubleSided ?? false;
  const end = firstTriangle + draw.triangles;
  const second = mirrored ? 2 : 1;
  const third = mirrored ? 1 : 2;
  for (; entry >= 0 && triangles[entry] < end; entry = next[entry]) {
    const triangle = triangles[entry];
    const i = 3 * (triangle - firstTriangle);
    const a = 3 * (firstVertex + indices[i]);
    const b = 3 * (firstVertex + indices[i + second]);
    const c = 3 * (firstVertex + indices[i + third]);
    if (points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0)
      fillTriangle(target, points, a, b, c, triangle + 1, backToo);
    else {
      const corners = clipTriangle(view, draw, i, projected);
      for (let k = 2; k < corners; k++)
        fillTriangle(target, points, 3 * spare, 3 * (spare + k - 1), 3 * (spare + k), triangle + 1, backToo);
    }
  }
  return entry;
}

const point = new SurfacePoint();

/** The same for a part that is not there everywhere. */
function drawMasked({ frame, bins, target }: Pass, draw: Draw, entry: number, mask: AlphaMask): number {
  const { view, projected } = frame;
  const { points, spare } = projected;
  const { firstVertex, firstTriangle, mirrored, indices, triangles } = draw;
  const backToo = draw.material.doubleSided ?? false;
  const reader = new TriangleReader(frame);
  let id = 0;
  const covers = (x: number, y: number): boolean => {
    reader.read(id, x, y);
    readUv(draw, reader, point);
    return mask.covers(point.u, point.v, mask.level(point.dudx, point.dvdx, point.dudy, point.dvdy));
  };
  for (; entry >= 0 && bins.triangle[entry] < firstTriangle + triangles; entry = bins.next[entry]) {
    const number = bins.triangle[entry] - firstTriangle;
    const [a, b, c] = [0, mirrored ? 2 : 1, mirrored ? 1 : 2].map(
      (corner) => 3 * (firstVertex + indices[3 * number + corner]),
    ) as [number, number, number];
    id = firstTriangle + number + 1;
    if (points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0)
      fillMasked(target, points, a, b, c, id, backToo, covers);
    else {
      const corners = clipTriangle(view, draw, 3 * number, projected);
      for (let k = 2; k < corners; k++)
        fillMasked(target, points, 3 * spare, 3 * (spare + k - 1), 3 * (spare + k), id, backToo, covers);
    }
  }
  return entry;
}
