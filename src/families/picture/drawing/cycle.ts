import type { Stream } from '../../../core/stream.js';

/**
 * The style of the k-th figure: neighbours in k get different ones, each comes as often as any other in the long run,
 * and none belongs to one reading, when readings go round with a period of `readings`.
 *
 * @param styles an even number of them
 */
export function styleInTurn<T>(stream: Stream, k: number, readings: number, styles: readonly T[]): T {
  const step = k + Math.floor(k / readings);
  return styles[(2 * step + stream.below(2)) % styles.length]!;
}
