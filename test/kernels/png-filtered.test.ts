import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { pngFiltered } from '../../src/draw/png/filtered/png-filtered-kernel.js';
import { filteredReference } from '../reference/png-filtered/loops.js';
import { Both } from './both.js';

const both = new Both(pngFiltered, filteredReference);
const stream = new Stream(['kernels', 'png-filtered']);
const edges = [0, 1, 2, 126, 127, 128, 129, 253, 254, 255];

/** Half of them are such that differences overflow, and many are equal. */
const bytes = (count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () =>
    stream.below(2) === 0 ? stream.below(256) : edges[stream.below(edges.length)],
  );

describe('png-filtered: the kernel and its reference', () => {
  test.each(['sub', 'up', 'average', 'paeth'] as const)('%s, of rows of any length', (filter) => {
    for (const size of [1, 3, 15, 16, 17, 48, 333, 4000])
      for (const pixel of [1, 3, 4]) {
        both.begin();
        const row = both.put(bytes(size + 16)) + 16;
        const above = both.put(bytes(size + 16)) + 16;
        const out = both.take(size);
        both.run((loops) => loops[filter](out, row, above, size, pixel));
        both.bytesAgree(out, size);
      }
  });

  test('the sums of Adler-32, up to the longest and largest', () => {
    for (const size of [16, 32, 1600, 32_768])
      for (const values of [bytes(size), new Uint8Array(size).fill(255), new Uint8Array(size)]) {
        both.begin();
        const from = both.put(values);
        const out = both.take(48);
        both.run((loops) => loops.adler(out, from, size));
        both.bytesAgree(out, 48);
        expect(Math.min(...both.memories[0].ints.subarray(out / 4, out / 4 + 12))).toBeGreaterThanOrEqual(0);
      }
  });
});
