import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import type { FlatLoops } from '../../../src/draw/png/flat/png-flat-kernel.js';
import { firstToken, maxMatch, secondToken } from '../../../src/draw/png/flat/png-flat-tokens.js';

const none = 1 << 30;

/** The loops of png-flat.as.ts in TypeScript. */
export const flatReference = (memory: KernelMemory): FlatLoops => ({
  listChanged(row, above, size, list, sums, weight) {
    const { bytes, doubles, ints } = memory;
    let sum = 0;
    let weighted = 0;
    for (let i = 0; i < size; i++) {
      const by = bytes[row + i] - bytes[above + i];
      sum += by;
      weighted += by * (weight + 15 - i);
    }
    let end = list / 4;
    for (let k = 0; k < size / 4; k++) if (ints[row / 4 + k] !== ints[above / 4 + k]) ints[end++] = k;
    ints[end] = none;
    doubles[sums / 8] = sum;
    doubles[sums / 8 + 1] = weighted;
    return 4 * end;
  },

  cutRow(row, above, list, count, begin, apart, whole, pixel, out, rest) {
    const { bytes, ints, shorts } = memory;
    let end = out / 2;
    const match = (length: number, token: number): void => {
      while (length > maxMatch) {
        const part = length < maxMatch + 3 ? length - 3 : maxMatch;
        shorts[end++] = part + token;
        length -= part;
      }
      shorts[end++] = length + token;
    };
    let run = 0;
    for (let i = list / 4; i < list / 4 + count; i++) {
      const k = ints[i];
      const nextApart = k + 1 < ints[i + 1] ? -1 : 0;
      const at = 4 * k;
      const equals = (other: number): boolean =>
        [0, 1, 2, 3].every((j) => bytes[row + at + j] === bytes[other + at + j]);
      if (apart === 0 && k > 0 && k < whole && equals(row - pixel)) {
        run += 4;
        begin = at + 4;
      } else {
        if (run > 0) match(run, firstToken);
        run = 0;
        const differs = (j: number): boolean => bytes[row + at + j] !== bytes[above + at + j];
        let first = 0;
        let last = 3;
        if (apart) while (!differs(first)) first++;
        if (nextApart) while (!differs(last)) last--;
        if (apart) match(at + first - begin, secondToken);
        for (let j = first; j <= last; j++) shorts[end++] = bytes[row + at + j];
        begin = at + last + 1;
      }
      apart = nextApart;
    }
    ints[rest / 4] = begin;
    ints[rest / 4 + 1] = run;
    return 2 * end;
  },

  countTokens(list, count, counts) {
    const { ints, shorts } = memory;
    for (let i = 0; i < count; i++) ints[counts / 4 + shorts[list / 2 + i]]++;
  },

  countMatches(list, count) {
    let matches = 0;
    for (const token of memory.shorts.subarray(list / 2, list / 2 + count))
      if (token >= firstToken) matches++;
    return matches;
  },

  putTokens(list, count, codes, out, rest, held, bits) {
    const { bytes, shorts, words } = memory;
    // At most 16 bits at a time, so that with those that are held they fit into an integer.
    const put = (value: number, size: number): void => {
      held |= value << bits;
      for (bits += size; bits >= 8; bits -= 8, held >>>= 8) bytes[out++] = held;
    };
    for (let i = 0; i < count; i++) {
      const at = codes / 4 + 2 * shorts[list / 2 + i];
      const [low, high] = [words[at], words[at + 1]];
      for (let size = low & 63, from = 6; size > 0;) {
        const part = Math.min(size, 16, (from < 32 ? 32 : 64) - from);
        const value = from < 32 ? low >>> from : high >>> (from - 32);
        put(value & ((1 << part) - 1), part);
        size -= part;
        from += part;
      }
    }
    words[rest / 4] = held;
    words[rest / 4 + 1] = bits;
    return out;
  },
});
