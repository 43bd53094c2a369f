import type { KernelMemory } from '../../../../core/wasm/kernel.js';
import { distanceAt, melted, type Distance } from './distance.js';
import type { FieldLoops } from './field-kernel.js';

/** The loops of field.as.ts in TypeScript. @param calls the functions that records call by number, which field.as.ts cannot */
export const fieldReference = (memory: KernelMemory, calls: readonly Distance[] = []): FieldLoops => ({
  sample(out, row, layer, nx, ny, nz, x, y, z, cell, least, shapes, count) {
    const { doubles, ints } = memory;
    const from = shapes / 4;
    for (let k = 0; k < nz; k++)
      for (let j = 0; j < ny; j++)
        for (let i = 0, to = out / 8 + j * row + k * layer; i < nx; i++, to++) {
          const value = melted(
            doubles,
            calls,
            ints,
            from,
            from + count,
            (x + i) * cell,
            (y + j) * cell,
            (z + k) * cell,
          );
          doubles[to] = Math.abs(value) < least ? least : value;
        }
  },

  settle(points, normals, which, n, within, step, shapes, count) {
    const { doubles, ints } = memory;
    const from = shapes / 4;
    const value = (px: number, py: number, pz: number): number =>
      melted(doubles, calls, ints, from, from + count, px, py, pz);
    for (let i = which / 4; i < which / 4 + n; i++) {
      const at = points / 8 + 3 * ints[i];
      const to = normals / 8 + 3 * ints[i];
      const [startX, startY, startZ] = [doubles[at], doubles[at + 1], doubles[at + 2]];
      let [x, y, z] = [startX, startY, startZ];
      for (let left = 2; ; left--) {
        const here = left > 0 ? value(x, y, z) : 0;
        const gx = (value(x + step, y, z) - value(x - step, y, z)) / (2 * step);
        const gy = (value(x, y + step, z) - value(x, y - step, z)) / (2 * step);
        const gz = (value(x, y, z + step) - value(x, y, z - step)) / (2 * step);
        const square = gx * gx + gy * gy + gz * gz;
        if (left === 0) {
          const size = Math.sqrt(square);
          const by = size > 0 ? 1 / size : 1;
          doubles[to] = gx * by;
          doubles[to + 1] = gy * by;
          doubles[to + 2] = gz * by;
          break;
        }
        const by = -here / Math.max(0.05, square);
        x = Math.max(startX - within, Math.min(startX + within, x + by * gx));
        y = Math.max(startY - within, Math.min(startY + within, y + by * gy));
        z = Math.max(startZ - within, Math.min(startZ + within, z + by * gz));
      }
      doubles[at] = x;
      doubles[at + 1] = y;
      doubles[at + 2] = z;
    }
  },

  nearest(out, points, which, n, shapes, count) {
    const { doubles, ints } = memory;
    for (let i = which / 4; i < which / 4 + n; i++) {
      const point = ints[i];
      const at = points / 8 + 3 * point;
      let best = -1;
      let least = Infinity;
      for (let s = shapes / 4; s < shapes / 4 + count; s++) {
        const record = ints[s] / 8;
        if (doubles[record + 1] !== 0) continue;
        const d = distanceAt(doubles, calls, record + 3, doubles[at], doubles[at + 1], doubles[at + 2]);
        if (best >= 0 && d >= least) continue;
        best = doubles[record + 2];
        least = d;
      }
      ints[out / 4 + point] = best;
    }
  },
});
