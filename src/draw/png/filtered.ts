import type { Raster } from '../raster.js';
import type { Bits } from './bits.js';
import { Block, writeBlock, writeStored } from './block.js';
import { addAdler, type Adler } from './checksums.js';
import { type Filter, filterRow } from './filters.js';

/** Bytes per deflate block: large enough to pay for its codes, small enough to follow the picture and stay in cache. */
const blockSize = 1 << 15;
/** Shorter runs cost more as matches than as literals, which in a photograph's residual are cheap. */
const shortestRun = 8;

const block = new Block();
const counts = [0, 1, 2, 3].map(() => new Uint32Array(256)) as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/** Deflates a picture's rows after one filter, with matches only for runs of one byte: for photographs and noise. */
export function deflateFiltered(bits: Bits, raster: Raster, filter: Filter): Adler {
  const sums = { a: 1, b: 0 };
  const rowSize = raster.width * raster.channels + 1;
  const rows = Math.max(1, Math.floor(blockSize / rowSize));
  if (rows * rowSize > block.literals.length) block.literals = new Uint8Array((rows * rowSize + 3) & ~3);
  for (let y = 0; y < raster.height;) {
    const end = Math.min(raster.height, y + rows);
    let size = 0;
    for (; y < end; y++) size = filterRow(filter, raster, y, block.literals, size);
    addAdler(sums, block.literals, 0, size);
    block.clear();
    cutRuns(size);
    const last = y === raster.height;
    if (!writeBlock(bits, block, last, size + 5, true)) writeStored(bits, block.literals, 0, size, last);
  }
  return sums;
}

/** Finds the runs among the block's first `size` bytes, looking only where four aligned bytes are one value. */
function cutRuns(size: number): void {
  const bytes = block.literals;
  const words = new Int32Array(bytes.buffer, 0, size >> 2);
  let from = 0;
  for (let k = 0; k < words.length; k++) {
    const word = words[k]!;
    if (word !== ((word << 8) | (word >>> 24))) continue;
    const value = bytes[4 * k]!;
    let start = 4 * k + 1;
    while (start - 2 >= from && bytes[start - 2] === value) start--;
    let end = 4 * k + 4;
    while (end < size && bytes[end] === value) end++;
    if (end - start < shortestRun) continue;
    count(from, start);
    block.run = start - from;
    block.match(end - start, 1);
    from = end;
    // The loop goes on with the first word that lies behind the run.
    k = ((end + 3) >> 2) - 1;
  }
  count(from, size);
  block.run = size - from;
  const [c0, c1, c2, c3] = counts;
  for (let value = 0; value < 256; value++) {
    block.literalFrequencies[value] = c0[value]! + c1[value]! + c2[value]! + c3[value]!;
  }
  for (const table of counts) table.fill(0);
}

/** Counts literals in four tables by turns, so that equal neighbours do not wait for each other. */
function count(from: number, to: number): void {
  const bytes = block.literals;
  const [c0, c1, c2, c3] = counts;
  let i = from;
  for (; i + 3 < to; i += 4) {
    c0[bytes[i]!]!++;
    c1[bytes[i + 1]!]!++;
    c2[bytes[i + 2]!]!++;
    c3[bytes[i + 3]!]!++;
  }
  for (; i < to; i++) c0[bytes[i]!]!++;
}
