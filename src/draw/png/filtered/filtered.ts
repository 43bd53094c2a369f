import type { Raster } from '../../raster.js';
import type { Bits } from '../deflate/bits.js';
import { type Adler, addAdler, adlerModulus } from '../checksums.js';
import { FilteredMemory } from './memory.js';
import { writeStored } from '../deflate/stored.js';
import { roughLog2 } from './rough-log2.js';
import { distanceCodes, lengthCodes } from '../block/tables.js';
import { Codes, maxDistance, endOfBlock, literalSymbols } from '../deflate/codes.js';

/** A deflate block over bytes of the window: all literals, but for the stretches that matches copy from further back. */
export class Block {
  private readonly codes = new Codes();
  private start = 0;
  private end = 0;
  private matchCount = 0;

  constructor(private readonly memory: FilteredMemory) {}

  /** Forgets earlier blocks: those of another picture. */
  forget(): void {
    const { ints, places } = this.memory;
    ints.fill(-maxDistance, places.table / 4, places.costs / 4);
  }

  /** Starts a block of the window's bytes `start` to `end` − 1. */
  begin(start: number, end: number): void {
    const { loops, places, window, ints } = this.memory;
    const { frequencies, distances } = places;
    this.start = start;
    this.end = end;
    this.matchCount = 0;
    loops.countBytes(window + start, end - start, places.scratch, frequencies);
    ints.fill(0, frequencies / 4 + 256, frequencies / 4 + literalSymbols);
    ints.fill(0, distances / 4, distances / 4 + this.codes.distanceFrequencies.length);
  }

  /** Matches come in their order. @param length at least 3, in bytes like `distance` */
  match(first: number, length: number, distance: number): void {
    const { loops, places, window, matches } = this.memory;
    const { frequencies, distances } = places;
    this.matchCount = loops.match(
      window,
      first,
      length,
      distance,
      frequencies,
      distances,
      matches,
      this.matchCount,
    );
  }

  /** Finds the block's matches. @param done where the window begins in the stream */
  cut(done: number): void {
    const { start, end } = this;
    const { loops, places, window, matches } = this.memory;
    const { table, costs, frequencies, distances } = places;
    this.estimateCosts();
    this.matchCount = loops.cut(window, start, end, done, table, costs, frequencies, distances, matches);
  }

  /** Bits that each byte will take as a literal, roughly. */
  private estimateCosts(): void {
    const { bytes, ints, places } = this.memory;
    const all = roughLog2(this.end - this.start);
    for (let value = 0; value < 256; value++) {
      const own = roughLog2(ints[places.frequencies / 4 + value]);
      bytes[places.costs + value] = Math.max(1, Math.min(12, 0.5 + all - own));
    }
  }

  /** Writes the block unless it would take `storedSize` bytes or more; returns whether it did. */
  write(bits: Bits, last: boolean, storedSize: number): boolean {
    const { codes, memory } = this;
    const { loops, bytes, ints, words, places, window, matches, out } = memory;
    const { frequencies, distances, rest } = places;
    const counted = (table: Uint32Array, place: number): void =>
      table.set(words.subarray(place / 4, place / 4 + table.length));
    counted(codes.literalFrequencies, frequencies);
    counted(codes.distanceFrequencies, distances);
    const size = codes.plan();
    if (size >= storedSize * 8) return false;
    bits.reserve((size >>> 3) + 16);
    codes.writeHeader(bits, last);
    words.set(codes.literals, places.codes / 4);
    words.set(codes.lengths, places.codes / 4 + lengthCodes);
    words.set(codes.distances, places.codes / 4 + distanceCodes);
    const end = loops.put(
      window,
      this.start,
      this.end,
      matches,
      this.matchCount,
      places.codes,
      out,
      rest,
      bits.held,
      bits.heldBits,
    );
    bits.append(bytes.subarray(out, end), ints[rest / 4], ints[rest / 4 + 1]);
    const endCode = codes.literals[endOfBlock];
    bits.put(endCode & 0xffff, endCode >>> 16);
    return true;
  }
}

/** Filter types of the PNG specification, 9.2: none, sub, up, average, Paeth. */
export type Filter = 0 | 1 | 2 | 3 | 4;

const samples = 256;
/** n · log₂ n for every count there can be, four channels to a sample. */
const order = Float64Array.from({ length: 4 * samples + 1 }, (_, n) => n * roughLog2(n));
const counts = ([0, 1, 2, 3, 4] as const).map(() => new Uint16Array(256));

/**
 * The filter that suits rows `from` to `to` − 1 best, judged by pixels spread evenly over them: the one whose residuals
 * have the least entropy.
 */
function bestFilter({ width, channels, data }: Raster, from: number, to: number): Filter {
  const [none, sub, up, average, paeth] = counts;
  for (const table of counts) table.fill(0);
  const size = width * channels;
  const pixels = (to - from) * width;
  for (let s = 0; s < samples; s++) {
    const pixel = from * width + Math.floor(((2 * s + 1) * pixels) / (2 * samples));
    const y = Math.floor(pixel / width);
    const hasLeft = pixel > y * width;
    for (let at = pixel * channels, end = at + channels; at < end; at++) {
      const x = data[at];
      const a = hasLeft ? data[at - channels] : 0;
      const b = y > 0 ? data[at - size] : 0;
      const c = hasLeft && y > 0 ? data[at - size - channels] : 0;
      const fromLeft = Math.abs(b - c);
      const fromUp = Math.abs(a - c);
      const fromCorner = Math.abs(a + b - c - c);
      const nearest = fromLeft <= fromUp && fromLeft <= fromCorner ? a : fromUp <= fromCorner ? b : c;
      none[x]++;
      sub[(x - a) & 255]++;
      up[(x - b) & 255]++;
      average[(x - ((a + b) >> 1)) & 255]++;
      paeth[(x - nearest) & 255]++;
    }
  }
  let best: Filter = 0;
  let most = -1;
  // Ties go to the later filter, which does better on what was not sampled.
  for (const filter of [0, 1, 2, 3, 4] as const) {
    let sum = 0;
    const table = counts[filter];
    for (let value = 0; value < 256; value++) sum += order[table[value]];
    if (sum >= most) {
      most = sum;
      best = filter;
    }
  }
  return best;
}

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
  const [row, above] = [rows[y & 1], rows[(y + 1) & 1]];
  const out = memory.window + at;
  const values = data.subarray(y * size, (y + 1) * size);
  bytes.set(values, row);
  bytes[out] = filter;
  if (filter === 0) bytes.set(values, out + 1);
  else memory.loops[loops[filter - 1]](out + 1, row, above, size, channels);
  return at + 1 + size;
}

/** Takes bytes `start` to `end` − 1 of the window into the sums. */
export function addFilteredAdler(memory: FilteredMemory, sums: Adler, start: number, end: number): void {
  const { ints, places, window } = memory;
  const four = (k: number): number => {
    const at = places.sums / 4 + k;
    return ints[at] + ints[at + 1] + ints[at + 2] + ints[at + 3];
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
