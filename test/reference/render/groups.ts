import type { Frame } from '../../../src/world/render/frame/frame.js';
import type { Target } from '../../../src/world/render/raster/target.js';

/** The samples of a pixel, put together where one shading will do. */
export const groups = {
  size: 0,
  /** Per group: the triangle to shade, and how many samples the shading stands for. */
  id: new Int32Array(8),
  samples: new Int32Array(8),
  /**
   * How many of these show that very triangle, and the sum of where they lie, in subpixels: their mean is inside it, as no
   * other point is sure to be.
   */
  own: new Int32Array(8),
  x: new Int32Array(8),
  y: new Int32Array(8),
};

const firstDepth = new Float64Array(8);

/** Puts the samples at `at` into groups, without those that show no triangle. */
export function gather(frame: Frame, { ids, pattern, depth }: Target, at: number): void {
  const { count, x, y } = pattern;
  const { id: shown, samples, own, x: sumX, y: sumY } = groups;
  let size = 0;
  // The pair that was compared last, and what came of it: neighbors are often compared at many samples of a pixel.
  let pairP = 0;
  let pairQ = 0;
  let pairAlike = false;
  for (let s = 0; s < count; s++) {
    const id = ids[at + s];
    if (id === 0) continue;
    let g = 0;
    for (; g < size; g++) {
      const other = shown[g];
      if (other === id) break;
      if (Math.abs(firstDepth[g] - depth[at + s]) > step * firstDepth[g]) continue;
      if (other !== pairP || id !== pairQ) {
        pairP = other;
        pairQ = id;
        pairAlike = alike(frame, other, id);
      }
      if (pairAlike) break;
    }
    if (g === size) {
      shown[g] = id;
      samples[g] = own[g] = sumX[g] = sumY[g] = 0;
      firstDepth[g] = depth[at + s];
      size++;
    }
    samples[g]++;
    if (shown[g] !== id) continue;
    own[g]++;
    sumX[g] += x[s];
    sumY[g] += y[s];
  }
  groups.size = size;
}

/** The cosine of the largest angle between normals that one shading stands for. */
const cosine = 0.95;
/** The largest step in depth, as a share of it. */
const step = 0.01;

/** Whether two triangles look so much alike, near to each other, that one stands for both: no crease or edge between them. */
function alike(frame: Frame, p: number, q: number): boolean {
  const number = frame.drawOf[p - 1];
  if (number !== frame.drawOf[q - 1]) return false;
  const { normals, colors, indices, firstTriangle } = frame.list.draws[number];
  const a = 3 * indices[3 * (p - 1 - firstTriangle)];
  const b = 3 * indices[3 * (q - 1 - firstTriangle)];
  const dot = normals[a] * normals[b] + normals[a + 1] * normals[b + 1] + normals[a + 2] * normals[b + 2];
  if (!(dot > cosine)) return false;
  if (!colors) return true;
  const difference =
    Math.abs(colors[a] - colors[b]) +
    Math.abs(colors[a + 1] - colors[b + 1]) +
    Math.abs(colors[a + 2] - colors[b + 2]);
  return difference < 0.1;
}
