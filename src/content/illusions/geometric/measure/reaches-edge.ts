import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';

/** Whether one can go from a point of a gray picture to its edge without crossing a line: pixels much like the one at the point. */
export function reachesEdge({ width, height, data }: Raster, x: number, y: number): boolean {
  const start = Math.floor((y * width) / side) * width + Math.floor((x * width) / side);
  const level = data[start]!;
  const seen = new Uint8Array(data.length);
  const open = [start];
  seen[start] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const column = at % width;
    const row = (at - column) / width;
    if (column === 0 || row === 0 || column === width - 1 || row === height - 1) return true;
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (seen[next] || Math.abs(data[next]! - level) > 60) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return false;
}
