import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { FilteredLoops, FilterLoop } from '../../../src/draw/png/filtered/png-filtered-kernel.js';

/** The loops of png-filtered.as.ts in TypeScript. */
export function filteredReference(memory: KernelMemory): FilteredLoops {
  const residuals =
    (prediction: (left: number, above: number, corner: number) => number): FilterLoop =>
    (out, row, above, size, pixel) => {
      const { bytes } = memory;
      for (let i = 0; i < size; i++) {
        const [left, corner] = [bytes[row + i - pixel], bytes[above + i - pixel]];
        bytes[out + i] = bytes[row + i] - prediction(left, bytes[above + i], corner);
      }
    };
  return {
    sub: residuals((left) => left),
    up: residuals((_, above) => above),
    average: residuals((left, above) => (left + above) >> 1),
    paeth: residuals((left, above, corner) => {
      const estimate = left + above - corner;
      const [leftFar, aboveFar] = [Math.abs(estimate - left), Math.abs(estimate - above)];
      const cornerFar = Math.abs(estimate - corner);
      if (leftFar <= aboveFar && leftFar <= cornerFar) return left;
      return aboveFar <= cornerFar ? above : corner;
    }),
    adler(out, from, size) {
      const { bytes, ints } = memory;
      const sums = new Int32Array(12);
      for (let at = 0; at < size; at += 16) {
        for (let lane = 0; lane < 4; lane++) sums[4 + lane] += sums[lane];
        for (let k = 0; k < 16; k++) {
          const value = bytes[from + at + k];
          sums[k >> 2] += value;
          // Two neighbors of each half go to one of its sums.
          sums[8 + ((k >> 1) & 3)] += value * (16 - k);
        }
      }
      ints.set(sums, out / 4);
    },
  };
}
