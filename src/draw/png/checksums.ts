import { nodeIfAny } from '../../core/node.js';

/** The remainder of each byte, for where Node's own CRC is missing. */
let remainders: Uint32Array | undefined;

/** CRC-32 (PNG specification, annex D) of `bytes[start]` to `bytes[end - 1]`, as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  // Not compression, which differs between versions of zlib: a CRC has one value.
  const zlib = nodeIfAny.zlib;
  if (zlib) return zlib.crc32(bytes.subarray(start, end));
  remainders ??= Uint32Array.from({ length: 256 }, (_, byte) => remainder(byte));
  let crc = 0xffffffff;
  for (let i = start; i < end; i++) crc = remainders[(crc ^ bytes[i]) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}

function remainder(byte: number): number {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
}

export const adlerModulus = 65521;

/** The two running sums of Adler-32 (RFC 1950). */
export type Adler = { a: number; b: number };

/** Takes `bytes[start]` to `bytes[end - 1]`, at most a million, into the sums. */
export function addAdler(sums: Adler, bytes: Uint8Array, start: number, end: number): void {
  let { a, b } = sums;
  for (let i = start; i < end; i++) {
    a += bytes[i];
    b += a;
  }
  sums.a = a % adlerModulus;
  sums.b = b % adlerModulus;
}
