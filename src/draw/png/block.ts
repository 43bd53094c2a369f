import type { Bits } from './bits.js';
import { canonicalCodes, codeLengths } from './huffman.js';
import {
  distanceBase,
  distanceExtra,
  distanceSymbol,
  distanceSymbols,
  endOfBlock,
  lengthBase,
  lengthExtra,
  lengthSymbol,
  literalSymbols,
} from './symbols.js';

/**
 * One deflate block before coding: a string of literals, cut by matches. Match k comes after `matches[3k]` further
 * literals, and copies `matches[3k + 1]` (3 to 258) bytes from `matches[3k + 2]` bytes back.
 */
export class Block {
  literals = new Uint8Array(1 << 17);
  literalCount = 0;
  matches = new Int32Array(3 << 14);
  matchCount = 0;
  /** Literals since the last match. */
  run = 0;
  readonly literalFrequencies = new Uint32Array(literalSymbols);
  readonly distanceFrequencies = new Uint32Array(distanceSymbols);

  clear(): void {
    this.literalCount = 0;
    this.matchCount = 0;
    this.run = 0;
    this.literalFrequencies.fill(0);
    this.distanceFrequencies.fill(0);
  }

  literal(value: number): void {
    this.literals[this.literalCount++] = value;
    this.literalFrequencies[value]!++;
    this.run++;
  }

  /** @param length at least 3: longer than 258 becomes several matches */
  match(length: number, distance: number): void {
    const symbol = distanceSymbol(distance);
    while (length > 0) {
      // Never leave 1 or 2 bytes, which no match can copy.
      const part = length <= 258 ? length : length < 261 ? length - 3 : 258;
      length -= part;
      let at = this.matchCount++ * 3;
      if (at + 3 > this.matches.length) {
        const larger = new Int32Array(this.matches.length * 2);
        larger.set(this.matches);
        this.matches = larger;
      }
      this.matches[at++] = this.run;
      this.matches[at++] = part;
      this.matches[at] = distance;
      this.run = 0;
      this.literalFrequencies[lengthSymbol[part]!]!++;
      this.distanceFrequencies[symbol]!++;
    }
  }
}

const literalLengths = new Uint8Array(literalSymbols);
const distanceLengths = new Uint8Array(distanceSymbols);
const literalCodes = new Uint32Array(literalSymbols);
const distanceCodes = new Uint32Array(distanceSymbols);

/** The order in which the lengths of the code for code lengths are written. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const headerSymbols = new Uint8Array(literalSymbols + distanceSymbols);
const headerExtras = new Uint8Array(literalSymbols + distanceSymbols);
const headerFrequencies = new Uint32Array(19);
const headerLengths = new Uint8Array(19);
const headerCodes = new Uint32Array(19);

/**
 * Writes a block with dynamic Huffman codes, unless stored bytes would take no more room.
 *
 * @param skipMatched whether `literals` also holds the bytes that matches copy
 * @returns whether it was written; if not, the caller stores the block's bytes
 */
export function writeBlock(
  bits: Bits,
  block: Block,
  last: boolean,
  storedSize: number,
  skipMatched: boolean,
): boolean {
  block.literalFrequencies[endOfBlock] = 1;
  codeLengths(block.literalFrequencies, literalSymbols, 15, literalLengths);
  codeLengths(block.distanceFrequencies, distanceSymbols, 15, distanceLengths);

  let literalTop = literalSymbols;
  while (literalLengths[literalTop - 1] === 0) literalTop--;
  let distanceTop = distanceSymbols;
  while (distanceTop > 1 && distanceLengths[distanceTop - 1] === 0) distanceTop--;
  const headerCount = runLengths(literalTop, distanceTop);
  codeLengths(headerFrequencies, 19, 7, headerLengths);
  let orderTop = 19;
  while (orderTop > 4 && headerLengths[lengthOrder[orderTop - 1]!] === 0) orderTop--;

  let size = 17 + 3 * orderTop;
  for (let s = 0; s < 19; s++) size += headerFrequencies[s]! * (headerLengths[s]! + headerExtraBits(s));
  for (let s = 0; s < literalTop; s++) {
    size +=
      block.literalFrequencies[s]! * (literalLengths[s]! + (s > endOfBlock ? lengthExtra[s - 257]! : 0));
  }
  for (let s = 0; s < distanceTop; s++) {
    size += block.distanceFrequencies[s]! * (distanceLengths[s]! + distanceExtra[s]!);
  }
  if (size >= storedSize * 8) return false;

  bits.reserve((size >>> 3) + 16);
  bits.put((last ? 1 : 0) | 4, 3);
  bits.put((literalTop - 257) | ((distanceTop - 1) << 5) | ((orderTop - 4) << 10), 14);
  for (let k = 0; k < orderTop; k++) bits.put(headerLengths[lengthOrder[k]!]!, 3);
  canonicalCodes(headerLengths, 19, headerCodes);
  for (let k = 0; k < headerCount; k++) {
    const symbol = headerSymbols[k]!;
    bits.put(headerCodes[symbol]! & 0xffff, headerLengths[symbol]!);
    if (symbol > 15) bits.put(headerExtras[k]!, headerExtraBits(symbol));
  }
  canonicalCodes(literalLengths, literalTop, literalCodes);
  canonicalCodes(distanceLengths, distanceTop, distanceCodes);
  writeSymbols(bits, block, skipMatched);
  return true;
}

