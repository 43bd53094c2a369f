import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';

/** Whether one can go from a point of a gray picture to its edge without crossing a line: pixels much like the one at the point. */
export function reachesEdge({ width, height, data }: Raster, x: number, y: number): boolean {
  const start = Math.floor((y * width) / side) * width + Math.floor((x * width) / side);
  const level = data[start]!;
  // A pixel is seen when it is put into the list, and not again.
  const seen = new Uint8Array(data.length);
  const open = new Int32Array(data.length);
  let count = 0;
  const see = (at: number): void => {
    if (seen[at] !== 0 || Math.abs(data[at]! - level) > 60) return;
    seen[at] = 1;
    open[count++] = at;
  };
  see(start);
  while (count > 0) {
    const at = open[--count]!;
    const column = at % width;
    if (column === 0 || column === width - 1 || at < width || at >= width * (height - 1)) return true;
    see(at - 1);
    see(at + 1);
    see(at - width);
    see(at + width);
  }
  return false;
}
