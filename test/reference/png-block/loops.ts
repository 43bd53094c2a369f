import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { cutReference } from './cut.js';
import type { BlockLoops } from '../../../src/draw/png/block/png-block-kernel.js';
import { distanceSymbol, extraOf, lengthSymbol } from './symbols.js';
import { distanceCodes, lengthCodes, longestMatch } from '../../../src/draw/png/block/tables.js';

/** The loops of png-block.as.ts in TypeScript. */
export const blockReference = (memory: KernelMemory): BlockLoops => {
  const match: BlockLoops['match'] = (
    bytes,
    first,
    length,
    distance,
    frequencies,
    distances,
    matches,
    count,
  ) => {
    const { ints } = memory;
    for (let i = 0; i < length; i++) ints[frequencies / 4 + memory.bytes[bytes + first + i]]--;
    for (let left = length; left > 0;) {
      // Never leaves 1 or 2 bytes, which no match can copy.
      const part = left <= longestMatch ? left : left < longestMatch + 3 ? left - 3 : longestMatch;
      ints.set([first + length - left, part, distance], matches / 4 + 3 * count++);
      ints[frequencies / 4 + lengthSymbol(part)]++;
      ints[distances / 4 + distanceSymbol(distance)]++;
      left -= part;
    }
    return count;
  };
  return {
    countBytes(from, count, _, frequencies) {
      const { bytes, ints } = memory;
      ints.fill(0, frequencies / 4, frequencies / 4 + 256);
      for (let i = 0; i < count; i++) ints[frequencies / 4 + bytes[from + i]]++;
    },

    match,
    cut: cutReference(memory, match),

    put(bytes, start, end, matches, count, codes, out, rest, held, bits) {
      const { ints, words, bytes: all } = memory;
      const put = (value: number, size: number): void => {
        held |= value << bits;
        for (bits += size; bits >= 8; bits -= 8, held >>>= 8) all[out++] = held;
      };
      const code = (at: number): number => words[codes / 4 + at];
      const literals = (from: number, to: number): void => {
        for (let i = from; i < to; i++) {
          const literal = code(all[bytes + i]);
          put(literal & 0xffff, literal >>> 16);
        }
      };
      let next = start;
      for (let at = matches / 4; at < matches / 4 + 3 * count; at += 3) {
        const [first, length, distance] = [ints[at], ints[at + 1], ints[at + 2]];
        literals(next, first);
        put(code(lengthCodes + length) & 0xffffff, code(lengthCodes + length) >>> 24);
        const symbol = code(distanceCodes + distanceSymbol(distance));
        put(symbol & 0xffff, symbol >>> 16);
        const extra = extraOf(distance);
        put((distance - 1) & ((1 << extra) - 1), extra);
        next = first + length;
      }
      literals(next, end);
      ints[rest / 4] = held;
      ints[rest / 4 + 1] = bits;
      return out;
    },
  };
};
