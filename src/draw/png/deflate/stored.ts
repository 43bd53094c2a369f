import type { Bits } from './bits.js';

/** Writes `bytes[start]` to `bytes[end - 1]` as they are, in blocks of at most 65,535 bytes. */
export function writeStored(bits: Bits, bytes: Uint8Array, start: number, end: number, last: boolean): void {
  for (let from = start; from < end; from += 65_535) {
    const to = Math.min(end, from + 65_535);
    bits.reserve(to - from + 8);
    bits.put(last && to === end ? 1 : 0, 3);
    bits.align();
    bits.put(to - from, 16);
    bits.put(~(to - from) & 0xffff, 16);
    bits.bytes.set(bytes.subarray(from, to), bits.length);
    bits.length += to - from;
  }
}
