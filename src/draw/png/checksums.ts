/**
 * The CRC of every byte, then of every byte followed by 1 to 7 zero bytes, so that 8 bytes take one step. One array of all
 * eight tables: an engine checks each array it meets on every turn of a loop.
 */
const crcTable = makeCrcTable();

function makeCrcTable(): Int32Array {
  const table = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    table[byte] = crc;
  }
  for (let i = 256; i < table.length; i++) {
    const before = table[i - 256]!;
    table[i] = (before >>> 8) ^ table[before & 255]!;
  }
  return table;
}

/** CRC-32 (PNG specification, annex D) of `bytes[start]` to `bytes[end - 1]`, as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array, start: number, end: number): number {
  const table = crcTable;
  let crc = -1;
  let i = start;
  for (const last = end - 7; i < last; i += 8) {
    crc ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    crc =
      table[0x700 | (crc & 255)]! ^
      table[0x600 | ((crc >>> 8) & 255)]! ^
      table[0x500 | ((crc >>> 16) & 255)]! ^
      table[0x400 | (crc >>> 24)]! ^
      table[0x300 | bytes[i + 4]!]! ^
      table[0x200 | bytes[i + 5]!]! ^
      table[0x100 | bytes[i + 6]!]! ^
      table[bytes[i + 7]!]!;
  }
  for (; i < end; i++) crc = (crc >>> 8) ^ table[(crc ^ bytes[i]!) & 255]!;
  return ~crc >>> 0;
}

export const adlerModulus = 65521;

/** The two running sums of Adler-32 (RFC 1950). */
export interface Adler {
  a: number;
  b: number;
}

/** Bytes that can be summed before `b` outgrows 31 bits. */
const adlerSpan = 3_800;

/** Takes `bytes[start]` to `bytes[end - 1]` into the sums. */
export function addAdler(sums: Adler, bytes: Uint8Array, start: number, end: number): void {
  let { a, b } = sums;
  for (let from = start; from < end; from += adlerSpan) {
    const to = Math.min(end, from + adlerSpan);
    let i = from;
    // Of eight bytes, the first counts eight times in b, the second seven times …: the sum of all partial sums.
    for (; i + 7 < to; i += 8) {
      const s1 = bytes[i]!;
      const s2 = s1 + bytes[i + 1]!;
      const s3 = s2 + bytes[i + 2]!;
      const s4 = s3 + bytes[i + 3]!;
      const s5 = s4 + bytes[i + 4]!;
      const s6 = s5 + bytes[i + 5]!;
      const s7 = s6 + bytes[i + 6]!;
      const s8 = s7 + bytes[i + 7]!;
      b = (b + (a << 3) + s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8) | 0;
      a = (a + s8) | 0;
    }
    for (; i < to; i++) {
      a = (a + bytes[i]!) | 0;
      b = (b + a) | 0;
    }
    a %= adlerModulus;
    b %= adlerModulus;
  }
  sums.a = a;
  sums.b = b;
}
