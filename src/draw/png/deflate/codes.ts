import type { Bits } from './bits.js';
import { canonicalCodes, codeLengths } from './huffman.js';
import { maxMatch } from '../flat/png-flat-tokens.js';

/** RFC 1951, 3.2.5: how match lengths and distances are written. */
export { maxMatch };
export const endOfBlock = 256;
export const literalSymbols = 286;
export const distanceSymbols = 30;
export const maxDistance = 32_768;

/** Literal/length symbol of a match of 3 to 258 bytes. */
const lengthSymbol = new Uint16Array(maxMatch + 1);
/** For each length symbol (from 257): the shortest match it stands for, the length after the longest, and the extra bits that follow. */
export const lengthBase = new Uint16Array(29);
export const lengthEnd = new Uint16Array(29);
const lengthExtra = new Uint8Array(29);
/** The same by distance symbol. */
export const distanceBase = new Uint16Array(distanceSymbols);
export const distanceExtra = new Uint8Array(distanceSymbols);

/** Distance symbols of 1 to 256, then of every 128th distance from 257. */
const distanceTable = new Uint8Array(512);

export function distanceSymbol(distance: number): number {
  return distanceTable[distance <= 256 ? distance - 1 : 256 + ((distance - 1) >>> 7)];
}

for (let symbol = 0, length = 3; symbol < 29; symbol++) {
  const extra = symbol < 8 || symbol === 28 ? 0 : (symbol >> 2) - 1;
  // The last symbol stands for 258 alone, which the symbol before it could also reach.
  if (symbol === 28) length = maxMatch;
  lengthBase[symbol] = length;
  lengthExtra[symbol] = extra;
  for (let k = 0; k < 1 << extra; k++) lengthSymbol[length++] = 257 + symbol;
  lengthEnd[symbol] = Math.min(length, symbol < 28 ? maxMatch : maxMatch + 1);
}
for (let symbol = 0, distance = 1; symbol < distanceSymbols; symbol++) {
  const extra = symbol < 4 ? 0 : (symbol >> 1) - 1;
  distanceBase[symbol] = distance;
  distanceExtra[symbol] = extra;
  for (let k = 0; k < 1 << extra; k++, distance++)
    distanceTable[distance <= 256 ? distance - 1 : 256 + ((distance - 1) >>> 7)] = symbol;
}

/**
 * The longest literal or length code: two of them, or one with its 5 extra bits, fit a 32-bit word that already holds 7
 * bits; so does a distance code with its 13.
 */
const literalLimit = 12;
const distanceLimit = 11;

/** The order in which the lengths of the code for code lengths are written. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Extra bits of each symbol of that code. */
const headerExtraBits = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7);

/** The two dynamic Huffman codes of a deflate block (RFC 1951, 3.2.7), from how often each symbol occurs in it. */
export class Codes {
  readonly literalFrequencies = new Uint32Array(literalSymbols);
  readonly distanceFrequencies = new Uint32Array(distanceSymbols);
  /** For each symbol: the code in the low 16 bits, its length above them. */
  readonly literals = new Uint32Array(literalSymbols);
  readonly distances = new Uint32Array(distanceSymbols);
  /** For each match length, 3 to 258: the same for its code followed by its extra bits, in the low 24 bits. */
  readonly lengths = new Uint32Array(maxMatch + 1);

  private readonly literalLengths = new Uint8Array(literalSymbols);
  private readonly distanceLengths = new Uint8Array(distanceSymbols);
  /** Both tables, one after the other, and a value that is no length. */
  private readonly all = new Uint8Array(literalSymbols + distanceSymbols + 1);
  private literalTop = 0;
  private distanceTop = 0;
  private readonly headerFrequencies = new Uint32Array(19);
  private readonly headerLengths = new Uint8Array(19);
  private readonly headerCodes = new Uint32Array(19);
  private readonly headerSymbols = new Uint8Array(literalSymbols + distanceSymbols);
  private readonly headerExtras = new Uint8Array(literalSymbols + distanceSymbols);
  private headerCount = 0;
  private orderTop = 0;

