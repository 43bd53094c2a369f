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

/** Takes `bytes[start]` to `bytes[end - 1]`, at most a million, into the sums. */
export function addAdler(sums: Adler, bytes: Uint8Array, start: number, end: number): void {
  let { a, b } = sums;
  for (let i = start; i < end; i++) {
    a += bytes[i]!;
    b += a;
  }
  sums.a = a % adlerModulus;
  sums.b = b % adlerModulus;
}
