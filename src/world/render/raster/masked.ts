import { subpixels } from './samples.js';
import type { Target } from './target.js';

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

/** The places of {@link edges}. */
export const enum Edge {
  aX = 0,
  aY,
  aAt,
  bX,
  bY,
  bAt,
  cX,
  cY,
  cAt,
  zX,
  zY,
  zAt,
}

/**
 * The triangle to fill. For its edge functions a, b and c: how they grow per subpixel to the right (X) and down (Y), and
 * what they are at a starting point (At), at first the corner; for z, 1 / depth, the same. Handed over here since numbers
 * that are not small integers are costly to pass to a function.
 */
export const edges = new Float64Array(12);

/** The box of the triangle and the starting point, in subpixels. Small integers, so that V8 keeps its fields as such. */
export const box = { left: 0, right: 0, top: 0, bottom: 0, startX: 0, startY: 0 };

/**
 * Makes a triangle ready to be filled; whether it is to be seen at all.
 *
 * A sample belongs to it if all three edge functions are at least zero there, after one is taken from those of edges that
 * do not have the inside to their right or below (the top-left rule). They are whole numbers below 2⁵³, so this is exact:
 * of two triangles that share an edge, exactly one has the sample on it.
 */
export function setUp(points: Float64Array, a: number, b: number, c: number, backToo: boolean): boolean {
  const ax = points[a];
  const ay = points[a + 1];
  let bx = points[b];
  let by = points[b + 1];
  let cx = points[c];
  let cy = points[c + 1];
  let area = (cx - ax) * (by - ay) - (bx - ax) * (cy - ay);
  let zb = points[b + 2];
  let zc = points[c + 2];
  if (area > 0) {
    // The picture's y runs downward: a front face is clockwise there. From here on all are the other way round.
    let swap = bx;
    bx = cx;
    cx = swap;
    swap = by;
    by = cy;
    cy = swap;
    swap = zb;
    zb = zc;
    zc = swap;
  } else if (backToo && area < 0) area = -area;
  else return false;

  // Edge functions grow by (x, y) per subpixel: A from a to b, B from b to c, C from c to a. At corner a, A and C are 0
  // and B is the area. Zero counts as inside on left and top edges only.
  const aX = ay - by;
  const aY = bx - ax;
  const bX = by - cy;
  const bY = cx - bx;
  const cX = cy - ay;
  const cY = ax - cx;
  edges[Edge.aX] = aX;
  edges[Edge.aY] = aY;
  edges[Edge.aAt] = aX > 0 || (aX === 0 && aY > 0) ? 0 : -1;
  edges[Edge.bX] = bX;
  edges[Edge.bY] = bY;
  edges[Edge.bAt] = bX > 0 || (bX === 0 && bY > 0) ? area : area - 1;
  edges[Edge.cX] = cX;
  edges[Edge.cY] = cY;
  edges[Edge.cAt] = cX > 0 || (cX === 0 && cY > 0) ? 0 : -1;
  // 1 / depth is linear in the picture; inside the snapped corners it stays between theirs.
  const za = points[a + 2];
  const slopeB = (zb - za) / area;
  const slopeC = (zc - za) / area;
  edges[Edge.zX] = slopeB * cX + slopeC * aX;
  edges[Edge.zY] = slopeB * cY + slopeC * aY;
  edges[Edge.zAt] = za;

  box.left = (ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) | 0;
  box.right = (ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) | 0;
  box.top = (ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) | 0;
  box.bottom = (ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) | 0;
  box.startX = ax | 0;
  box.startY = ay | 0;
  return true;
}
