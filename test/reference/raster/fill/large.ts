import { fillMedium, mediumSide } from './medium.js';
import { subpixels, type Target } from '../../../../src/world/render/raster/target.js';
import { box, Edge, edges } from './setup.js';
import { findSpans, rows, slacks, span, startSpans, steps } from './spans.js';
import { put, type PixelBox } from './put.js';

/** Fills a triangle row by row. */
export function fillLarge(target: Target, id: number): void {
  const { width, pattern } = target;
  const half = subpixels / 2;
  const low = subpixels - 1 - half - pattern.reach;
  const high = pattern.reach - half;
  // The pixels that may have a sample inside.
  const left = Math.max(0, (box.left + low) >> 8);
  const right = Math.min(width - 1, (box.right + high) >> 8);
  const top = Math.max(target.top, (box.top + low) >> 8);
  const bottom = Math.min(target.top + target.rows - 1, (box.bottom + high) >> 8);
  if (left > right || top > bottom) return;
  // From the corner to the first pixel's center.
  const x = left * subpixels + half - box.startX;
  const y = top * subpixels + half - box.startY;
  edges[Edge.aAt] += edges[Edge.aX] * x + edges[Edge.aY] * y;
  edges[Edge.bAt] += edges[Edge.bX] * x + edges[Edge.bY] * y;
  edges[Edge.cAt] += edges[Edge.cX] * x + edges[Edge.cY] * y;
  edges[Edge.zAt] += edges[Edge.zX] * x + edges[Edge.zY] * y;
  const pixels = { left, right, top, bottom };
  if (pattern.count === 1) fillOne(target, pixels, id);
  else {
    const medium = box.right - box.left < mediumSide && box.bottom - box.top < mediumSide;
    const fill = medium ? fillMedium : fillFour;
    for (let s = 0; s < pattern.count; s += 4) fill(target, pixels, id, s);
  }
}

/** Fills the pixels of a rectangle for one sample per pixel. */
function fillOne(
  { width, top: firstRow, depth, ids }: Target,
  { left, right, top, bottom }: PixelBox,
  id: number,
): void {
  const aX = edges[Edge.aX];
  const aY = edges[Edge.aY];
  const bX = edges[Edge.bX];
  const bY = edges[Edge.bY];
  const cX = edges[Edge.cX];
  const cY = edges[Edge.cY];
  const zX = edges[Edge.zX];
  const zY = edges[Edge.zY];
  const stepA = aX * subpixels;
  const stepB = bX * subpixels;
  const stepC = cX * subpixels;
  const stepZ = zX * subpixels;
  let rowA = edges[Edge.aAt];
  let rowB = edges[Edge.bAt];
  let rowC = edges[Edge.cAt];
  let rowZ = edges[Edge.zAt];
  steps[0] = stepA;
  steps[1] = stepB;
  steps[2] = stepC;
  slacks[0] = slacks[1] = slacks[2] = 0;
  startSpans();
  for (let y = top; y <= bottom; y++) {
    rows[0] = rowA;
    rows[1] = rowB;
    rows[2] = rowC;
    findSpans(right - left);
    const first = Math.ceil(span[0]);
    const last = Math.floor(span[1]);
    let eA = rowA + first * stepA;
    let eB = rowB + first * stepB;
    let eC = rowC + first * stepC;
    let z = rowZ + first * stepZ;
    let at = (y - firstRow) * width + left + first;
    for (let x = first; x <= last; x++) {
      if (eA >= 0 && eB >= 0 && eC >= 0) put(depth, ids, at, z, id);
      eA += stepA;
      eB += stepB;
      eC += stepC;
      z += stepZ;
      at++;
    }
    rowA += aY * subpixels;
    rowB += bY * subpixels;
    rowC += cY * subpixels;
    rowZ += zY * subpixels;
  }
}

