import { Stream } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { picture } from '../../../world/modeling/index.js';

/**
 * A giraffe's coat, which tiles: irregular patches with lines between them (cells of the nearest of scattered points).
 *
 * @param count patches across
 */
export function patchwork(patch: string, line: string, count: number, seed: number): Raster {
  const scatter = new Stream(['patchwork', seed]);
  const points = Array.from(
    { length: count * count },
    () => [scatter.uniform(0.12, 0.88), scatter.uniform(0.12, 0.88)] as const,
  );
  const wrap = (i: number): number => (i + count) % count;
  return picture(
    224,
    patch,
    line,
    (u, v) => {
      const [x, y] = [u * count, v * count];
      const [column, row] = [Math.floor(x), Math.floor(y)];
      let nearest = Infinity;
      let second = Infinity;
      for (let j = row - 1; j <= row + 1; j++)
        for (let i = column - 1; i <= column + 1; i++) {
          const [dx, dy] = points[wrap(j) * count + wrap(i)];
          const d = Math.sqrt((i + dx - x) * (i + dx - x) + (j + dy - y) * (j + dy - y));
          if (d < nearest) [nearest, second] = [d, nearest];
          else if (d < second) second = d;
        }
      // 0 on the border of two patches; the line's edge is a pixel soft
      return 0.5 + (0.15 - (second - nearest)) * 12;
    },
    1,
  );
}
