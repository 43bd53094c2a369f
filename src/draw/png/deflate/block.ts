import type { Bits } from './bits.js';
import { Codes } from './codes.js';
import {
  distanceBase,
  distanceExtra,
  distanceSymbol,
  endOfBlock,
  lengthSymbol,
  literalSymbols,
  maxMatch,
} from './symbols.js';

/** A deflate block over bytes in memory: all literals, but for the stretches that matches copy from further back. */
export class Block {
  private readonly codes = new Codes();
  private bytes: Uint8Array = new Uint8Array(0);
  private view = new DataView(this.bytes.buffer);
  private start = 0;
  private end = 0;
  /** Of each match: where it begins, its length, its distance. */
  private matches = new Int32Array(3 << 12);
  private matchCount = 0;

  /** How often each byte is left as a literal. */
  get frequencies(): Uint32Array {
    return this.codes.literalFrequencies;
  }

  /** Starts a block of `bytes[start]` to `bytes[end - 1]`; `words` are the same memory. */
  begin(bytes: Uint8Array, words: Int32Array, start: number, end: number): void {
    if (bytes !== this.bytes) this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    this.matchCount = 0;
    countBytes(bytes, words, start, end, this.frequencies);
    this.frequencies.fill(0, 256, literalSymbols);
    this.codes.distanceFrequencies.fill(0);
  }

  /** Matches come in their order. @param length at least 3, in bytes like `distance` */
  match(first: number, length: number, distance: number): void {
    const { bytes, codes } = this;
    const frequencies = codes.literalFrequencies;
    if (distance === 1) frequencies[bytes[first]!]! -= length;
    else for (let i = first; i < first + length; i++) frequencies[bytes[i]!]!--;
    const symbol = distanceSymbol(distance);
    for (let left = length; left > 0;) {
      // Never leave 1 or 2 bytes, which no match can copy.
      const part = left <= maxMatch ? left : left < maxMatch + 3 ? left - 3 : maxMatch;
      const at = 3 * this.matchCount++;
      if (at === this.matches.length) this.enlarge();
      this.matches[at] = first + length - left;
      this.matches[at + 1] = part;
      this.matches[at + 2] = distance;
      frequencies[lengthSymbol[part]!]!++;
      codes.distanceFrequencies[symbol]!++;
      left -= part;
    }
  }

  private enlarge(): void {
    const larger = new Int32Array(2 * this.matches.length);
    larger.set(this.matches);
    this.matches = larger;
  }

  /** Writes the block unless it would take `storedSize` bytes or more; returns whether it did. */
  write(bits: Bits, last: boolean, storedSize: number): boolean {
    const { codes, view, matches } = this;
    const size = codes.plan();
    if (size >= storedSize * 8) return false;
    bits.reserve((size >>> 3) + 16);
    codes.writeHeader(bits, last);
    const { literals } = codes;
    let next = this.start;
    for (let at = 0; at < 3 * this.matchCount; at += 3) {
      bits.putBytes(view, next, matches[at]!, literals);
      const length = codes.lengths[matches[at + 1]!]!;
      bits.put(length & 0xffffff, length >>> 24);
      const distance = matches[at + 2]!;
      const symbol = distanceSymbol(distance);
      const code = codes.distances[symbol]!;
      const codeBits = code >>> 16;
      bits.put(
        (code & 0xffff) | ((distance - distanceBase[symbol]!) << codeBits),
        codeBits + distanceExtra[symbol]!,
      );
      next = matches[at]! + matches[at + 1]!;
    }
    bits.putBytes(view, next, this.end, literals);
    bits.put(codes.literals[endOfBlock]! & 0xffff, codes.literals[endOfBlock]! >>> 16);
    return true;
  }
}

/** Four tables of 256 counts, one for each byte of a word. */
const counts = new Uint32Array(4 * 256);

/**
 * Sets `frequencies[v]`, v 0 to 255, to how often `bytes[start]` to `bytes[end - 1]` are v.
 *
 * @param words the same memory, from the same place, as words of 4 bytes
 */
function countBytes(
  bytes: Uint8Array,
  words: Int32Array,
  start: number,
  end: number,
  frequencies: Uint32Array,
): void {
  // Tables by turns, so that equal neighbors do not wait for each other.
  const table = counts;
  table.fill(0);
  const firstWord = (start + 3) >> 2;
  const lastWord = Math.max(firstWord, end >> 2);
  for (let i = start; i < Math.min(end, firstWord * 4); i++) table[bytes[i]!]!++;
  let k = firstWord;
  for (; k + 1 < lastWord; k += 2) {
    const word = words[k]!;
    table[word & 255]!++;
    table[0x100 | ((word >>> 8) & 255)]!++;
    table[0x200 | ((word >>> 16) & 255)]!++;
    table[0x300 | (word >>> 24)]!++;
    const next = words[k + 1]!;
    table[next & 255]!++;
    table[0x100 | ((next >>> 8) & 255)]!++;
    table[0x200 | ((next >>> 16) & 255)]!++;
    table[0x300 | (next >>> 24)]!++;
  }
  for (let i = k * 4; i < end; i++) table[bytes[i]!]!++;
  for (let value = 0; value < 256; value++) {
    frequencies[value] =
      table[value]! + table[0x100 | value]! + table[0x200 | value]! + table[0x300 | value]!;
  }
}
