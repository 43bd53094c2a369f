import type { Bins } from './bins.js';
import type { View } from './camera.js';
import { clipTriangle } from './clip.js';
import type { Draw, DrawList } from './draws.js';
import type { Projected } from './project.js';
import { fillTriangle } from './raster.js';
import type { Target } from './target.js';

/** Finds what is nearest at every sample of a band. */
export function drawVisibility(
  view: View,
  { draws }: DrawList,
  projected: Projected,
  bins: Bins,
  band: number,
  target: Target,
): void {
  const { triangle: triangles, next, first } = bins;
  let entry = first[band];
  for (const draw of draws) {
    const end = draw.firstTriangle + draw.triangles;
    if (entry >= 0 && triangles[entry] < end)
      entry = drawPart(view, draw, projected, triangles, next, entry, target);
    if (entry < 0) return;
  }
}

/** Draws the triangles of one part, from an entry on. Returns the first entry of the next part, or -1. */
function drawPart(
  view: View,
  draw: Draw,
  projected: Projected,
  triangles: Int32Array,
  next: Int32Array,
  entry: number,
  target: Target,
): number {
  const { points } = projected;
  const { firstVertex, firstTriangle, mirrored, mesh } = draw;
  const { indices } = mesh;
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
      const apex = 3 * projected.spare;
      for (let k = 2; k < corners; k++)
        fillTriangle(target, points, apex, apex + 3 * k - 3, apex + 3 * k, triangle + 1, backToo);
    }
  }
  return entry;
}
