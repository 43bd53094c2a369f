import type { Raster } from '../../raster.js';
import type { Bits } from '../deflate/bits.js';
import type { Adler } from '../checksums.js';
import { blockSymbols, longestWait, flatMemory, mostRepeats, rowRoom } from './memory.js';
import { RowChecksum } from './row-checksum.js';
import { writeStored } from '../deflate/stored.js';
import { maxDistance } from '../deflate/codes.js';
import { Tokens } from './tokens.js';

/** Rows in one comparison of memory, from the largest. */
const leaps = [mostRepeats, 8];

/** A picture's rows in the memory of the loops, as many at a time as there is room for, each with the one above. */
class FlatRows {
  readonly memory = flatMemory();
  /** Bytes of a row. */
  readonly size: number;
  /** The distance between rows, in bytes: a multiple of 16. What follows a row, up to the stride, is 0. */
  readonly stride: number;
  /** Bytes of a pixel. */
  readonly pixel: number;
  private readonly data: Uint8Array;
  /** The rows that are in memory. */
  private first = 0;
  private end = 0;

  constructor(private readonly raster: Raster) {
    const { width, channels, data } = raster;
    this.pixel = channels;
    this.size = width * channels;
    this.stride = (this.size + 15) & ~15;
    // Node's buffers compare many bytes at once.
    this.data = typeof Buffer === 'undefined' ? data : Buffer.from(data.buffer, data.byteOffset, data.length);
  }

  /** Where row `y` begins in memory; the row above, if there is one, begins a stride before. `y` never goes down. */
  place(y: number): number {
    if (y >= this.end) this.load(y === 0 ? 0 : y - 1);
    return this.memory.places.rows + (y - this.first) * this.stride;
  }

  /** How many rows from `y` on, 32, 8 or 0, are each known to equal the one above. */
  repeats(y: number): number {
    const { data, size } = this;
    for (const leap of leaps) {
      if (y + leap > this.raster.height) continue;
      const [start, end] = [y * size, (y + leap) * size];
      if (repeat(data, start, end, size)) return leap;
    }
    return 0;
  }

  /** Lists the words of row `y` that differ from those above, tells the checksum, and returns how many they are. */
  listChanged(y: number, checksum: RowChecksum): number {
    const { stride, memory } = this;
    const { places } = memory;
    const at = this.place(y);
    const end = memory.loops.listChanged(
      at,
      at - stride,
      stride,
      places.changed,
      places.sums,
      this.size - 15,
    );
    const [sum, weighted] = [places.sums / 8, places.sums / 8 + 1];
    checksum.changeBy(memory.doubles[sum], memory.doubles[weighted]);
    return (end - places.changed) >> 2;
  }

  private load(first: number): void {
    const { size, stride, raster } = this;
    const { bytes, places } = this.memory;
    const count = Math.min(raster.height - first, Math.floor(rowRoom / stride));
    const rows = raster.data.subarray(first * size, (first + count) * size);
    if (size === stride) bytes.set(rows, places.rows);
    else {
      bytes.fill(0, places.rows, places.rows + count * stride);
      for (let k = 0; k < count; k++)
        bytes.set(rows.subarray(k * size, (k + 1) * size), places.rows + k * stride);
    }
    this.first = first;
    this.end = first + count;
  }
}

/** Whether bytes `start` to `end` equal those `size` before. */
function repeat(data: Uint8Array, start: number, end: number, size: number): boolean {
  if ('compare' in data) return (data as Buffer).compare(data, start - size, end - size, start, end) === 0;
  for (let i = start; i < end; i++) if (data[i] !== data[i - size]) return false;
  return true;
}

/** Matches of 3 bytes cost as much as literals, of which a drawing has few different ones. */
const shortestMatch = 4;
/** The rows until the next search for many equal rows, after one in vain. */
const leap = 8;

/** The two distances of matches: a pixel, and a row with its filter byte. */
const left = 0;
const up = 1;

