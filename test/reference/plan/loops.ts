import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { halvePlane, tentPlane } from './blur.js';
import type { PlanLoops } from '../../../src/world/render/shadow/plan-kernel.js';
import { coverCells, markPlane } from './mark.js';
import { placeVertices, snapVertices } from './vertices.js';

/** The loops of plan.as.ts in TypeScript. */
export const planReference = (memory: KernelMemory): PlanLoops => ({
  place(positions, vertices, matrix, reach, bounds, out) {
    placeVertices(memory, positions / 4, vertices, matrix / 8, reach, bounds / 8, out / 8);
  },

  snap(points, vertices, x, y, per, floor, most) {
    snapVertices(memory.doubles, points / 8, vertices, x, y, per, floor, most);
  },

  lift(heights, size, grounds, share, far) {
    const { floats, doubles } = memory;
    for (let y = 0, i = 0; y < size / 2; y++) {
      const ground = doubles[grounds / 8 + y];
      for (let x = 0, at = heights / 4 + 2 * y * size; x < size / 2; x++, i++, at += 2) {
        const a = above(floats[at], ground);
        const b = above(floats[at + 1], ground);
        const c = above(floats[at + size], ground);
        const d = above(floats[at + size + 1], ground);
        floats[share / 4 + i] = ((a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0) + (d > 0 ? 1 : 0)) / 4;
        floats[far / 4 + i] = (a + b + c + d) / 4;
      }
    }
  },

  approach(heights, size, top, reach, out) {
    const { floats } = memory;
    for (let i = 0; i < size * size; i++) {
      const height = floats[heights / 4 + i];
      const gap = height > 0 ? 1 - Math.max(0, top - height) / reach : 0;
      floats[out / 4 + i] = gap > 0 ? gap * gap : 0;
    }
  },

  halve(plane, size, out) {
    halvePlane(memory.floats, plane / 4, size, out / 4);
  },

  tent(plane, size, radius, sums) {
    tentPlane(memory, plane / 4, size, radius, sums / 8);
  },

  mark(plane, size, marks, box) {
    markPlane(memory, plane / 4, size, marks, box / 4);
  },

  cover(marks, size, box, view, corners, window) {
    return coverCells(memory, marks, size, box / 4, view / 8, corners / 8, window / 4) ? 1 : 0;
  },
});

/** How far what is seen lies above the ground, 0 where there is nothing. */
const above = (height: number, ground: number): number =>
  height > 0 && height > ground ? height - ground : 0;
