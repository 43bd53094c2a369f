import type { Raster } from '../../raster.js';
import { type Adler, addAdler, adlerModulus } from '../checksums.js';
import type { Filter } from './best-filter.js';
import type { FilteredMemory } from './memory.js';

const loops = ['sub', 'up', 'average', 'paeth'] as const;
/** How many bytes are summed at once; more would overflow the sums. */
const adlerSpan = 1 << 15;

/**
 * Writes the filter byte and the residual of row `y` into the window from `at`, and returns where they end. Rows come in their
 * order.
 */
export function filterRow(
  memory: FilteredMemory,
  filter: Filter,
  { width, channels, data }: Raster,
  y: number,
  at: number,
): number {
  const size = width * channels;
  const { bytes, rows } = memory;
  const [row, above] = [rows[y & 1]!, rows[(y + 1) & 1]!];
  const out = memory.window + at;
  const values = data.subarray(y * size, (y + 1) * size);
  bytes.set(values, row);
  bytes[out] = filter;
  if (filter === 0) bytes.set(values, out + 1);
  else memory.loops[loops[filter - 1]!](out + 1, row, above, size, channels);
  return at + 1 + size;
}

/** Takes bytes `start` to `end` − 1 of the window into the sums. */
export function addFilteredAdler(memory: FilteredMemory, sums: Adler, start: number, end: number): void {
  const { ints, places, window } = memory;
  const four = (k: number): number => {
    const at = places.sums / 4 + k;
    return ints[at]! + ints[at + 1]! + ints[at + 2]! + ints[at + 3]!;
  };
  let at = start;
  while (end - at >= 16) {
    const size = Math.min(adlerSpan, (end - at) & ~15);
    memory.loops.adler(places.sums, window + at, size);
    sums.b = (sums.b + size * sums.a + 16 * four(4) + four(8)) % adlerModulus;
    sums.a = (sums.a + four(0)) % adlerModulus;
    at += size;
  }
  addAdler(sums, memory.bytes, window + at, window + end);
}