function headerExtraBits(symbol: number): number {
  return symbol < 16 ? 0 : symbol === 16 ? 2 : symbol === 17 ? 3 : 7;
}

/** Writes both code-length lists as the symbols of RFC 1951, 3.2.7, into the header arrays; returns how many. */
function runLengths(literalTop: number, distanceTop: number): number {
  headerFrequencies.fill(0);
  const total = literalTop + distanceTop;
  const at = (i: number) => (i < literalTop ? literalLengths[i]! : distanceLengths[i - literalTop]!);
  let count = 0;
  const add = (symbol: number, extra: number) => {
    headerSymbols[count] = symbol;
    headerExtras[count++] = extra;
    headerFrequencies[symbol]!++;
  };
  let previous = -1;
  for (let i = 0; i < total;) {
    const length = at(i);
    let run = 1;
    while (i + run < total && at(i + run) === length) run++;
    i += run;
    if (length === 0) {
      for (; run >= 11; run -= Math.min(run, 138)) add(18, Math.min(run, 138) - 11);
      if (run >= 3) {
        add(17, run - 3);
        run = 0;
      }
    } else {
      if (length !== previous) {
        add(length, 0);
        run--;
      }
      for (; run >= 3; run -= Math.min(run, 6)) add(16, Math.min(run, 6) - 3);
    }
    for (; run > 0; run--) add(length, 0);
    previous = length;
  }
  return count;
}

/** The block's symbols, then its end. Every step appends at most 15 bits to at most 15 held ones. */
function writeSymbols(bits: Bits, block: Block, skipMatched: boolean): void {
  const { literals, matches, matchCount } = block;
  const out = bits.bytes;
  let p = bits.length;
  let held = bits.held;
  let n = bits.heldBits;
  let next = 0;
  for (let k = 0; k <= matchCount; k++) {
    const end = next + (k < matchCount ? matches[3 * k]! : block.run);
    for (; next < end; next++) {
      const code = literalCodes[literals[next]!]!;
      held |= (code & 0xffff) << n;
      n += code >>> 16;
      out[p] = held;
      out[p + 1] = held >>> 8;
      const whole = n & 16;
      p += whole >>> 3;
      held >>>= whole;
      n &= 15;
    }
    if (k === matchCount) break;
    const length = matches[3 * k + 1]!;
    const distance = matches[3 * k + 2]!;
    bits.length = p;
    bits.held = held;
    bits.heldBits = n;
    const symbol = lengthSymbol[length]!;
    bits.put(literalCodes[symbol]! & 0xffff, literalLengths[symbol]!);
    bits.put(length - lengthBase[symbol - 257]!, lengthExtra[symbol - 257]!);
    const far = distanceSymbol(distance);
    bits.put(distanceCodes[far]! & 0xffff, distanceLengths[far]!);
    bits.put(distance - distanceBase[far]!, distanceExtra[far]!);
    p = bits.length;
    held = bits.held;
    n = bits.heldBits;
    if (skipMatched) next += length;
  }
  bits.length = p;
  bits.held = held;
  bits.heldBits = n;
  bits.put(literalCodes[endOfBlock]! & 0xffff, literalLengths[endOfBlock]!);
}

/** Writes `bytes[start]` to `bytes[end - 1]` as they are, in blocks of at most 65,535 bytes. */
export function writeStored(bits: Bits, bytes: Uint8Array, start: number, end: number, last: boolean): void {
  for (let from = start; from < end; from += 65_535) {
    const to = Math.min(end, from + 65_535);
    bits.reserve(to - from + 8);
    bits.put(last && to === end ? 1 : 0, 3);
    bits.align();
    bits.put(to - from, 16);
    bits.put(~(to - from) & 0xffff, 16);
    bits.bytes.set(bytes.subarray(from, to), bits.length);
    bits.length += to - from;
  }
}
