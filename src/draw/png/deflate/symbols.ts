import { maxMatch } from '../../../kernels/png-flat/tokens.js';

/** RFC 1951, 3.2.5: how match lengths and distances are written. */
export { maxMatch };
export const endOfBlock = 256;
export const literalSymbols = 286;
export const distanceSymbols = 30;
export const maxDistance = 32_768;

/** Literal/length symbol of a match of 3 to 258 bytes. */
export const lengthSymbol = new Uint16Array(maxMatch + 1);
/** By length symbol − 257: the shortest match it stands for, that beyond the longest, and the extra bits that follow. */
export const lengthBase = new Uint16Array(29);
export const lengthEnd = new Uint16Array(29);
export const lengthExtra = new Uint8Array(29);
/** By distance symbol. */
export const distanceBase = new Uint16Array(distanceSymbols);
export const distanceExtra = new Uint8Array(distanceSymbols);

/** Distance symbols of 1 to 256, then of every 128th distance from 257. */
const distanceTable = new Uint8Array(512);

export function distanceSymbol(distance: number): number {
  return distanceTable[distance <= 256 ? distance - 1 : 256 + ((distance - 1) >>> 7)]!;
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
  for (let k = 0; k < 1 << extra; k++, distance++) {
    distanceTable[distance <= 256 ? distance - 1 : 256 + ((distance - 1) >>> 7)] = symbol;
  }
}
