/**
 * The chance of at least `count` successes in `n` trials of probability `p`: the exact binomial tail, summed from its
 * largest term outward so that nothing overflows.
 * @param count 0 to n
 * @param p 0 to 1
 */
export function binomialTail(count: number, n: number, p: number): number {
  if (count <= 0 || p >= 1) return 1;
  if (p <= 0) return 0;
  const odds = p / (1 - p);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  let all = 0;
  let tail = 0;
  const add = (i: number, term: number) => {
    all += term;
    if (i >= count) tail += term;
  };
  for (let i = mode, term = 1; i <= n && term > 0; term *= ((n - i) / (i + 1)) * odds, i++) add(i, term);
  for (let i = mode - 1, term = mode / (n - mode + 1) / odds; i >= 0 && term > 0; i--) {
    add(i, term);
    term *= i / (n - i + 1) / odds;
  }
  return tail / all;
}

/**
 * Holm's step-down correction: p-values such that rejecting those under α keeps the chance of any false alarm under α
 * (S. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6 (1979) 65–70).
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => values[a] - values[b] || a - b);
  const adjusted = values.slice();
  let largest = 0;
  order.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, values[index] * (values.length - rank)));
    adjusted[index] = largest;
  });
  return adjusted;
}