/** Fills the pixels of a rectangle for four samples of each pixel, from number `from`. */
function fillFour(
  { width, top: firstRow, depth, ids, pattern }: Target,
  { left, right, top, bottom }: PixelBox,
  id: number,
  from: number,
): void {
  const { x: px, y: py, reach, count } = pattern;
  const aX = edges[Edge.aX];
  const aY = edges[Edge.aY];
  const bX = edges[Edge.bX];
  const bY = edges[Edge.bY];
  const cX = edges[Edge.cX];
  const cY = edges[Edge.cY];
  const zX = edges[Edge.zX];
  const zY = edges[Edge.zY];
  const x0 = px[from];
  const x1 = px[from + 1];
  const x2 = px[from + 2];
  const x3 = px[from + 3];
  const y0 = py[from];
  const y1 = py[from + 1];
  const y2 = py[from + 2];
  const y3 = py[from + 3];
  const a0 = aX * x0 + aY * y0;
  const a1 = aX * x1 + aY * y1;
  const a2 = aX * x2 + aY * y2;
  const a3 = aX * x3 + aY * y3;
  const b0 = bX * x0 + bY * y0;
  const b1 = bX * x1 + bY * y1;
  const b2 = bX * x2 + bY * y2;
  const b3 = bX * x3 + bY * y3;
  const c0 = cX * x0 + cY * y0;
  const c1 = cX * x1 + cY * y1;
  const c2 = cX * x2 + cY * y2;
  const c3 = cX * x3 + cY * y3;
  const z0 = zX * x0 + zY * y0;
  const z1 = zX * x1 + zY * y1;
  const z2 = zX * x2 + zY * y2;
  const z3 = zX * x3 + zY * y3;
  // No sample's edge function differs more from the center's.
  const slackA = reach * (Math.abs(aX) + Math.abs(aY));
  const slackB = reach * (Math.abs(bX) + Math.abs(bY));
  const slackC = reach * (Math.abs(cX) + Math.abs(cY));
  const stepA = aX * subpixels;
  const stepB = bX * subpixels;
  const stepC = cX * subpixels;
  const stepZ = zX * subpixels;
  let rowA = edges[Edge.aAt];
  let rowB = edges[Edge.bAt];
  let rowC = edges[Edge.cAt];
  let rowZ = edges[Edge.zAt];
  steps[0] = stepA;
  steps[1] = stepB;
  steps[2] = stepC;
  slacks[0] = slackA;
  slacks[1] = slackB;
  slacks[2] = slackC;
  startSpans();
  for (let y = top; y <= bottom; y++) {
    rows[0] = rowA;
    rows[1] = rowB;
    rows[2] = rowC;
    findSpans(right - left);
    const first = Math.ceil(span[0]);
    const last = Math.floor(span[1]);
    const allFrom = span[2];
    const allTo = span[3];
    let eA = rowA + first * stepA;
    let eB = rowB + first * stepB;
    let eC = rowC + first * stepC;
    let z = rowZ + first * stepZ;
    let at = ((y - firstRow) * width + left + first) * count + from;
    for (let x = first; x <= last; x++) {
      if (x >= allFrom && x <= allTo) {
        put(depth, ids, at, z + z0, id);
        put(depth, ids, at + 1, z + z1, id);
        put(depth, ids, at + 2, z + z2, id);
        put(depth, ids, at + 3, z + z3, id);
      } else if (eA + slackA >= 0 && eB + slackB >= 0 && eC + slackC >= 0) {
        if (eA + a0 >= 0 && eB + b0 >= 0 && eC + c0 >= 0) put(depth, ids, at, z + z0, id);
        if (eA + a1 >= 0 && eB + b1 >= 0 && eC + c1 >= 0) put(depth, ids, at + 1, z + z1, id);
        if (eA + a2 >= 0 && eB + b2 >= 0 && eC + c2 >= 0) put(depth, ids, at + 2, z + z2, id);
        if (eA + a3 >= 0 && eB + b3 >= 0 && eC + c3 >= 0) put(depth, ids, at + 3, z + z3, id);
      }
      eA += stepA;
      eB += stepB;
      eC += stepC;
      z += stepZ;
      at += count;
    }
    rowA += aY * subpixels;
    rowB += bY * subpixels;
    rowC += cY * subpixels;
    rowZ += zY * subpixels;
  }
}
