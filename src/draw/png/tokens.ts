import type { Bits } from './bits.js';
import { Codes } from './codes.js';
import {
  distanceBase,
  distanceExtra,
  distanceSymbol,
  endOfBlock,
  lengthSymbol,
  maxMatch,
} from './symbols.js';

/** A token is a literal 0 to 255, a match length plus 256, or a distance: 515 for the first of the block's distances … */
export const lengthToken = 256;
export const distanceToken = lengthToken + maxMatch + 1;
const maxDistances = 2;
const tokenKinds = distanceToken + maxDistances;

const codes = new Codes();
const tokenCodes = new Uint32Array(tokenKinds);

/**
 * A deflate block whose matches have one of two distances. One list holds everything, and writing it is one loop without
 * a decision in it: in drawings literals and matches alternate so often that telling them apart is what costs.
 */
export class Tokens {
  count = 0;
  list = new Uint16Array(1 << 16);
  private readonly frequencies = new Uint32Array(tokenKinds);

  private distances: readonly number[] = [];

  /** Starts a block with these distances of matches, 1 to 32,768 bytes. */
  begin(distances: readonly [number, number]): void {
    this.distances = distances;
    this.count = 0;
  }

  /** Makes room for `more` tokens from here on. */
  reserve(more: number): void {
    const size = this.count + more;
    if (size <= this.list.length) return;
    const larger = new Uint16Array(Math.max(size, 2 * this.list.length));
    larger.set(this.list.subarray(0, this.count));
    this.list = larger;
  }

  literal(value: number): void {
    this.list[this.count++] = value;
  }

  /**
   * @param length at least 3
   * @param which 0 for the first distance, 1 for the second
   */
  match(length: number, which: number): void {
    while (length > maxMatch) {
      // Never leave 1 or 2 bytes, which no match can copy.
      const part = length < maxMatch + 3 ? length - 3 : maxMatch;
      this.pair(part, which);
      length -= part;
    }
    this.pair(length, which);
  }

  private pair(length: number, which: number): void {
    this.list[this.count] = lengthToken + length;
    this.list[this.count + 1] = distanceToken + which;
    this.count += 2;
  }

  /** Writes the block unless it would take `storedSize` bytes or more; returns whether it did. */
  write(bits: Bits, last: boolean, storedSize: number): boolean {
    const { frequencies } = this;
    countTokens(this.list, this.count, frequencies);
    const { literalFrequencies, distanceFrequencies } = codes;
    literalFrequencies.set(frequencies.subarray(0, 256));
    literalFrequencies.fill(0, 256);
    for (let length = 3; length <= maxMatch; length++) {
      literalFrequencies[lengthSymbol[length]!]! += frequencies[lengthToken + length]!;
    }
    distanceFrequencies.fill(0);
    for (let which = 0; which < this.distances.length; which++) {
      distanceFrequencies[distanceSymbol(this.distances[which]!)]! += frequencies[distanceToken + which]!;
    }
    const size = codes.plan();
    if (size >= storedSize * 8) return false;
    bits.reserve((size >>> 3) + 16);
    codes.writeHeader(bits, last);
    this.makeTables();
    bits.putAll(this.list, this.count, tokenCodes);
    const end = codes.literals[endOfBlock]!;
    bits.put(end & 0xffff, end >>> 16);
    return true;
  }

  private makeTables(): void {
    const { literals, lengths, distances } = codes;
    for (let value = 0; value < 256; value++) {
      const code = literals[value]!;
      tokenCodes[value] = (code & 0xffff) | ((code >>> 16) << 24);
    }
    tokenCodes.set(lengths, lengthToken);
    for (let which = 0; which < this.distances.length; which++) {
      const distance = this.distances[which]!;
      const symbol = distanceSymbol(distance);
      const code = distances[symbol]!;
      const bits = (code >>> 16) + distanceExtra[symbol]!;
      tokenCodes[distanceToken + which] =
        (code & 0xffff) | ((distance - distanceBase[symbol]!) << (code >>> 16)) | (bits << 24);
    }
  }
}

/** Sets how often each token occurs. Four at a time: an engine checks the arrays again on every turn of a loop. */
function countTokens(list: Uint16Array, count: number, frequencies: Uint32Array): void {
  frequencies.fill(0);
  let i = 0;
  for (; i + 3 < count; i += 4) {
    frequencies[list[i]!]!++;
    frequencies[list[i + 1]!]!++;
    frequencies[list[i + 2]!]!++;
    frequencies[list[i + 3]!]!++;
  }
  for (; i < count; i++) frequencies[list[i]!]!++;
}
