import { subpixels, type Target } from '../../../../src/world/render/raster/target.js';
import { box, Edge, edges } from './setup.js';

/**
 * Triangles narrower and lower than this, in subpixels, are filled here. Their edge functions stay below 2³¹, and the
 * signs of all three are tested at once.
 */
export const smallSide = 8 * subpixels;

const half = subpixels / 2;

/** Fills a triangle of a few pixels, sample by sample: each has its own, tight rectangle. */
export function fillSmall({ width, top: firstRow, rows, depth, ids, pattern }: Target, id: number): void {
  const { left: minX, right: maxX, top: minY, bottom: maxY, startX, startY } = box;
  const { x: sampleX, y: sampleY, count } = pattern;
  const zX = edges[Edge.zX];
  const zY = edges[Edge.zY];
  const zAt = edges[Edge.zAt];
  const aX = edges[Edge.aX] | 0;
  const aY = edges[Edge.aY] | 0;
  const aAt = edges[Edge.aAt] | 0;
  const bX = edges[Edge.bX] | 0;
  const bY = edges[Edge.bY] | 0;
  const bAt = edges[Edge.bAt] | 0;
  const cX = edges[Edge.cX] | 0;
  const cY = edges[Edge.cY] | 0;
  const cAt = edges[Edge.cAt] | 0;
  const endRow = firstRow + rows - 1;
  for (let s = 0; s < count; s++) {
    // The sample of pixel (x, y) lies at (256 x + sx, 256 y + sy).
    const sx = sampleX[s] + half;
    const sy = sampleY[s] + half;
    let left = (minX - sx + subpixels - 1) >> 8;
    let right = (maxX - sx) >> 8;
    let top = (minY - sy + subpixels - 1) >> 8;
    let bottom = (maxY - sy) >> 8;
    if (left < 0) left = 0;
    if (top < firstRow) top = firstRow;
    if (right >= width) right = width - 1;
    if (bottom > endRow) bottom = endRow;
    for (let y = top; y <= bottom; y++) {
      const dy = ((y << 8) + sy - startY) | 0;
      const aRow = (Math.imul(aY, dy) + aAt) | 0;
      const bRow = (Math.imul(bY, dy) + bAt) | 0;
      const cRow = (Math.imul(cY, dy) + cAt) | 0;
      for (let x = left; x <= right; x++) {
        const dx = ((x << 8) + sx - startX) | 0;
        if (((Math.imul(aX, dx) + aRow) | (Math.imul(bX, dx) + bRow) | (Math.imul(cX, dx) + cRow)) >= 0) {
          const at = ((y - firstRow) * width + x) * count + s;
          const z = Math.fround(zAt + zX * dx + zY * dy);
          if (z > depth[at]) {
            depth[at] = z;
            ids[at] = id;
          }
        }
      }
    }
  }
}
