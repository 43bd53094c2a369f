import { subpixels } from './samples.js';
import { box, setup, setUp } from './setup.js';
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
  for (let s = 0; s < pattern.count; s++) {
    const sx = pattern.x[s] + half;
    const sy = pattern.y[s] + half;
    const left = Math.max(0, (box[0] - sx + subpixels - 1) >> 8);
    const right = Math.min(width - 1, (box[1] - sx) >> 8);
    const top = Math.max(firstRow, (box[2] - sy + subpixels - 1) >> 8);
    const bottom = Math.min(firstRow + rows - 1, (box[3] - sy) >> 8);
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const dx = x * subpixels + sx - box[4];
        const dy = y * subpixels + sy - box[5];
        if (setup[0] * dx + setup[1] * dy + setup[2] < 0) continue;
        if (setup[3] * dx + setup[4] * dy + setup[5] < 0) continue;
        if (setup[6] * dx + setup[7] * dy + setup[8] < 0) continue;
        const at = ((y - firstRow) * width + x) * pattern.count + s;
        const z = Math.fround(setup[11] + setup[9] * dx + setup[10] * dy);
        if (!(z > depth[at] && covers(x + sx / subpixels, y + sy / subpixels))) continue;
        depth[at] = z;
        ids[at] = id;
      }
  }
}
