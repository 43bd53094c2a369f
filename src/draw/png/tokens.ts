import type { Bits } from './bits.js';
import { Codes } from './codes.js';
import {
  distanceBase,
  distanceExtra,
  distanceSymbol,
  endOfBlock,
  lengthBase,
  lengthEnd,
  maxMatch,
} from './symbols.js';

/** A token is a literal 0 to 255, or a match: 256 plus its length, plus 259 for the second of the block's distances. */
const firstMatch = 256;
const matchKinds = maxMatch + 1;
/** What the length of a match is added to: of the first distance, or of the second. */
export const firstToken = firstMatch;
export const secondToken = firstMatch + matchKinds;
const tokenKinds = firstMatch + 2 * matchKinds;

const codes = new Codes();
/** How often each token occurs. */
const frequencies = new Uint32Array(tokenKinds);
const literalCounts = frequencies.subarray(0, firstMatch);
/** Matches of at most so many bytes. */
const matchesUpTo = new Uint32Array(maxMatch + 1);
/** The code of each token in the low 24 bits, its length above them. */
const tokenCodes = new Uint32Array(tokenKinds);

/**
 * A deflate block whose matches have one of two distances. One list holds everything, and writing it is one loop without
 * a decision in it: in drawings literals and matches alternate so often that telling them apart is what costs.
 */
export class Tokens {
  count = 0;
  list = new Uint16Array(1 << 16);
  /** Matches among the first tokens. */
  private matches = 0;
  private counted = 0;
  private distances: readonly [number, number] = [1, 1];

  /** Starts a block with these distances of matches, 1 to 32,768 bytes. */
  begin(distances: readonly [number, number]): void {
    this.distances = distances;
    this.count = 0;
    this.counted = 0;
    this.matches = 0;
  }

  /** Symbols of the block so far: a match has two. */
  symbols(): number {
    const { list, count } = this;
    let { matches } = this;
    for (let i = this.counted; i < count; i++) if (list[i]! >= firstMatch) matches++;
    this.counted = count;
    this.matches = matches;
    return count + matches;
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
  match(length: number, which: 0 | 1): void {
    const { list } = this;
    const first = which === 0 ? firstToken : secondToken;
    let { count } = this;
    while (length > maxMatch) {
      // Never leave 1 or 2 bytes, which no match can copy.
      const part = length < maxMatch + 3 ? length - 3 : maxMatch;
      list[count++] = first + part;
      length -= part;
    }
    list[count++] = first + length;
    this.count = count;
  }

  /** Writes the block unless it would take `storedSize` bytes or more; returns whether it did. */
  write(bits: Bits, last: boolean, storedSize: number): boolean {
    countTokens(this.list, this.count, frequencies);
    this.setFrequencies();
    const size = codes.plan();
    if (size >= storedSize * 8) return false;
    bits.reserve((size >>> 3) + 16);
    codes.writeHeader(bits, last);
    const { literals } = codes;
    const table = tokenCodes;
    for (let value = 0; value < 256; value++) {
      const code = literals[value]!;
      table[value] = (code & 0xffff) | ((code >>> 16) << 24);
    }
    if (this.joinCodes()) bits.putAll(this.list, this.count, table);
    else this.putApart(bits);
    const end = literals[endOfBlock]!;
    bits.put(end & 0xffff, end >>> 16);
    return true;
  }

  private setFrequencies(): void {
    const { literalFrequencies, distanceFrequencies } = codes;
    literalFrequencies.set(literalCounts);
    const [counts, sums, longest, first, second] = [
      frequencies,
      matchesUpTo,
      maxMatch,
      firstToken,
      secondToken,
    ];
    let lefts = 0;
    let ups = 0;
    for (let length = 3; length <= longest; length++) {
      lefts = (lefts + counts[first + length]!) | 0;
      ups = (ups + counts[second + length]!) | 0;
      sums[length] = lefts + ups;
    }
    // By differences of sums, since of neighbouring lengths, which share a symbol, one would wait for the other.
    for (let k = 0; k < lengthBase.length; k++)
      literalFrequencies[257 + k] = sums[lengthEnd[k]! - 1]! - sums[lengthBase[k]! - 1]!;
    distanceFrequencies.fill(0);
    distanceFrequencies[distanceSymbol(this.distances[0])]! += lefts;
    distanceFrequencies[distanceSymbol(this.distances[1])]! += ups;
  }

  /**
   * Fills the tables of matches. Returns whether each code of a length, with that of its distance behind it, fits the 24
   * bits that are written at once; if not, only the lengths are in the table.
   */
  private joinCodes(): boolean {
    const { lengths, longestLength } = codes;
    const [table, longest] = [tokenCodes, maxMatch];
    const [left, up] = [this.distanceCode(0), this.distanceCode(1)];
    const together = longestLength + Math.max(left >>> 24, up >>> 24) <= 24;
    for (let which = 0; which < 2; which++) {
      const first = which === 0 ? firstToken : secondToken;
      const distance = together ? (which === 0 ? left : up) : 0;
      const bits = distance & 0xff000000;
      const code = distance & 0xffffff;
      for (let length = 3; length <= longest; length++) {
        const own = lengths[length]!;
        table[first + length] = (own + bits) | (code << (own >>> 24));
      }
    }
    return together;
  }

  /** The code of a distance with its extra bits in the low 24 bits, and how many they are above. */
  private distanceCode(which: 0 | 1): number {
    const distance = this.distances[which]!;
    const symbol = distanceSymbol(distance);
    const code = codes.distances[symbol]!;
    const bits = code >>> 16;
    return (
      (code & 0xffff) | ((distance - distanceBase[symbol]!) << bits) | ((bits + distanceExtra[symbol]!) << 24)
    );
  }

  /** Writes each match in two parts. */
  private putApart(bits: Bits): void {
    const [left, up] = [this.distanceCode(0), this.distanceCode(1)];
    for (let i = 0; i < this.count; i++) {
      const token = this.list[i]!;
      const code = tokenCodes[token]!;
      bits.put(code & 0xffffff, code >>> 24);
      if (token < firstMatch) continue;
      const distance = token < secondToken ? left : up;
      bits.put(distance & 0xffffff, distance >>> 24);
    }
  }
}

/** Four at a time: an engine checks the list again on every turn of a loop. */
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
