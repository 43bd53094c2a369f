import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { addAdler } from '../../src/draw/png/checksums.js';
import { FilteredMemory } from '../../src/draw/png/filtered/memory.js';
import { addFilteredAdler, filterRow, type Filter } from '../../src/draw/png/filtered/filtered.js';
import type { Raster } from '../../src/draw/raster.js';

const stream = new Stream(['filtered rows']);
const edges = [0, 1, 2, 126, 127, 128, 129, 253, 254, 255];

/** Half of its bytes are such that differences of them overflow, and many are equal. */
function picture(width: number, height: number, channels: 1 | 3 | 4): Raster {
  const data = Uint8Array.from({ length: width * height * channels }, () =>
    stream.below(2) === 0 ? stream.below(256) : edges[stream.below(edges.length)],
  );
  return { width, height, channels, data };
}

/** The PNG specification, 9.2 and 9.4. */
function residual(filter: Filter, { width, channels, data }: Raster, y: number): number[] {
  const size = width * channels;
  const at = (x: number, row: number): number => (x < 0 || row < 0 ? 0 : data[row * size + x]);
  return Array.from({ length: size }, (_, x) => {
    const [a, b, c] = [at(x - channels, y), at(x, y - 1), at(x - channels, y - 1)];
    const p = a + b - c;
    const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
    const nearest = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
    return (at(x, y) - [0, a, b, Math.floor((a + b) / 2), nearest][filter]) & 255;
  });
}

describe('filtered rows', () => {
  const memory = new FilteredMemory();

  test.each([0, 1, 2, 3, 4] as const)('filter %d is its definition, for rows of any length', (filter) => {
    for (const channels of [1, 3, 4] as const)
      for (const [width, height] of [
        [1, 3],
        [5, 4],
        [16, 3],
        [33, 7],
        [700, 30],
      ] as const) {
        const image = picture(width, height, channels);
        const size = width * channels;
        memory.beginPicture(size, height * (size + 1), 0);
        for (let y = 0, at = 0; y < height; y++) {
          const end = filterRow(memory, filter, image, y, at);
          expect([...memory.bytes.subarray(memory.window + at, memory.window + end)]).toEqual([
            filter,
            ...residual(filter, image, y),
          ]);
          at = end;
        }
      }
  });

  test('Adler-32, in parts of any length, is that of single bytes', () => {
    const image = picture(65_535, 4, 1);
    image.data.fill(255, 0, 140_000);
    memory.beginPicture(65_535, 4 * 65_536, 0);
    for (let y = 0, at = 0; y < 4; y++) at = filterRow(memory, 0, image, y, at);
    const [together, singly] = [
      { a: 1, b: 0 },
      { a: 1, b: 0 },
    ];
    for (let at = 0; at < 4 * 65_536;) {
      const end = Math.min(4 * 65_536, at + stream.below(90_000));
      addFilteredAdler(memory, together, at, end);
      addAdler(singly, memory.bytes, memory.window + at, memory.window + end);
      at = end;
      expect(together).toEqual(singly);
    }
  });
});
