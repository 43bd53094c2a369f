import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { pngFlat } from '../../src/draw/png/flat/png-flat-kernel.js';
import { firstToken, maxMatch, secondToken, tokenKinds } from '../../src/draw/png/flat/png-flat-tokens.js';
import { flatReference } from '../reference/png-flat/loops.js';
import { Both } from './both.js';

const both = new Both(pngFlat, flatReference);
const stream = new Stream(['kernels', 'png-flat']);

/** A row of runs of pixels and one above it that differs from it in places, both padded with zeros to 16 bytes. */
function rows(size: number, pixel: number, runs: number, changes: number): readonly [number, number] {
  const stride = (size + 15) & ~15;
  const row = new Uint8Array(stride);
  let color = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    if (i % pixel === 0 && stream.below(runs) === 0) color = color.map(() => stream.below(256));
    row[i] = color[i % pixel];
  }
  const above = row.slice();
  for (let i = 0; i < size; i++) if (stream.below(changes) === 0) above[i] = stream.below(256);
  const together = new Uint8Array(2 * stride);
  together.set(above);
  together.set(row, stride);
  const place = both.put(together);
  return [place + stride, place];
}

describe('png-flat: the kernel and its reference', () => {
  test('rows are compared and cut', () => {
    let most = 0;
    for (const size of [1, 4, 15, 16, 17, 64, 333, 3000, 65_536])
      for (const pixel of [1, 3, 4])
        for (const runs of [1, 3, 40, 4000])
          for (const changes of [1, 3, 40, 4000]) {
            both.begin();
            both.take(64); // before the row above
            const [row, above] = rows(size, pixel, runs, changes);
            const [sums, rest] = [both.take(16), both.take(8)];
            const list = both.take(size + 32);
            const out = both.take(4 * size + 1200);
            const end = both.run((loops) =>
              loops.listChanged(row, above, (size + 15) & ~15, list, sums, size - 15),
            );
            both.bytesAgree(list, end + 4 - list);
            both.doublesAgree(sums, 2);
            const count = (end - list) / 4;
            if (count === 0) continue;
            const isFirst = both.memories[0].ints[list / 4] === 0;
            for (const begin of isFirst ? [0, -1] : [0, -1, -259, -260, -261, -1000]) {
              const apart = isFirst && begin === 0 ? 0 : -1;
              const cut = both.run((loops) =>
                loops.cutRow(row, above, list, count, begin, apart, size >> 2, pixel, out, rest),
              );
              both.bytesAgree(out, cut - out);
              both.bytesAgree(rest, 8);
              most = Math.max(most, cut - out);
            }
          }
    expect(most).toBeGreaterThan(60_000);
  });

  test('tokens are counted, and their codes written', () => {
    for (const count of [1, 2, 100, 5000])
      for (const longest of [1, 15, 44, 56]) {
        both.begin();
        const kinds = [firstToken, secondToken].flatMap((token) => [token + 3, token + maxMatch]);
        const tokens = Uint16Array.from({ length: count }, () =>
          stream.below(4) === 0 ? kinds[stream.below(kinds.length)] : stream.below(tokenKinds),
        );
        const codes = BigUint64Array.from({ length: tokenKinds }, () => {
          const bits = BigInt(1 + stream.below(longest));
          const code = (BigInt(stream.below(2 ** 30)) << 27n) | BigInt(stream.below(2 ** 27));
          return bits | ((code & ((1n << bits) - 1n)) << 6n);
        });
        const [list, table] = [both.put(tokens), both.put(codes)];
        const [counts, rest, out] = [both.take(4 * tokenKinds), both.take(8), both.take(8 * count + 8)];
        both.run((loops) => loops.countTokens(list, count, counts));
        both.bytesAgree(counts, 4 * tokenKinds);
        for (const some of [0, 1, 7, 8, 9, count])
          both.run((loops) => loops.countMatches(list, Math.min(some, count)));
        for (const bits of [0, 3, 7]) {
          const held = stream.below(1 << bits);
          const end = both.run((loops) => loops.putTokens(list, count, table, out, rest, held, bits));
          both.bytesAgree(out, end - out);
          both.bytesAgree(rest, 8);
        }
      }
  });
});
