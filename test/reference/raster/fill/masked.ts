import { subpixels, type Target } from '../../../../src/world/render/raster/target.js';
import { box, Edge, edges, setUp } from './setup.js';

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
  const growA = aX * subpixels;
  const growB = bX * subpixels;
  const growC = cX * subpixels;
  for (let s = 0; s < pattern.count; s++) {
    const sx = pattern.x[s] + half;
    const sy = pattern.y[s] + half;
    const left = Math.max(0, (box.left - sx + subpixels - 1) >> 8);
    const right = Math.min(width - 1, (box.right - sx) >> 8);
    const top = Math.max(firstRow, (box.top - sy + subpixels - 1) >> 8);
    const bottom = Math.min(firstRow + rows - 1, (box.bottom - sy) >> 8);
    for (let y = top; y <= bottom; y++) {
      const dy = y * subpixels + sy - box.startY;
      const startX = left * subpixels + sx - box.startX;
      // Whole numbers below 2⁵³: adding what they grow by from pixel to pixel gives the same as multiplying does.
      const atA = aX * startX + aY * dy + aAt;
      const atB = bX * startX + bY * dy + bAt;
      const atC = cX * startX + cY * dy + cAt;
      const skipped = Math.max(outside(atA, growA), outside(atB, growB), outside(atC, growC));
      if (skipped > right - left) continue;
      let x = left + skipped;
      let inA = atA + skipped * growA;
      let inB = atB + skipped * growB;
      let inC = atC + skipped * growC;
      let entered = false;
      for (; x <= right; x++, inA += growA, inB += growB, inC += growC) {
        if (inA < 0 || inB < 0 || inC < 0) {
          // A row of a triangle is in one piece.
          if (entered) break;
          continue;
        }
        entered = true;
        const at = ((y - firstRow) * width + x) * pattern.count + s;
        const z = Math.fround(zAt + zX * (x * subpixels + sx - box.startX) + zY * dy);
        if (!(z > depth[at] && covers(x + sx / subpixels, y + sy / subpixels))) continue;
        depth[at] = z;
        ids[at] = id;
      }
    }
  }
}

/** How many pixels from the first of a row surely lie outside an edge; Infinity if all do. */
function outside(at: number, grow: number): number {
  if (at >= 0) return 0;
  // One fewer than the quotient: it is rounded.
  return grow > 0 ? Math.max(0, Math.floor(-at / grow) - 1) : Infinity;
}
