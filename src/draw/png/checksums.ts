import { zlib } from '../../core/builtin.js';

/** CRC-32 (PNG specification, annex D) of `bytes[start]` to `bytes[end - 1]`, as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  // Not compression, which differs between versions of zlib: a CRC has one value.
  return zlib().crc32(bytes.subarray(start, end));
}

export const adlerModulus = 65521;

/** The two running sums of Adler-32 (RFC 1950). */
export interface Adler {
  a: number;
  b: number;
}

/** Bytes that are summed at once. Two sums lie in one number, 16 bits for each: of 20 words of 255s they have no more. */
const span = 80;

/** Takes `bytes[start]` to `bytes[end - 1]` into the sums. */
export function addAdler(sums: Adler, bytes: Uint8Array, start: number, end: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let { a, b } = sums;
  let i = start;
  while (i + span <= end) {
    // Of each word, bytes 0 and 2 in `even` and 1 and 3 in `odd`: their sums, and the sums of all partial sums.
    let [even, odd, evens, odds] = [0, 0, 0, 0];
    for (const stop = i + span; i < stop; i += 4) {
      const word = view.getInt32(i, true);
      even += word & 0xff00ff;
      odd += (word >>> 8) & 0xff00ff;
      evens = (evens + even) | 0;
      odds = (odds + odd) | 0;
    }
    const [sum0, sum1, sum2, sum3] = [even & 0xffff, odd & 0xffff, even >>> 16, odd >>> 16];
    // A word's first byte counts four times for each word from there on, its second once less …
    const partial = (evens & 0xffff) + (odds & 0xffff) + (evens >>> 16) + (odds >>> 16);
    b = (b + span * a + 4 * partial - sum1 - 2 * sum2 - 3 * sum3) % adlerModulus;
    a = (a + sum0 + sum1 + sum2 + sum3) % adlerModulus;
  }
  for (; i < end; i++) {
    a += bytes[i]!;
    b += a;
  }
  sums.a = a % adlerModulus;
  sums.b = b % adlerModulus;
}
