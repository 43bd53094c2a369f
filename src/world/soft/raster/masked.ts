import { subpixels } from '../../../kernels/raster/samples.js';
import { box, Edge, edges, setUp } from '../../../kernels/raster/fill/setup.js';
import type { Target } from '../../../kernels/raster/target.js';

const half = subpixels / 2;

/**
 * Draws a triangle as `fillTriangle` does, but only where the material is there: `covers` is asked at every sample that
 * would be seen, with its place in the picture in pixels.
 */
export function fillMasked(
  target: Target,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
  id: number,
  backToo: boolean,
  covers: (x: number, y: number) => boolean,
): void {
  if (!setUp(points, a, b, c, backToo)) return;
  const { width, top: firstRow, rows, depth, ids, pattern } = target;
  const aX = edges[Edge.aX];
  const aY = edges[Edge.aY];
  const aAt = edges[Edge.aAt];
  const bX = edges[Edge.bX];
  const bY = edges[Edge.bY];
  const bAt = edges[Edge.bAt];
  const cX = edges[Edge.cX];
  const cY = edges[Edge.cY];
  const cAt = edges[Edge.cAt];
  const zX = edges[Edge.zX];
  const zY = edges[Edge.zY];
  const zAt = edges[Edge.zAt];
  for (let s = 0; s < pattern.count; s++) {
    const sx = pattern.x[s] + half;
    const sy = pattern.y[s] + half;
    const left = Math.max(0, (box.left - sx + subpixels - 1) >> 8);
    const right = Math.min(width - 1, (box.right - sx) >> 8);
    const top = Math.max(firstRow, (box.top - sy + subpixels - 1) >> 8);
    const bottom = Math.min(firstRow + rows - 1, (box.bottom - sy) >> 8);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const dx = x * subpixels + sx - box.startX;
        const dy = y * subpixels + sy - box.startY;
        if (aX * dx + aY * dy + aAt < 0) continue;
        if (bX * dx + bY * dy + bAt < 0) continue;
        if (cX * dx + cY * dy + cAt < 0) continue;
        const at = ((y - firstRow) * width + x) * pattern.count + s;
        const z = Math.fround(zAt + zX * dx + zY * dy);
        if (!(z > depth[at] && covers(x + sx / subpixels, y + sy / subpixels))) continue;
        depth[at] = z;
        ids[at] = id;
      }
  }
}
