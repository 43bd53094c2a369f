import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { pngBlock } from '../../src/draw/png/block/png-block-kernel.js';
import { codeCount, distanceCodes, hashBits, lengthCodes } from '../../src/draw/png/block/tables.js';
import { blockReference } from '../reference/png-block/loops.js';
import { Both } from './both.js';

const both = new Both(pngBlock, blockReference);
const stream = new Stream(['kernels', 'png-block']);

/** Noise of few values or many, with runs and with copies of what came before, near and far. */
function bytes(count: number, values: number, copies: number): Uint8Array {
  const made = new Uint8Array(count);
  for (let i = 0; i < count;) {
    const length = Math.min(count - i, 1 + stream.below(stream.below(8) === 0 ? 900 : 12));
    const distance = stream.below(3) === 0 ? 1 : 1 + stream.below(40_000);
    if (stream.below(copies) === 0 && distance <= i)
      for (let end = i + length; i < end; i++) made[i] = made[i - distance];
    else for (let end = i + length; i < end; i++) made[i] = stream.below(values);
  }
  return made;
}

/** Pieces for a block, in both memories. */
function pieces(values: Uint8Array) {
  both.begin();
  return {
    window: both.put(values),
    table: both.put(new Int32Array(1 << hashBits).fill(-32_768)),
    costs: both.put(Uint8Array.from({ length: 256 }, () => 1 + stream.below(12))),
    scratch: both.take(4096),
    frequencies: both.take(4 * 286),
    distances: both.take(4 * 30),
    matches: both.take(4 * values.length + 12),
    codes: both.put(codes()),
    rest: both.take(8),
    out: both.take(2 * values.length + 16),
  };
}

/** Codes of any bits, of as many as there may be: 12 for literals, 12 + 5 for lengths, 11 for distances. */
const codes = (): Uint32Array =>
  Uint32Array.from({ length: codeCount }, (_, at) => {
    const most = at < lengthCodes ? 12 : at < distanceCodes ? 17 : 11;
    const bits = 1 + stream.below(most);
    const isLength = at >= lengthCodes && at < distanceCodes;
    return stream.below(2 ** bits) + bits * (isLength ? 2 ** 24 : 2 ** 16);
  });

describe('png-block: the kernel and its reference', () => {
  test('bytes are counted', () => {
    for (const count of [0, 1, 7, 8, 9, 1000, 33_333]) {
      const { window, scratch, frequencies } = pieces(bytes(count, 256, 4));
      both.run((loops) => loops.countBytes(window, count, scratch, frequencies));
      both.bytesAgree(frequencies, 1024);
    }
  });

  test('blocks are cut one after the other, and written', () => {
    let most = 0;
    for (const count of [1, 3, 4, 5, 17, 64, 5000, 90_001])
      for (const values of [1, 2, 9, 256])
        for (const copies of [1, 4, 60]) {
          const size = Math.max(1, Math.ceil(count / 3));
          const p = pieces(bytes(count, values, copies));
          for (let start = 0; start < count; start += size) {
            const end = Math.min(count, start + size);
            both.run((loops) => loops.countBytes(p.window + start, end - start, p.scratch, p.frequencies));
            const listed = both.run((loops) =>
              loops.cut(p.window, start, end, 7, p.table, p.costs, p.frequencies, p.distances, p.matches),
            );
            most = Math.max(most, listed);
            both.bytesAgree(p.table, 4 << hashBits);
            both.bytesAgree(p.frequencies, 4 * 286);
            both.bytesAgree(p.distances, 4 * 30);
            both.bytesAgree(p.matches, 12 * listed);
            const bits = stream.below(8);
            const held = stream.below(1 << bits);
            const after = both.run((loops) =>
              loops.put(p.window, start, end, p.matches, listed, p.codes, p.out, p.rest, held, bits),
            );
            both.bytesAgree(p.out, after - p.out);
            both.bytesAgree(p.rest, 8);
          }
        }
    expect(most).toBeGreaterThan(1000);
  });

  test('matches of every length and of distances about every symbol', () => {
    const values = bytes(40_000, 200, 1000).fill(9, 32_999, 33_800);
    const p = pieces(values);
    both.run((loops) => loops.countBytes(p.window, values.length, p.scratch, p.frequencies));
    const distances = [1, 2, 3, 4, 5, 6, 7, 8, 9, 32_767, 32_768];
    for (let k = 3; k < 15; k++) distances.push(1 << k, (1 << k) + 1, 3 << (k - 1), (3 << (k - 1)) + 1);
    for (let length = 3; length < 800; length++) {
      const distance = distances[length % distances.length];
      both.run((loops) =>
        loops.match(p.window, 33_000, length, distance, p.frequencies, p.distances, p.matches, length % 5),
      );
    }
    both.bytesAgree(p.matches, 12 * 5);
    both.bytesAgree(p.frequencies, 4 * 286);
    both.bytesAgree(p.distances, 4 * 30);
    expect([...both.memories[0].ints.subarray(p.distances / 4, p.distances / 4 + 30)]).not.toContain(0);
  });
});
