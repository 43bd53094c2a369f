import { subpixels } from './samples.js';
import { setup } from './setup.js';
import { fillSmall, smallSide } from './small.js';
import { fillFour, fillOne } from './spans.js';
import type { Target } from './target.js';

/**
 * Draws a triangle where it is nearest. Its corners are at `a`, `b` and `c` in the projected points; it is a front face
 * if they run counter-clockwise in the picture.
 *
 * A sample belongs to it if all three edge functions are above zero there, or zero on an edge that has the inside to its
 * right or below (the top-left rule). The functions are whole numbers below 2⁵³, so this is exact: of two triangles that
 * share an edge, exactly one has the sample on it.
 */
export function fillTriangle(
  target: Target,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
  id: number,
  backToo: boolean,
): void {
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
    // The picture's y runs downwards: a front face is clockwise there. From here on all are the other way round.
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
  else return;

  // Edge functions grow by (x, y) per subpixel: A from a to b, B from b to c, C from c to a. At corner a, A and C are 0
  // and B is the area. Zero counts as inside on left and top edges only.
  const aX = ay - by;
  const aY = bx - ax;
  const bX = by - cy;
  const bY = cx - bx;
  const cX = cy - ay;
  const cY = ax - cx;
  setup[0] = aX;
  setup[1] = aY;
  setup[2] = aX > 0 || (aX === 0 && aY > 0) ? 0 : -1;
  setup[3] = bX;
  setup[4] = bY;
  setup[5] = bX > 0 || (bX === 0 && bY > 0) ? area : area - 1;
  setup[6] = cX;
  setup[7] = cY;
  setup[8] = cX > 0 || (cX === 0 && cY > 0) ? 0 : -1;
  // 1 / depth is linear in the picture; inside the snapped corners it stays between theirs.
  const za = points[a + 2];
  const slopeB = (zb - za) / area;
  const slopeC = (zc - za) / area;
  setup[9] = slopeB * cX + slopeC * aX;
  setup[10] = slopeB * cY + slopeC * aY;
  setup[11] = za;

  const left = (ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) | 0;
  const right = (ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) | 0;
  const top = (ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) | 0;
  const bottom = (ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) | 0;
  const atX = ax | 0;
  const atY = ay | 0;
  if (right - left < smallSide && bottom - top < smallSide)
    fillSmall(target, atX, atY, left, right, top, bottom, id);
  else fillLarge(target, atX, atY, left, right, top, bottom, id);
}

function fillLarge(
  target: Target,
  atX: number,
  atY: number,
  minX: number,
  maxX: number,
  minY: number,
  maxY: number,
  id: number,
): void {
  // The pixels that may have a sample inside.
  const { width, pattern } = target;
  const half = subpixels / 2;
  const low = subpixels - 1 - half - pattern.reach;
  const high = pattern.reach - half;
  const left = Math.max(0, (minX + low) >> 8);
  const right = Math.min(width - 1, (maxX + high) >> 8);
  const top = Math.max(target.top, (minY + low) >> 8);
  const bottom = Math.min(target.top + target.rows - 1, (maxY + high) >> 8);
  if (left > right || top > bottom) return;
  // From the corner to the first pixel's centre.
  const x = left * subpixels + half - atX;
  const y = top * subpixels + half - atY;
  for (let i = 0; i < 12; i += 3) setup[i + 2] += setup[i] * x + setup[i + 1] * y;
  if (pattern.count === 1) fillOne(target, left, right, top, bottom, id);
  else for (let s = 0; s < pattern.count; s += 4) fillFour(target, left, right, top, bottom, id, s);
}
