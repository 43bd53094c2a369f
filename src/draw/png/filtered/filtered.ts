import type { Raster } from '../../raster.js';
import { bestFilter } from './best-filter.js';
import { Block } from './block.js';
import type { Bits } from '../deflate/bits.js';
import type { Adler } from '../checksums.js';
import { FilteredMemory } from './memory.js';
import { addFilteredAdler, filterRow } from './rows.js';
import { writeStored } from '../deflate/stored.js';
import { maxDistance } from '../deflate/symbols.js';

/** Bytes per deflate block: large enough to pay for its codes, small enough to follow the picture and stay in cache. */
const blockSize = 1 << 15;

const memory = new FilteredMemory();
const block = new Block(memory);

/** Deflates a picture's rows, in each block after the filter that suits it: for photographs, renders and noise. */
export function deflateFiltered(bits: Bits, raster: Raster): Adler {
  const sums = { a: 1, b: 0 };
  const rowSize = raster.width * raster.channels + 1;
  const rows = Math.max(1, Math.floor(blockSize / rowSize));
  memory.beginPicture(rowSize - 1, maxDistance + rows * rowSize + 8, rows * rowSize);
  block.forget();
  const { bytes, window } = memory;
  let done = 0;
  let start = 0;
  for (let y = 0; y < raster.height;) {
    // The window slides by whole words, so that positions in it keep their place in words.
    const slide = Math.max(0, (start - maxDistance) & ~3);
    bytes.copyWithin(window, window + slide, window + start);
    done += slide;
    start -= slide;
    let end = start;
    const stop = Math.min(raster.height, y + rows);
    const filter = bestFilter(raster, y, stop);
    for (; y < stop; y++) end = filterRow(memory, filter, raster, y, end);
    addFilteredAdler(memory, sums, start, end);
    block.begin(start, end);
    block.cut(done);
    const last = y === raster.height;
    if (!block.write(bits, last, end - start + 5))
      writeStored(bits, bytes, window + start, window + end, last);
    start = end;
  }
  return sums;
}
