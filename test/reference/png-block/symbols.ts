import { longestMatch } from '../../../src/draw/png/block/tables.js';

/** RFC 1951, 3.2.5: the extra bits of a distance. */
export const extraOf = (distance: number): number => Math.max(0, 30 - Math.clz32(distance - 1));

export function distanceSymbol(distance: number): number {
  const extra = extraOf(distance);
  return 2 * extra + ((distance - 1) >> extra);
}

export function lengthSymbol(length: number): number {
  const extra = Math.max(0, 29 - Math.clz32(length - 3));
  return length === longestMatch ? 285 : 257 + 4 * extra + ((length - 3) >> extra);
}