let kept: Tokens | undefined;

/**
 * Deflates unfiltered rows, matching each against the row above and against the pixel before: for drawings and text.
 * What equals the row above is found many rows or 16 bytes at a time and not looked at again, not even for the checksum,
 * which is carried from row to row by the differences.
 */
export function deflateFlat(bits: Bits, raster: Raster): Adler {
  const { height } = raster;
  const rows = new FlatRows(raster);
  const tokens = (kept ??= new Tokens());
  const { size } = rows;
  const checksum = new RowChecksum(size);
  const distance = size + 1 <= maxDistance ? size + 1 : 0; // 0: the row above is out of reach
  let equal = 0; // bytes that equal those a row above, at the end of what is cut, not yet a match
  let from = 0; // the first row of the block
  let look = 1; // the next row at which to look for many equal rows at once
  const distances = [rows.pixel, distance || 1] as const;
  tokens.begin(distances);

  for (let y = 0; y < height;) {
    let repeats = 0;
    if (y === 0 || distance === 0) {
      const at = rows.place(y);
      checksum.change(rows.memory.bytes, at, y === 0 ? -1 : at - rows.stride, 0, size);
      checksum.next();
      tokens.literal(0);
      cutSpan(tokens, rows, at, 0, size);
    } else {
      const count = rows.listChanged(y, checksum);
      if (y >= look) {
        if (count === 0) repeats = rows.repeats(y);
        look = y + (repeats || leap);
      }
      if (count === 0 && repeats === 0 && equal + distance >= shortestMatch) repeats = 1;
      if (repeats === 0) {
        equal = cutRow(tokens, rows, rows.place(y), count, equal);
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
      finish(tokens, bits, raster, from, y);
      tokens.begin(distances);
      from = y;
    }
  }
  if (equal > 0) tokens.match(equal, up);
  finish(tokens, bits, raster, from, height);
  return checksum.sums();
}

/**
 * Cuts one row, of which `count` words have changed, its filter byte included, after `equal` bytes that are still to match: 0, or
 * enough for a match. Returns how many are to match after it.
 */
function cutRow(tokens: Tokens, rows: FlatRows, at: number, count: number, equal: number): number {
  const { size, stride, pixel } = rows;
  const { loops, bytes, ints, places } = rows.memory;
  let i = -1 - equal; // where the bytes begin that equal the row above; the filter byte is at −1
  let apart = -1; // −1 where a word that has not changed lies before the first that has, else 0
  if (equal === 0 && (count === 0 || ints[places.changed / 4] === 0)) {
    tokens.literal(0);
    apart = 0;
    i = 0;
  }
  if (count > 0) {
    const { changed, rest } = places;
    tokens.end = loops.cutRow(at, at - stride, changed, count, i, apart, size >> 2, pixel, tokens.end, rest);
    i = ints[rest / 4];
    const run = ints[rest / 4 + 1];
    if (run > 0) tokens.match(run, left);
  }
  equal = size - i;
  if (equal >= shortestMatch) return equal;
  for (; i < size; i++) tokens.literal(bytes[at + i]);
  return 0;
}

/** Cuts bytes `start` to `end` − 1 of a row into literals and runs of one pixel. */
function cutSpan(tokens: Tokens, { memory, pixel }: FlatRows, at: number, start: number, end: number): void {
  const { bytes } = memory;
  for (let i = start; i < end;) {
    let run = i;
    if (i >= pixel && end - i >= shortestMatch)
      while (run < end && bytes[at + run] === bytes[at + run - pixel]) run++;
    if (run - i >= shortestMatch) {
      tokens.match(run - i, left);
      i = run;
    } else tokens.literal(bytes[at + i++]);
  }
}

/** Writes the block of rows `from` to `to` − 1. */
function finish(tokens: Tokens, bits: Bits, raster: Raster, from: number, to: number): void {
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
