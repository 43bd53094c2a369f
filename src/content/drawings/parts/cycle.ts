import type { Stream } from '../../../core/stream.js';

/**
 * The style of the k-th figure: neighbors in k get different ones, each comes as often as any other in the long run,
 * and none belongs to one reading, when readings go round with a period of `readings`.
 * @param styles an even number of them
 */
export function styleInTurn<T>(stream: Stream, k: number, readings: number, styles: readonly T[]): T {
  const pairs = styles.length / 2;
  // After a whole round of readings × pairs, start one pair later: every pair meets every reading.
  const round = (readings * pairs) / greatestCommonDivisor(readings, pairs);
  const pair = (k + Math.floor(k / round)) % pairs;
  return styles[2 * pair + stream.below(2)];
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
