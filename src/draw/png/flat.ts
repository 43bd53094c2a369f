import type { Bits } from './bits.js';
import { writeStored } from './stored.js';
import { Tokens } from './tokens.js';
import type { Adler } from './checksums.js';
import { RowChecksum } from './row-checksum.js';
import { type WordRows, listChanged, wordRows } from './word-rows.js';
import type { Raster } from '../raster.js';
import { maxDistance } from './symbols.js';

/** Symbols after which a block is closed, at the end of a row. */
const blockSymbols = 1 << 15;
/** Matches of 3 bytes cost as much as literals, of which a drawing has few different ones. */
const shortestMatch = 4;
/** Equal bytes after which a match is written, though it could go on: what is not written takes no room in a block. */
const longestWait = 1 << 22;
/** Rows until the next look for many equal rows, after one in vain. */
const leap = 8;

const tokens = new Tokens();
/** The two distances of matches: a pixel, and a row with its filter byte. */
const left = 0;
const up = 1;

/**
 * Deflates unfiltered rows, matching each against the row above and against the pixel before: for drawings and text.
 * What equals the row above is found many rows or 4 bytes at a time and not looked at again, not even for the checksum,
 * which is carried from row to row by the differences.
 */
export function deflateFlat(bits: Bits, raster: Raster): Adler {
  const { height } = raster;
  const rows = wordRows(raster);
  const { size, stride } = rows;
  const checksum = new RowChecksum(size);
  const distance = size + 1 <= maxDistance ? size + 1 : 0; // 0: the row above is out of reach
  let equal = 0; // bytes that equal those a row above, at the end of what is cut, not yet a match
  let from = 0; // the first row of the block
  let look = 1; // the next row at which to look for many equal rows at once
  const distances = [rows.pixel, distance || 1] as const;
  tokens.begin(distances);

  for (let y = 0; y < height;) {
    const at = y * stride;
    let repeats = 0;
    if (y >= look && distance > 0) {
      repeats = rows.repeats(y);
      look = y + (repeats || leap);
    }
    tokens.reserve(2 * stride + 2);
    if (repeats === 0) {
      const count =
        y === 0 ? 0 : listChanged(rows.words, at >> 2, (at - stride) >> 2, stride >> 2, rows.changed);
      if (y === 0 || distance === 0) {
        checksum.change(rows.bytes, at, y === 0 ? -1 : at - stride, 0, size);
        checksum.next();
        tokens.literal(0);
        cutSpan(rows, at, 0, size);
      } else if (count === 0 && equal + distance >= shortestMatch) repeats = 1;
      else {
        equal = cutRow(rows, at, count, equal, checksum);
        checksum.next();
      }
    }
    checksum.repeat(repeats);
    equal += repeats * distance;
    y += repeats || 1;
    if (equal >= longestWait) {
      tokens.match(equal, up);
      equal = 0;
    }
    if (tokens.count >= blockSymbols && y < height) {
      if (equal > 0) tokens.match(equal, up);
      equal = 0;
      finish(bits, raster, from, y);
      tokens.begin(distances);
      from = y;
    }
  }
  if (equal > 0) tokens.match(equal, up);
  finish(bits, raster, from, height);
  return checksum.sums();
}

/**
 * Cuts one row, its filter byte included, after `equal` bytes that are still to match: 0, or enough for a match. Returns
 * how many are to match after it.
 */
function cutRow(rows: WordRows, at: number, count: number, equal: number, checksum: RowChecksum): number {
  const { bytes, words, changed, stride, size } = rows;
  const row = at >> 2;
  const above = (at - stride) >> 2;
  let i = -1; // the filter byte comes before the pixels
  for (let c = 0; c < count;) {
    const first = changed[c]!;
    let last = first;
    while (++c < count && changed[c] === last + 1) last++;
    // Of these neighbouring words, the bytes from the first to the last that differ from the row above.
    const start = 4 * first + equalBytesBelow(words[row + first]! ^ words[above + first]!);
    const end = 4 * last + 4 - (Math.clz32(words[row + last]! ^ words[above + last]!) >> 3);
    equal += start - i;
    if (equal >= shortestMatch) tokens.match(equal, up);
    else for (; i < start; i++) tokens.literal(i < 0 ? 0 : bytes[at + i]!);
    checksum.change(bytes, at, at - stride, start, end);
    cutSpan(rows, at, start, end);
    equal = 0;
    i = end;
  }
  equal += size - i;
  if (equal >= shortestMatch) return equal;
  for (; i < size; i++) tokens.literal(i < 0 ? 0 : bytes[at + i]!);
  return 0;
}

/** How many of the low bytes of a word, which is not 0, are 0. */
const equalBytesBelow = (word: number) => (31 - Math.clz32(word & -word)) >> 3;

/** Cuts bytes `start` to `end` − 1 of a row into literals and runs of one pixel. */
function cutSpan(rows: WordRows, at: number, start: number, end: number): void {
  const { bytes, pixel } = rows;
  for (let i = start; i < end;) {
    let run = i;
    if (i >= pixel && end - i >= shortestMatch)
      while (run < end && bytes[at + run] === bytes[at + run - pixel]) run++;
    if (run - i >= shortestMatch) {
      tokens.match(run - i, left);
      i = run;
    } else tokens.literal(bytes[at + i++]!);
  }
}

/** Writes the block of rows `from` to `to` − 1. */
function finish(bits: Bits, raster: Raster, from: number, to: number): void {
  const size = raster.width * raster.channels;
  const raw = (to - from) * (size + 1);
  const last = to === raster.height;
  if (!tokens.write(bits, last, raw + 5)) {
    const rows = new Uint8Array(raw);
    for (let y = from; y < to; y++)
      rows.set(raster.data.subarray(y * size, (y + 1) * size), (y - from) * (size + 1) + 1);
    writeStored(bits, rows, 0, raw, last);
  }
}