  /** Makes the codes for the frequencies set, and returns the block's size in bits. */
  plan(): number {
    const { literalFrequencies, distanceFrequencies, literalLengths, distanceLengths } = this;
    literalFrequencies[endOfBlock] = 1;
    let size = codeLengths(literalFrequencies, literalSymbols, literalLimit, literalLengths);
    size += codeLengths(distanceFrequencies, distanceSymbols, distanceLimit, distanceLengths);
    for (let s = 257; s < literalSymbols; s++) size += literalFrequencies[s] * lengthExtra[s - 257];
    for (let s = 0; s < distanceSymbols; s++) size += distanceFrequencies[s] * distanceExtra[s];
    let literalTop = literalSymbols;
    while (literalLengths[literalTop - 1] === 0) literalTop--;
    let distanceTop = distanceSymbols;
    while (distanceTop > 1 && distanceLengths[distanceTop - 1] === 0) distanceTop--;
    this.literalTop = literalTop;
    this.distanceTop = distanceTop;
    return size + this.planHeader();
  }

  /** Writes the head of the block that was planned, and fills the tables of codes. */
  writeHeader(bits: Bits, last: boolean): void {
    const { headerLengths, headerCodes, headerSymbols, headerExtras } = this;
    const { literalTop, distanceTop, orderTop } = this;
    bits.put((last ? 1 : 0) | 4, 3);
    bits.put((literalTop - 257) | ((distanceTop - 1) << 5) | ((orderTop - 4) << 10), 14);
    for (let k = 0; k < orderTop; k++) bits.put(headerLengths[lengthOrder[k]], 3);
    canonicalCodes(headerLengths, 19, headerCodes);
    for (let k = 0; k < this.headerCount; k++) {
      const symbol = headerSymbols[k];
      const length = headerLengths[symbol];
      bits.put(
        (headerCodes[symbol] & 0xffff) | (headerExtras[k] << length),
        length + headerExtraBits[symbol],
      );
    }
    canonicalCodes(this.literalLengths, literalTop, this.literals);
    canonicalCodes(this.distanceLengths, distanceTop, this.distances);
    for (let k = 0; k < lengthBase.length; k++) {
      const code = this.literals[257 + k];
      const bits = code >>> 16;
      const total = (bits + lengthExtra[k]) << 24;
      const first = lengthBase[k];
      const end = lengthEnd[k];
      for (let length = first; length < end; length++)
        this.lengths[length] = ((code & 0xffff) | ((length - first) << bits)) + total;
    }
  }

  /** Codes the code lengths themselves; returns the size of the block's head in bits. */
  private planHeader(): number {
    const { headerFrequencies, headerLengths } = this;
    this.listHeader();
    const size = codeLengths(headerFrequencies, 19, 7, headerLengths);
    let orderTop = 19;
    while (orderTop > 4 && headerLengths[lengthOrder[orderTop - 1]] === 0) orderTop--;
    this.orderTop = orderTop;
    const extra = 2 * headerFrequencies[16] + 3 * headerFrequencies[17] + 7 * headerFrequencies[18];
    return 17 + 3 * orderTop + size + extra;
  }

  /** Both lists of code lengths, one after the other, as symbols 0 to 18: lengths, or repeats of them. */
  private listHeader(): void {
    const { all, literalTop } = this;
    const total = literalTop + this.distanceTop;
    all.set(this.literalLengths);
    all.set(this.distanceLengths, literalTop);
    all[total] = 255;
    this.headerFrequencies.fill(0);
    this.headerCount = 0;
    for (let i = 0; i < total;) {
      const length = all[i];
      let run = 1;
      while (all[i + run] === length) run++;
      i += run;
      if (length === 0) {
        for (; run >= 11; run -= Math.min(run, 138)) this.addHeader(18, Math.min(run, 138) - 11);
        if (run >= 3) {
          this.addHeader(17, run - 3);
          run = 0;
        }
      } else {
        this.addHeader(length, 0);
        for (run--; run >= 3; run -= Math.min(run, 6)) this.addHeader(16, Math.min(run, 6) - 3);
      }
      for (; run > 0; run--) this.addHeader(length, 0);
    }
  }

  private addHeader(symbol: number, extra: number): void {
    this.headerSymbols[this.headerCount] = symbol;
    this.headerExtras[this.headerCount++] = extra;
    this.headerFrequencies[symbol]++;
  }
}
