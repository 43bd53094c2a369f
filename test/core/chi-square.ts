/** Pearson's statistic of counts that should all be `expected`. */
export function chiSquareOf(counts: Iterable<number>, expected: number): number {
  let sum = 0;
  for (const count of counts) sum += ((count - expected) * (count - expected)) / expected;
  return sum;
}

/**
 * What a chi-square variable exceeds once in a million times (Wilson and Hilferty's cube-root approximation at z =
 * 4.753), so that a right generator passes about a thousand such tests with every change of its bits.
 */
export function chiSquareLimit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  const root = 1 - spread + 4.753 * Math.sqrt(spread);
  return freedom * root * root * root;
}
