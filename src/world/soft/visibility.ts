import type { View } from './camera.js';
import { clipTriangle } from './clip.js';
import type { Draw, DrawList } from './draws.js';
import { type Projected, toClip } from './project.js';
import { fillTriangle } from './raster.js';
import { subpixels } from './samples.js';
import type { Target } from './target.js';

const matrix = new Float64Array(12);

/** Finds what is nearest at every sample. */
export function drawVisibility(view: View, { draws }: DrawList, projected: Projected, target: Target): void {
  for (const draw of draws) drawPart(view, draw, projected, target);
}

function drawPart(view: View, draw: Draw, projected: Projected, target: Target): void {
  const { inverse } = projected;
  const { firstVertex: base, mirrored } = draw;
  const { indices } = draw.mesh;
  const backToo = draw.material.doubleSided ?? false;
  let id = draw.firstTriangle;
  for (let i = 0; i < indices.length; i += 3) {
    id++;
    const a = base + indices[i];
    const b = base + indices[mirrored ? i + 2 : i + 1];
    const c = base + indices[mirrored ? i + 1 : i + 2];
    if (inverse[a] > 0 && inverse[b] > 0 && inverse[c] > 0)
      fillTriangle(target, projected, a, b, c, id, backToo);
    else drawClipped(view, draw, projected, target, a - base, b - base, c - base, id);
  }
}

function drawClipped(
  view: View,
  draw: Draw,
  projected: Projected,
  target: Target,
  a: number,
  b: number,
  c: number,
  id: number,
): void {
  toClip(view, draw, matrix);
  const corners = clipTriangle(
    matrix,
    draw.mesh.positions,
    [a, b, c],
    view.near,
    view.centerX * subpixels,
    view.centerY * subpixels,
    projected,
  );
  const { spare } = projected;
  for (let i = 2; i < corners; i++)
    fillTriangle(target, projected, spare, spare + i - 1, spare + i, id, draw.material.doubleSided ?? false);
}
