import { subpixels, type Target } from '../../../../src/world/render/raster/target.js';
import { Edge, edges } from './setup.js';
import { margin } from './spans.js';
import { put, type PixelBox } from './put.js';

/**
 * Triangles narrower and lower than this, in subpixels, are filled here. Their edge functions stay below 2³¹, and the
 * signs of all three are tested at once.
 */
export const mediumSide = 64 * subpixels;

/**
 * Fills the pixels of a rectangle as `fillFour` does, to the last bit. Spans are found as in `findSpans`, here without a
 * way through lists: most triangles are so small that it would cost as much as their pixels.
 */
export function fillMedium(
  { width, top: firstRow, depth, ids, pattern }: Target,
  { left, right, top, bottom }: PixelBox,
  id: number,
  from: number,
): void {
  const { x: px, y: py, reach, count } = pattern;
  const zX = edges[Edge.zX];
  const zY = edges[Edge.zY];
  const aX = edges[Edge.aX] | 0;
  const aY = edges[Edge.aY] | 0;
  const bX = edges[Edge.bX] | 0;
  const bY = edges[Edge.bY] | 0;
  const cX = edges[Edge.cX] | 0;
  const cY = edges[Edge.cY] | 0;
  const x0 = px[from];
  const x1 = px[from + 1];
  const x2 = px[from + 2];
  const x3 = px[from + 3];
  const y0 = py[from];
  const y1 = py[from + 1];
  const y2 = py[from + 2];
  const y3 = py[from + 3];
  const a0 = (Math.imul(aX, x0) + Math.imul(aY, y0)) | 0;
  const a1 = (Math.imul(aX, x1) + Math.imul(aY, y1)) | 0;
  const a2 = (Math.imul(aX, x2) + Math.imul(aY, y2)) | 0;
  const a3 = (Math.imul(aX, x3) + Math.imul(aY, y3)) | 0;
  const b0 = (Math.imul(bX, x0) + Math.imul(bY, y0)) | 0;
  const b1 = (Math.imul(bX, x1) + Math.imul(bY, y1)) | 0;
  const b2 = (Math.imul(bX, x2) + Math.imul(bY, y2)) | 0;
  const b3 = (Math.imul(bX, x3) + Math.imul(bY, y3)) | 0;
  const c0 = (Math.imul(cX, x0) + Math.imul(cY, y0)) | 0;
  const c1 = (Math.imul(cX, x1) + Math.imul(cY, y1)) | 0;
  const c2 = (Math.imul(cX, x2) + Math.imul(cY, y2)) | 0;
  const c3 = (Math.imul(cX, x3) + Math.imul(cY, y3)) | 0;
  const z0 = zX * x0 + zY * y0;
  const z1 = zX * x1 + zY * y1;
  const z2 = zX * x2 + zY * y2;
  const z3 = zX * x3 + zY * y3;
  // No sample's edge function differs more from the center's.
  const slackA = Math.imul(reach, Math.abs(aX) + Math.abs(aY));
  const slackB = Math.imul(reach, Math.abs(bX) + Math.abs(bY));
  const slackC = Math.imul(reach, Math.abs(cX) + Math.abs(cY));
  const stepA = aX << 8;
  const stepB = bX << 8;
  const stepC = cX << 8;
  const stepZ = zX * subpixels;
  let rowA = edges[Edge.aAt] | 0;
  let rowB = edges[Edge.bAt] | 0;
  let rowC = edges[Edge.cAt] | 0;
  let rowZ = edges[Edge.zAt];
  const perA = 1 / stepA;
  const spreadA = Math.abs(slackA * perA);
  const perB = 1 / stepB;
  const spreadB = Math.abs(slackB * perB);
  const perC = 1 / stepC;
  const spreadC = Math.abs(slackC * perC);
  for (let y = top; y <= bottom; y++) {
    let some = 0;
    let someTo = right - left;
    let all = 0;
    let allTo = someTo;
    if (stepA !== 0) {
      const middle = -rowA * perA;
      const low = middle - spreadA - margin;
      const high = middle + spreadA + margin;
      if (stepA > 0) {
        if (low > some) some = low;
        if (high > all) all = high;
      } else {
        if (high < someTo) someTo = high;
        if (low < allTo) allTo = low;
      }
    } else {
      if (rowA + slackA < 0) someTo = -1;
      if (rowA - slackA < 0) allTo = -1;
    }
    if (stepB !== 0) {
      const middle = -rowB * perB;
      const low = middle - spreadB - margin;
      const high = middle + spreadB + margin;
      if (stepB > 0) {
        if (low > some) some = low;
        if (high > all) all = high;
      } else {
        if (high < someTo) someTo = high;
        if (low < allTo) allTo = low;
      }
    } else {
      if (rowB + slackB < 0) someTo = -1;
      if (rowB - slackB < 0) allTo = -1;
    }
    if (stepC !== 0) {
      const middle = -rowC * perC;
      const low = middle - spreadC - margin;
      const high = middle + spreadC + margin;
      if (stepC > 0) {
        if (low > some) some = low;
        if (high > all) all = high;
      } else {
        if (high < someTo) someTo = high;
        if (low < allTo) allTo = low;
      }
    } else {
      if (rowC + slackC < 0) someTo = -1;
      if (rowC - slackC < 0) allTo = -1;
    }
    const first = Math.ceil(some);
    const last = Math.floor(someTo);
    let eA = (rowA + Math.imul(first, stepA)) | 0;
    let eB = (rowB + Math.imul(first, stepB)) | 0;
    let eC = (rowC + Math.imul(first, stepC)) | 0;
    let z = rowZ + first * stepZ;
    let at = ((y - firstRow) * width + left + first) * count + from;
    for (let x = first; x <= last; x++) {
      if (x >= all && x <= allTo) {
        put(depth, ids, at, z + z0, id);
        put(depth, ids, at + 1, z + z1, id);
        put(depth, ids, at + 2, z + z2, id);
        put(depth, ids, at + 3, z + z3, id);
      } else if (((eA + slackA) | (eB + slackB) | (eC + slackC)) >= 0) {
        if (((eA + a0) | (eB + b0) | (eC + c0)) >= 0) put(depth, ids, at, z + z0, id);
        if (((eA + a1) | (eB + b1) | (eC + c1)) >= 0) put(depth, ids, at + 1, z + z1, id);
        if (((eA + a2) | (eB + b2) | (eC + c2)) >= 0) put(depth, ids, at + 2, z + z2, id);
        if (((eA + a3) | (eB + b3) | (eC + c3)) >= 0) put(depth, ids, at + 3, z + z3, id);
      }
      eA = (eA + stepA) | 0;
      eB = (eB + stepB) | 0;
      eC = (eC + stepC) | 0;
      z += stepZ;
      at += count;
    }
    rowA = (rowA + (aY << 8)) | 0;
    rowB = (rowB + (bY << 8)) | 0;
    rowC = (rowC + (cY << 8)) | 0;
    rowZ += zY * subpixels;
  }
}
