import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { MipLoops } from '../../../src/world/shading/mips-kernel.js';

/** Bytes of the 256 decoded values and 65,536 codes of a table. */
const tableBytes = 512 + 65_536;

const texelOf = (codes: readonly number[]): number => {
  const [red, green = red, blue = red, alpha = 255] = codes;
  return (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
};

/** The loops of mips.as.ts in TypeScript. */
export function mipsReference(memory: KernelMemory): MipLoops {
  const loops: MipLoops = {
    pack(from, count, channels, texels) {
      for (let i = 0; i < count; i++) {
        const at = from + channels * i;
        memory.words[texels / 4 + i] = texelOf([...memory.bytes.subarray(at, at + channels)]);
      }
    },
    halveEven(from, is16, width, channels, columns, rows, tables, next, texels) {
      const { bytes, shorts, words } = memory;
      const read = (at: number, table: number): number =>
        is16 ? shorts[from / 2 + at] : shorts[table / 2 + bytes[from + at]];
      for (let y = 0, to = 0; y < rows; y++)
        for (let x = 0; x < columns; x++, to++) {
          const codes = Array.from({ length: channels }, (_, k) => {
            const table = tables + (k === 3 ? tableBytes : 0);
            let sum = 0;
            for (const j of [0, 1])
              for (const i of [0, 1]) sum += read(((2 * y + j) * width + 2 * x + i) * channels + k, table);
            const fine = Math.floor((sum + 2) / 4);
            shorts[next / 2 + to * channels + k] = fine;
            return bytes[table + 512 + fine];
          });
          words[texels / 4 + to] = texelOf(codes);
        }
    },
    halve(from, is16, width, channels, columns, rows, tables, next, texels, across, m, down, n, whole) {
      const { bytes, shorts, words, doubles } = memory;
      const read = (at: number, table: number): number =>
        is16 ? shorts[from / 2 + at] : shorts[table / 2 + bytes[from + at]];
      const [right, below] = [m, n].map((count) => (count === 1 ? 0 : 2));
      for (let y = 0, to = 0; y < rows; y++)
        for (let x = 0; x < columns; x++, to++) {
          const codes = Array.from({ length: channels }, (_, k) => {
            const table = tables + (k === 3 ? tableBytes : 0);
            let sum = 0;
            for (let j = 0; j < n; j++)
              for (let i = 0; i < m; i++) {
                const weight = doubles[down / 8 + n * y + j] * doubles[across / 8 + m * x + i];
                sum += weight * read(((below * y + j) * width + right * x + i) * channels + k, table);
              }
            const fine = Math.floor(sum / whole + 0.5);
            shorts[next / 2 + to * channels + k] = fine;
            return bytes[table + 512 + fine];
          });
          words[texels / 4 + to] = texelOf(codes);
        }
    },
  };
  return loops;
}
