import type { Projected } from './project.js';
import { subpixels } from './samples.js';
import type { Target } from './target.js';

const half = subpixels / 2;

// Per sample: how much each edge function and the depth differ from the pixel's centre.
const offA = new Float64Array(8);
const offB = new Float64Array(8);
const offC = new Float64Array(8);
const offZ = new Float64Array(8);

/**
 * Draws a triangle where it is nearest. Its corners are vertices of `projected`; it is a front face if they run
 * counter-clockwise in the picture.
 *
 * A sample belongs to it if all three edge functions are above zero there, or zero on an edge that has the inside to its
 * right or below (the top-left rule). The functions are whole numbers below 2⁵³, so this is exact: of two triangles that
 * share an edge, exactly one has the sample on it.
 */
export function fillTriangle(
  target: Target,
  projected: Projected,
  a: number,
  b: number,
  c: number,
  id: number,
  backToo: boolean,
): void {
  const { x: xs, y: ys, inverse } = projected;
  const { width, height, depth, ids, pattern } = target;
  const ax = xs[a];
  const ay = ys[a];
  let area = (xs[b] - ax) * (ys[c] - ay) - (xs[c] - ax) * (ys[b] - ay);
  if (area === 0) return;
  if (area < 0) {
    const swap = b;
    b = c;
    c = swap;
    area = -area;
  } else if (!backToo) return;
  const bx = xs[b];
  const by = ys[b];
  const cx = xs[c];
  const cy = ys[c];

  // The pixels that may have a sample inside.
  const { count, reach } = pattern;
  let left = ax < bx ? ax : bx;
  if (cx < left) left = cx;
  let right = ax > bx ? ax : bx;
  if (cx > right) right = cx;
  let top = ay < by ? ay : by;
  if (cy < top) top = cy;
  let bottom = ay > by ? ay : by;
  if (cy > bottom) bottom = cy;
  left = (left - half - reach + subpixels - 1) >> 8;
  right = (right - half + reach) >> 8;
  top = (top - half - reach + subpixels - 1) >> 8;
  bottom = (bottom - half + reach) >> 8;
  if (left < 0) left = 0;
  if (top < 0) top = 0;
  if (right >= width) right = width - 1;
  if (bottom >= height) bottom = height - 1;
  if (left > right || top > bottom) return;

  // Edge functions grow by (x, y) per subpixel: A from a to b, B from b to c, C from c to a.
  const aX = ay - by;
  const aY = bx - ax;
  const bX = by - cy;
  const bY = cx - bx;
  const cX = cy - ay;
  const cY = ax - cx;
  const startX = left * subpixels + half;
  const startY = top * subpixels + half;
  let rowA = aX * (startX - ax) + aY * (startY - ay) - (aX > 0 || (aX === 0 && aY > 0) ? 0 : 1);
  let rowB = bX * (startX - bx) + bY * (startY - by) - (bX > 0 || (bX === 0 && bY > 0) ? 0 : 1);
  let rowC = cX * (startX - cx) + cY * (startY - cy) - (cX > 0 || (cX === 0 && cY > 0) ? 0 : 1);

  // 1 / depth is linear in the picture; inside the snapped corners it stays between theirs.
  const za = inverse[a];
  const dzB = (inverse[b] - za) / area;
  const dzC = (inverse[c] - za) / area;
  const zX = dzB * cX + dzC * aX;
  const zY = dzB * cY + dzC * aY;
  let rowZ = za + zX * (startX - ax) + zY * (startY - ay);

  const { x: sampleX, y: sampleY } = pattern;
  for (let s = 0; s < count; s++) {
    const dx = sampleX[s];
    const dy = sampleY[s];
    offA[s] = aX * dx + aY * dy;
    offB[s] = bX * dx + bY * dy;
    offC[s] = cX * dx + cY * dy;
    offZ[s] = zX * dx + zY * dy;
  }
  // No sample's edge function differs more from the centre's.
  const slackA = reach * (Math.abs(aX) + Math.abs(aY));
  const slackB = reach * (Math.abs(bX) + Math.abs(bY));
  const slackC = reach * (Math.abs(cX) + Math.abs(cY));

  for (let y = top; y <= bottom; y++) {
    let eA = rowA;
    let eB = rowB;
    let eC = rowC;
    let z = rowZ;
    let at = (y * width + left) * count;
    for (let x = left; x <= right; x++) {
      if (eA + slackA >= 0 && eB + slackB >= 0 && eC + slackC >= 0) {
        if (eA >= slackA && eB >= slackB && eC >= slackC) {
          for (let s = 0; s < count; s++) {
            const here = Math.fround(z + offZ[s]);
            if (here > depth[at + s]) {
              depth[at + s] = here;
              ids[at + s] = id;
            }
          }
        } else {
          for (let s = 0; s < count; s++) {
            if (eA + offA[s] >= 0 && eB + offB[s] >= 0 && eC + offC[s] >= 0) {
              const here = Math.fround(z + offZ[s]);
              if (here > depth[at + s]) {
                depth[at + s] = here;
                ids[at + s] = id;
              }
            }
          }
        }
      }
      eA += aX * subpixels;
      eB += bX * subpixels;
      eC += cX * subpixels;
      z += zX * subpixels;
      at += count;
    }
    rowA += aY * subpixels;
    rowB += bY * subpixels;
    rowC += cY * subpixels;
    rowZ += zY * subpixels;
  }
}
