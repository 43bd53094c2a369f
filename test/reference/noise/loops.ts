import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { NoiseLoops } from '../../../src/world/render/backdrop/noise-kernel.js';

/** The loops of noise.as.ts in TypeScript. */
export const noiseReference = (memory: KernelMemory): NoiseLoops => ({
  paint(out, width, height, cell, lattice, points, color, noise) {
    const { bytes, doubles } = memory;
    for (let y = 0, at = out; y < height; y++) {
      const down = (y + 0.5) / cell;
      const top = Math.floor(down);
      const t = smooth(down - top);
      for (let x = 0; x < width; x++) {
        const across = (x + 0.5) / cell;
        const left = Math.floor(across);
        const s = smooth(across - left);
        const first = lattice / 8 + top * points + left;
        const upper = doubles[first] + (doubles[first + 1] - doubles[first]) * s;
        const below = first + points;
        const lower = doubles[below] + (doubles[below + 1] - doubles[below]) * s;
        const offset = noise * (2 * (upper + (lower - upper) * t) - 1);
        for (let i = 0; i < 3; i++, at++) bytes[at] = codeOf(doubles[color / 8 + i] + offset);
      }
    }
  },
});

const smooth = (t: number): number => t * t * (3 - 2 * t);

const codeOf = (value: number): number => Math.floor(Math.min(255, Math.max(0, value)) + 0.5);
