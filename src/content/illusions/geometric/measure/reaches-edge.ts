import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';

/** Whether one can go from a point of a gray picture to its edge without crossing a line: pixels much like the one at the point. */
export function reachesEdge({ width, data }: Raster, x: number, y: number): boolean {
  const start = Math.floor((y * width) / side) * width + Math.floor((x * width) / side);
  const level = data[start]!;
  const seen = new Uint8Array(data.length);
  const isNew = (at: number): boolean => seen[at] === 0 && Math.abs(data[at]! - level) <= 60;
  // Places in runs of such pixels that are still to be followed to both sides.
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (!isNew(at)) continue;
    const row = at - (at % width);
    const next = row + width;
    let [left, right] = [at, at + 1];
    while (left > row && isNew(left - 1)) left--;
    while (right < next && isNew(right)) right++;
    if (left === row || right === next || row === 0 || next === data.length) return true;
    seen.fill(1, left, right);
    for (const other of [left - width, left + width]) {
      const end = other + right - left;
      for (let i = other; i < end; i++) if (isNew(i) && (i === other || !isNew(i - 1))) open.push(i);
    }
  }
  return false;
}
