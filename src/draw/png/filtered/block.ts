import { distanceCodes, lengthCodes } from '../../../kernels/png-block/tables.js';
import type { Bits } from '../deflate/bits.js';
import { Codes } from '../deflate/codes.js';
import { endOfBlock, literalSymbols, maxDistance } from '../deflate/symbols.js';
import type { FilteredMemory } from './memory.js';
import { roughLog2 } from './rough-log2.js';

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
      const own = roughLog2(ints[places.frequencies / 4 + value]!);
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
    bits.append(bytes.subarray(out, end), ints[rest / 4]!, ints[rest / 4 + 1]!);
    const endCode = codes.literals[endOfBlock]!;
    bits.put(endCode & 0xffff, endCode >>> 16);
    return true;
  }
}
