import { type AlphaMask, alphaMaskOf } from '../shading/mask.js';
import { Cover } from './cover.js';
import { clipTriangle } from './geometry/clip.js';
import type { Draw } from './geometry/draws.js';
import type { Frame } from './frame.js';
import { fillMasked } from './raster/masked.js';
import type { Target } from '../../kernels/raster/target.js';
import { chooseTarget } from './workspace.js';

/** Finds what is nearest at every sample of a band. */
export function drawVisibility(frame: Frame, target: Target, band: number): void {
  const { triangle, first } = frame.bins;
  chooseTarget(frame.workspace, frame.places.pattern, target);
  let entry = first[band];
  for (const draw of frame.list.draws) {
    if (entry < 0) return;
    if (triangle[entry] >= draw.firstTriangle + draw.triangles) continue;
    const mask = alphaMaskOf(draw.material);
    entry = mask ? drawMasked(frame, target, draw, mask, entry) : drawPart(frame, draw, entry);
  }
}

/** Draws the triangles of one part, from an entry on. Returns the first entry of the next part, or -1. */
function drawPart(frame: Frame, draw: Draw, entry: number): number {
  const { view, bins, projected, places } = frame;
  const { loops } = frame.workspace;
  const { triangle, next } = bins;
  const { firstVertex, firstTriangle, mirrored, material } = draw;
  const backToo = material.doubleSided ? 1 : 0;
  const end = firstTriangle + draw.triangles;
  const indices = places.indices + 12 * firstTriangle;
  const points = places.points + 24 * firstVertex;
  const clipped = places.points + 24 * projected.spare;
  for (;;) {
    entry = loops.fillEntries(
      ...([entry, triangle.byteOffset, next.byteOffset, firstTriangle, end, indices, points] as const),
      ...([mirrored ? 8 : 4, mirrored ? 4 : 8, backToo] as const),
    );
    if (entry < 0 || triangle[entry] >= end) return entry;
    const corners = clipTriangle(view, draw, 3 * (triangle[entry] - firstTriangle), projected);
    for (let k = 2; k < corners; k++)
      loops.fillTriangle(
        ...([clipped, clipped + 24 * (k - 1), clipped + 24 * k, triangle[entry] + 1, backToo] as const),
      );
    entry = next[entry];
  }
}

/** The same of a part whose material is not everywhere. */
function drawMasked(frame: Frame, target: Target, draw: Draw, mask: AlphaMask, entry: number): number {
  const { view, bins, projected } = frame;
  const { points, spare } = projected;
  const { triangle: triangles, next } = bins;
  const { firstVertex, firstTriangle, mirrored, indices, material } = draw;
  const backToo = material.doubleSided ?? false;
  const cover = new Cover(frame, draw, mask);
  const end = firstTriangle + draw.triangles;
  const second = mirrored ? 2 : 1;
  const third = mirrored ? 1 : 2;
  for (; entry >= 0 && triangles[entry] < end; entry = next[entry]) {
    const triangle = triangles[entry];
    const i = 3 * (triangle - firstTriangle);
    const a = 3 * (firstVertex + indices[i]);
    const b = 3 * (firstVertex + indices[i + second]);
    const c = 3 * (firstVertex + indices[i + third]);
    const id = triangle + 1;
    cover.begin(id);
    if (points[a + 2] > 0 && points[b + 2] > 0 && points[c + 2] > 0) {
      fillMasked(target, points, a, b, c, id, backToo, cover.covers);
      continue;
    }
    const corners = clipTriangle(view, draw, i, projected);
    for (let k = 2; k < corners; k++) {
      const [p, q, r] = [3 * spare, 3 * (spare + k - 1), 3 * (spare + k)];
      fillMasked(target, points, p, q, r, id, backToo, cover.covers);
    }
  }
  return entry;
}
