import type { Raster } from '../raster.js';
import type { Bits } from './bits.js';
import { Block, writeBlock, writeStored } from './block.js';
import type { Adler } from './checksums.js';
import { RowChecksum } from './row-checksum.js';
import { maxDistance } from './symbols.js';

/** Symbols after which a block is closed, at the end of a row. */
const blockSymbols = 1 << 15;
const shortestMatch = 4;

const block = new Block();
/** Words of the current row that differ from the row above, then a sentinel. */
let changed = new Int32Array(1 << 10);
let alignedCopy = new Uint8Array(0);

/**
 * Deflates unfiltered rows, matching each against the row above and against the pixel before: for drawings and text.
 * What equals the row above is found 4 bytes at a time and never looked at again, not even for the checksum, which is
 * carried from row to row by the differences.
 */
export function deflateFlat(bits: Bits, raster: Raster): Adler {
  const size = raster.width * raster.channels;
  const { bytes, words, stride } = alignedRows(raster, size);
  const rowWords = stride >> 2;
  if (changed.length <= rowWords) changed = new Int32Array(rowWords + 1);
  const canMatchUp = size < maxDistance;
  const checksum = new RowChecksum(size);
  let equalAbove = 0; // bytes at the end of what is done that equal those a row above, not yet written as a match
  let blockStart = 0;
  block.clear();

  for (let y = 0; y < raster.height; y++) {
    const row = y * rowWords;
    let count = 0;
    if (y === 0) for (let k = 0; k < rowWords; k++) changed[count++] = k;
    else {
      const above = row - rowWords;
      for (let k = 0; k < rowWords; k++) if (words[row + k] !== words[above + k]) changed[count++] = k;
    }
    if (count === 0 && y > 0) {
      checksum.repeat();
      if (canMatchUp) {
        equalAbove += size + 1;
        continue;
      }
    } else {
      for (let c = 0; c < count; c++) {
        const k = changed[c]! * 4;
        const at = y * stride + k;
        for (let j = 0; j < 4; j++) {
          const by = bytes[at + j]! - (y === 0 ? 0 : bytes[at + j - stride]!);
          if (by !== 0) checksum.change(k + j, by);
        }
      }
      checksum.next();
    }
    changed[count] = rowWords;
    equalAbove = cutRow(bytes, y * stride, stride, size, raster.channels, y > 0 && canMatchUp, equalAbove);
    if (block.literalCount + block.matchCount >= blockSymbols && y + 1 < raster.height) {
      if (equalAbove > 0) block.match(equalAbove, size + 1);
      equalAbove = 0;
      finish(bits, raster, blockStart, y + 1);
      blockStart = y + 1;
    }
  }
  if (equalAbove > 0) block.match(equalAbove, size + 1);
  finish(bits, raster, blockStart, raster.height);
  return checksum.sums();
}

/** Writes the block of rows `from` to `to` − 1. */
function finish(bits: Bits, raster: Raster, from: number, to: number): void {
  const size = raster.width * raster.channels;
  const raw = (to - from) * (size + 1);
  const last = to === raster.height;
  if (!writeBlock(bits, block, last, raw + 5, false)) {
    const rows = new Uint8Array(raw);
    for (let y = from; y < to; y++)
      rows.set(raster.data.subarray(y * size, (y + 1) * size), (y - from) * (size + 1) + 1);
    writeStored(bits, rows, 0, raw, last);
  }
  block.clear();
}

/** Cuts one row, its filter byte included, into literals and matches; `equalAbove` bytes before it are still to match. */
function cutRow(
  bytes: Uint8Array,
  at: number,
  stride: number,
  size: number,
  pixel: number,
  canMatchUp: boolean,
  equalAbove: number,
): number {
  let next = 0; // index into `changed` of the first word not before i
  let i = 0;
  let open = equalAbove;
  for (let first = true; ; first = false) {
    // How far the row equals the one above from i on.
    let end = i;
    if (canMatchUp) {
      for (;;) {
        const word = end >> 2;
        while (changed[next]! < word) next++;
        const start = changed[next]! * 4;
        if (start > end) end = start;
        if (end >= size) {
          end = size;
          break;
        }
        const stop = start + 4;
        while (end < stop && bytes[at + end] === bytes[at + end - stride]) end++;
        if (end < stop) break;
      }
    }
    if (first) {
      // The filter byte, 0 in every row, precedes the pixels.
      if (open > 0 || end + 1 >= shortestMatch) {
        open += end + 1;
        i = end;
      } else block.literal(0);
      if (i === size) return open;
      continue;
    }
    if (open > 0) block.match(open, size + 1);
    open = 0;
    let run = i;
    if (i >= pixel) while (run < size && bytes[at + run] === bytes[at + run - pixel]) run++;
    if (end - i >= shortestMatch && end >= run) {
      open = end - i;
      i = end;
    } else if (run - i >= shortestMatch) {
      block.match(run - i, pixel);
      i = run;
    } else block.literal(bytes[at + i++]!);
    if (i === size) return open;
  }
}

/** The rows as words too, each row beginning at a whole word: a view where they do, else a copy with padding. */
function alignedRows(raster: Raster, size: number): { bytes: Uint8Array; words: Int32Array; stride: number } {
  const { data, height } = raster;
  if (size % 4 === 0 && data.byteOffset % 4 === 0) {
    return {
      bytes: data,
      words: new Int32Array(data.buffer, data.byteOffset, data.length >> 2),
      stride: size,
    };
  }
  const stride = (size + 3) & ~3;
  if (alignedCopy.length !== stride * height) alignedCopy = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) alignedCopy.set(data.subarray(y * size, (y + 1) * size), y * stride);
  return { bytes: alignedCopy, words: new Int32Array(alignedCopy.buffer), stride };
}
