import { crc32 as zlibCrc32, inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { Bits } from '../../src/draw/png/deflate/bits.js';
import { addAdler, crc32 } from '../../src/draw/png/checksums.js';
import { canonicalCodes, codeLengths } from '../../src/draw/png/deflate/huffman.js';
import { Block } from '../../src/draw/png/filtered/filtered.js';
import { FilteredMemory } from '../../src/draw/png/filtered/memory.js';
import { roughLog2 } from '../../src/draw/png/filtered/rough-log2.js';
import { RowChecksum } from '../../src/draw/png/flat/row-checksum.js';
import { Tokens } from '../../src/draw/png/flat/tokens.js';
import { fully } from '../few.js';

const stream = new Stream(['png', 'coding']);
const randomBytes = (length: number) => Uint8Array.from({ length }, () => stream.below(256));

/** Adler-32 by its definition (RFC 1950, 8.2). */
function adlerByDefinition(bytes: Uint8Array): { a: number; b: number } {
  const sums = { a: 1, b: 0 };
  for (const byte of bytes) {
    sums.a = (sums.a + byte) % 65521;
    sums.b = (sums.b + sums.a) % 65521;
  }
  return sums;
}

describe('checksums', () => {
  test('CRC-32 of the check word, and of any stretch of bytes', () => {
    expect(crc32(Buffer.from('123456789'), 0, 9)).toBe(0xcbf43926);
    const bytes = randomBytes(300);
    for (let n = 0; n < 200; n++) {
      const start = stream.below(300);
      const end = stream.integer(start, 300);
      expect(crc32(bytes, start, end)).toBe(zlibCrc32(bytes.subarray(start, end)));
    }
  });

  test('Adler-32, in parts of any length', () => {
    const bytes = Uint8Array.from({ length: 30_000 }, (_, i) => (i < 20_000 ? 255 : stream.below(256)));
    const sums = { a: 1, b: 0 };
    for (let at = 0; at < bytes.length;) {
      const end = Math.min(bytes.length, at + stream.below(9_000));
      addAdler(sums, bytes, at, end);
      at = end;
    }
    expect(sums).toEqual(adlerByDefinition(bytes));
  });

  test('Adler-32 of rows from their differences', () => {
    for (const size of [1, 3, 100, 9_000, 65_536]) {
      const row = new Uint8Array(size);
      const checksum = new RowChecksum(size);
      const all: Uint8Array[] = [];
      for (let y = 0; y < 12; y++) {
        const start = stream.below(size);
        const end = stream.integer(start, size);
        const before = row.slice();
        for (let i = start; i < end; i++) row[i] = y % 3 === 0 ? 255 : stream.below(256);
        const both = Buffer.concat([before, row]);
        checksum.change(both, size, 0, start, end);
        checksum.next();
        const repeats = y % 4 === 0 ? stream.below(30) : 0;
        checksum.repeat(repeats);
        for (let k = 0; k <= repeats; k++) all.push(Uint8Array.of(0), row.slice());
      }
      expect(checksum.sums()).toEqual(adlerByDefinition(Buffer.concat(all)));
    }
  });
});

describe('Huffman codes', () => {
  /** Bits of the best prefix code without a limit: merge the two rarest until one is left. */
  function leastBits(frequencies: number[]): number {
    const weights = frequencies.filter((f) => f > 0);
    if (weights.length === 1) return weights[0];
    let bits = 0;
    while (weights.length > 1) {
      weights.sort((a, b) => b - a);
      const merged = weights.pop()! + weights.pop()!;
      weights.push(merged);
      bits += merged;
    }
    return bits;
  }

  fully('are complete, within the limit, and the best where the limit allows', () => {
    const lengths = new Uint8Array(288);
    for (let n = 0; n < 400; n++) {
      const symbols = stream.integer(1, 286);
      const steep = stream.uniform(0, 30);
      const frequencies = Uint32Array.from({ length: symbols }, () =>
        stream.float() < 0.3 ? 0 : Math.floor(1 + 200_000 / (1 + stream.below(2 ** Math.floor(steep)))),
      );
      if (frequencies.every((f) => f === 0)) frequencies[stream.below(symbols)] = 3;
      const limit = stream.choice([12, 15]);
      const total = codeLengths(frequencies, symbols, limit, lengths);
      const used = [...frequencies].filter((f) => f > 0).length;
      let kraft = 0;
      let bits = 0;
      for (let s = 0; s < symbols; s++) {
        expect(lengths[s] > 0).toBe(frequencies[s] > 0);
        expect(lengths[s]).toBeLessThanOrEqual(limit);
        if (lengths[s] > 0) kraft += 2 ** -lengths[s];
        bits += lengths[s] * frequencies[s];
      }
      expect(kraft).toBe(used === 1 ? 0.5 : 1);
      expect(total).toBe(bits);
      const least = leastBits([...frequencies]);
      if (Math.max(...lengths.subarray(0, symbols)) < limit) expect(bits).toBe(least);
      else expect(bits).toBeLessThan(1.02 * least);
    }
  });

  test('Fibonacci frequencies, which want the longest codes, are cut to the limit', () => {
    const frequencies = new Uint32Array(30);
    for (let i = 0, a = 1, b = 1; i < 30; i++, [a, b] = [b, a + b]) frequencies[i] = a;
    const lengths = new Uint8Array(30);
    for (const limit of [7, 11, 15]) {
      codeLengths(frequencies, 30, limit, lengths);
      expect(Math.max(...lengths)).toBe(limit);
      expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
    }
  });

  test("canonical codes of RFC 1951's example", () => {
    const codes = new Uint32Array(8);
    canonicalCodes(Uint8Array.of(3, 3, 3, 3, 3, 2, 4, 4), 8, codes);
    const spelled = [...codes].map((code) => {
      const bits = (code & 0xffff).toString(2).padStart(code >>> 16, '0');
      return [...bits].reverse().join('');
    });
    expect(spelled).toEqual(['010', '011', '100', '101', '110', '00', '1110', '1111']);
  });
});

describe('deflate blocks', () => {
  /** What a stream of one block, written by `write`, inflates to. */
  function inflated(write: (bits: Bits) => boolean): Uint8Array {
    const bits = new Bits();
    bits.reserve(64);
    expect(write(bits)).toBe(true);
    bits.align();
    return inflateRawSync(bits.bytes.subarray(0, bits.length));
  }

  test('matches of every length and of every kind of distance', () => {
    const bytes = new Uint8Array(40_000);
    bytes.set(randomBytes(33_000));
    const distances = [1, 2, 3, 4, 5, 8, 9, 100, 256, 257, 258, 1_000, 4_097, 16_385, 24_577, 32_768];
    const memory = new FilteredMemory();
    memory.beginPicture(1, bytes.length, bytes.length);
    const block = new Block(memory);
    const matches: [number, number, number][] = [];
    let at = 33_000;
    for (let length = 3; length <= 258 && at + length < bytes.length; length += 1 + (length >> 4)) {
      const distance = distances[length % distances.length];
      for (let i = at; i < at + length; i++) bytes[i] = bytes[i - distance];
      matches.push([at, length, distance]);
      at += length + (length % 3);
    }
    memory.bytes.set(bytes, memory.window);
    block.begin(0, at);
    for (const match of matches) block.match(...match);
    const result = inflated((bits) => block.write(bits, true, 1e9));
    expect(Buffer.compare(result, bytes.subarray(0, at))).toBe(0);
  });

  test('matches longer than deflate has are cut into some that it has', () => {
    for (let length = 255; length < 1_100; length++) {
      const tokens = new Tokens();
      tokens.begin([1, 2]);
      tokens.literal(7);
      tokens.match(length, 0);
      const result = inflated((bits) => tokens.write(bits, true, 1e9));
      expect(result).toEqual(Buffer.alloc(length + 1, 7));
    }
  });

  test('a block that would be no smaller than stored bytes is not written', () => {
    const bytes = randomBytes(1_000);
    const memory = new FilteredMemory();
    memory.beginPicture(1, bytes.length, bytes.length);
    memory.bytes.set(bytes, memory.window);
    const block = new Block(memory);
    block.begin(0, bytes.length);
    const bits = new Bits();
    expect(block.write(bits, true, 1_005)).toBe(false);
    expect(bits.length).toBe(0);
  });
});

test('rough logarithms are exact at powers of 2 and at most 0.09 too low between them', () => {
  expect(roughLog2(0)).toBe(0);
  for (let k = 0; k < 31; k++) expect(roughLog2(2 ** k)).toBe(k);
  for (let n = 1; n < 5_000; n++) {
    expect(roughLog2(n)).toBeLessThanOrEqual(Math.log2(n));
    expect(roughLog2(n)).toBeGreaterThan(Math.log2(n) - 0.09);
  }
});
