import type { Raster } from '../raster.js';
import type { Bits } from './bits.js';
import type { Adler } from './checksums.js';
import { RowChecksum } from './row-checksum.js';
import { writeStored } from './stored.js';
import { maxDistance, maxMatch } from './symbols.js';
import { Tokens, firstToken, secondToken } from './tokens.js';
import { type WordRows, listChanged, wordRows } from './word-rows.js';

/** Symbols, two to a match, after which a block is closed, at the end of a row. */
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
    const compared = y > 0 && distance > 0;
    const count = compared
      ? listChanged(rows.words, at >> 2, (at - stride) >> 2, stride >> 2, rows.changed)
      : 0;
    let repeats = 0;
    if (y >= look && compared) {
      if (count === 0) repeats = rows.repeats(y);
      look = y + (repeats || leap);
    }
    // At most five tokens for a word of four bytes, and one for every 258 of a match.
    tokens.reserve(2 * stride + 8 + ((equal + (repeats + 1) * distance) >> 7));
    if (repeats === 0) {
      if (!compared) {
        checksum.change(rows.bytes, at, y === 0 ? -1 : at - stride, 0, size);
        checksum.next();
        tokens.literal(0);
        cutSpan(rows, at, 0, size);
      } else if (count === 0 && equal + distance >= shortestMatch) repeats = 1;
      else {
        equal = cutRow(rows, at, count, equal);
        checksum.changeWords(rows.words, at >> 2, (at - stride) >> 2, rows.changed, count);
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
    if (2 * tokens.count >= blockSymbols && y < height && tokens.symbols() >= blockSymbols) {
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
 *
 * Each changed word gives a match up to its first changed byte, unless the word before has changed too, and up to four
 * literals. All are written and those that are not meant are written over, since where they begin and end cannot be
 * foreseen, and a wrong guess costs a processor more than a few writes.
 */
function cutRow(
  { bytes, words, changed, stride, size, pixel }: WordRows,
  at: number,
  count: number,
  equal: number,
): number {
  // In locals, here and elsewhere: what a module shares is read anew on every turn of a loop.
  const { list } = tokens;
  const [longest, leftToken, upToken] = [maxMatch, firstToken, secondToken];
  const row = at >> 2;
  const above = (at - stride) >> 2;
  const whole = size >> 2; // words without padding
  let p = tokens.count;
  let i = -1 - equal; // where the bytes begin that equal the row above; the filter byte is at −1
  let apart = -1; // −1 where a word that has not changed lies before this one, else 0
  let run = 0; // bytes before i that equal those a pixel before
  if (equal === 0 && (changed[0] === 0 || count === 0)) {
    list[p++] = 0;
    apart = 0;
    i = 0;
  }
  for (let c = 1, k = changed[0]!; c <= count; c++) {
    const next = changed[c]!;
    const nextApart = (k + 1 - next) >> 31;
    const word = words[(row + k) | 0]!;
    // The four bytes that lie a pixel before; in two shifts, since by 32 bits would be by none.
    const before = (words[(row + k - 1) | 0]! >>> (32 - 8 * pixel)) | ((word << (4 * pixel)) << (4 * pixel));
    if ((apart | (word ^ before)) === 0 && k > 0 && k < whole) {
      run += 4;
      i = (4 * k + 4) | 0;
    } else {
      if (run > 0) {
        for (; run > longest; p++) {
          const part = run < longest + 3 ? run - 3 : longest;
          list[p] = leftToken + part;
          run -= part;
        }
        list[p++] = leftToken + run;
        run = 0;
      }
      const difference = word ^ words[(above + k) | 0]!;
      const lead = ((31 - Math.clz32(difference & -difference)) >> 3) & apart;
      const trail = (Math.clz32(difference) >> 3) & nextApart;
      let length = (4 * k + lead - i) | 0;
      for (; length > longest; p++) {
        const part = length < longest + 3 ? length - 3 : longest;
        list[p] = upToken + part;
        length -= part;
      }
      list[p] = upToken + length;
      p = (p - apart) | 0;
      const rest = word >>> (8 * lead);
      list[p] = rest & 255;
      list[p + 1] = (rest >>> 8) & 255;
      list[p + 2] = (rest >>> 16) & 255;
      list[p + 3] = rest >>> 24;
      p = (p + 4 - lead - trail) | 0;
      i = (4 * k + 4 - trail) | 0;
    }
    apart = nextApart;
    k = next;
  }
  tokens.count = p;
  if (run > 0) tokens.match(run, left);
  equal = size - i;
  if (equal >= shortestMatch) return equal;
  for (; i < size; i++) tokens.literal(bytes[at + i]!);
  return 0;
}

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
