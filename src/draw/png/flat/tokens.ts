import type { Bits } from '../deflate/bits.js';
import {
  Codes,
  distanceBase,
  distanceExtra,
  distanceSymbol,
  endOfBlock,
  lengthBase,
  lengthEnd,
  maxMatch,
} from '../deflate/codes.js';
import { flatMemory } from './memory.js';
import { firstToken, secondToken, tokenKinds } from './png-flat-tokens.js';

const codes = new Codes();
/** Matches of at most so many bytes. */
const matchesUpTo = new Uint32Array(maxMatch + 1);

/**
 * A deflate block whose matches have one of two distances, in the memory of the loops. One list holds everything, and writing
 * it is one loop without a decision in it: in drawings literals and matches alternate so often that telling them apart is what
 * costs.
 */
export class Tokens {
  count = 0;
  private readonly memory = flatMemory();
  private readonly places = this.memory.places;
  private readonly list = this.memory.shorts.subarray(this.places.tokens / 2, this.places.out / 2);
  /** How often each token occurs. */
  private readonly counts = this.memory.ints.subarray(
    this.places.counts / 4,
    this.places.counts / 4 + tokenKinds,
  );
  /** Two words for each token: how many bits it takes in the lowest 6 bits, and its code above them. */
  private readonly codeWords = this.memory.ints.subarray(
    this.places.codes / 4,
    this.places.codes / 4 + 2 * tokenKinds,
  );
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
    const { counted, count, memory, places } = this;
    this.matches += memory.loops.countMatches(places.tokens + 2 * counted, count - counted);
    this.counted = count;
    return count + this.matches;
  }

  /** The place of the next token in memory; all before it have been written there. */
  get end(): number {
    return this.places.tokens + 2 * this.count;
  }
  set end(place: number) {
    this.count = (place - this.places.tokens) >> 1;
  }

  literal(value: number): void {
    this.list[this.count++] = value;
  }

  /** @param length at least 3 @param which 0 for the first distance, 1 for the second */
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

  /** Writes the block unless it would take `storedSize` bytes or more; returns whether it did. There is a token at least. */
  write(bits: Bits, last: boolean, storedSize: number): boolean {
    const { count, memory, places } = this;
    this.counts.fill(0);
    memory.loops.countTokens(places.tokens, count, places.counts);
    this.setFrequencies();
    const size = codes.plan();
    if (size >= storedSize * 8) return false;
    bits.reserve((size >>> 3) + 16);
    codes.writeHeader(bits, last);
    this.setCodes();
    const { tokens, codes: table, out, rest } = places;
    const end = memory.loops.putTokens(tokens, count, table, out, rest, bits.held, bits.heldBits);
    bits.append(memory.bytes.subarray(out, end), memory.ints[rest / 4], memory.ints[rest / 4 + 1]);
    const endCode = codes.literals[endOfBlock];
    bits.put(endCode & 0xffff, endCode >>> 16);
    return true;
  }

  private setFrequencies(): void {
    const { literalFrequencies, distanceFrequencies } = codes;
    const { counts } = this;
    literalFrequencies.set(counts.subarray(0, firstToken));
    const [sums, longest, first, second] = [matchesUpTo, maxMatch, firstToken, secondToken];
    let lefts = 0;
    let ups = 0;
    for (let length = 3; length <= longest; length++) {
      lefts = (lefts + counts[first + length]) | 0;
      ups = (ups + counts[second + length]) | 0;
      sums[length] = lefts + ups;
    }
    // Counted by differences of sums, since one of two neighboring lengths, which share a symbol, would wait for the other.
    for (let k = 0; k < lengthBase.length; k++)
      literalFrequencies[257 + k] = sums[lengthEnd[k] - 1] - sums[lengthBase[k] - 1];
    distanceFrequencies.fill(0);
    distanceFrequencies[distanceSymbol(this.distances[0])] += lefts;
    distanceFrequencies[distanceSymbol(this.distances[1])] += ups;
  }

  /** Fills the table of codes; behind that of a match comes that of its distance. */
  private setCodes(): void {
    const { codeWords } = this;
    const { literals, lengths } = codes;
    for (let value = 0; value < firstToken; value++) {
      const code = literals[value];
      codeWords[2 * value] = (code >>> 16) | ((code & 0xffff) << 6);
      codeWords[2 * value + 1] = 0;
    }
    for (const which of [0, 1] as const) {
      const first = which === 0 ? firstToken : secondToken;
      const distance = this.distanceCode(which);
      const [code, bits] = [distance & 0xffffff, distance >>> 24];
      for (let length = 3, at = 2 * (first + 3); length <= maxMatch; length++, at += 2) {
        const own = lengths[length];
        const ownBits = own >>> 24;
        codeWords[at] = (ownBits + bits) | ((own & 0xffffff) << 6) | (code << (ownBits + 6));
        codeWords[at + 1] = code >>> (26 - ownBits);
      }
    }
  }

  /** The code of a distance with its extra bits in the low 24 bits, and how many they are above. */
  private distanceCode(which: 0 | 1): number {
    const distance = this.distances[which];
    const symbol = distanceSymbol(distance);
    const code = codes.distances[symbol];
    const bits = code >>> 16;
    return (
      (code & 0xffff) | ((distance - distanceBase[symbol]) << bits) | ((bits + distanceExtra[symbol]) << 24)
    );
  }
}
