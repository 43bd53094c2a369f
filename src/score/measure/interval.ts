/** A 95 % confidence interval. */
export interface Interval {
  /** The lower end. */
  low: number;
  /** The upper end. */
  high: number;
}

/** The 97.5 % point of the standard normal distribution. */
const Z = 1.959963984540054;

/**
 * The Wilson score interval of a proportion: E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", J. Am. Stat. Assoc. 22 (1927) 209–212. It stays within [0, 1] and is not empty at 0 or n.
 * @param n at least 1
 */
export function wilson(correct: number, n: number): Interval {
  const p = correct / n;
  const center = p + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n));
  const scale = 1 + (Z * Z) / n;
  return {
    low: correct === 0 ? 0 : (center - half) / scale,
    high: correct === n ? 1 : (center + half) / scale,
  };
}

/** Pairs of verdicts on the same items. */
export interface PairCounts {
  /** Pairs of which both are right. */
  both: number;
  /** Pairs of which the first alone is right. */
  firstOnly: number;
  /** Pairs of which the second alone is right. */
  secondOnly: number;
  /** Pairs of which none is right. */
  neither: number;
}

/**
 * The interval of the difference (first − second) of two proportions measured on the same items: method 10 of
 * R. G. Newcombe, "Improved confidence intervals for the difference between binomial proportions based on paired data",
 * Statistics in Medicine 17 (1998) 2635–2650. Closed form, so the same on every machine.
 *
 * At least one pair is needed.
 */
export function pairedDifference({
  both,
  firstOnly,
  secondOnly,
  neither,
}: PairCounts): Interval & { value: number } {
  const n = both + firstOnly + secondOnly + neither;
  const [first, second] = [both + firstOnly, both + secondOnly];
  const [one, two] = [wilson(first, n), wilson(second, n)];
  const [p1, p2] = [first / n, second / n];
  const phi = correlation(both, firstOnly, secondOnly, neither);
  const join = (a: number, b: number) => Math.sqrt(Math.max(0, a * a - 2 * phi * a * b + b * b));
  const value = (firstOnly - secondOnly) / n;
  return {
    value,
    low: value - join(p1 - one.low, two.high - p2),
    high: value + join(one.high - p1, p2 - two.low),
  };
}

/**
 * The difference (first − second) of two proportions measured on different items: method 10 of R. G. Newcombe, "Interval
 * estimation for the difference between independent proportions", Statistics in Medicine 17 (1998) 873–890.
 * @param first how many of how many
 */
export function independentDifference(
  first: readonly [count: number, n: number],
  second: readonly [count: number, n: number],
): Interval & { value: number } {
  const [one, two] = [wilson(...first), wilson(...second)];
  const [p1, p2] = [first[0] / first[1], second[0] / second[1]];
  const join = (a: number, b: number) => Math.sqrt(a * a + b * b);
  return {
    value: p1 - p2,
    low: p1 - p2 - join(p1 - one.low, two.high - p2),
    high: p1 - p2 + join(one.high - p1, p2 - two.low),
  };
}

/** Newcombe's continuity-corrected phi. */
function correlation(a: number, b: number, c: number, d: number): number {
  const product = (a + b) * (c + d) * (a + c) * (b + d);
  if (product === 0) return 0;
  const cross = a * d - b * c;
  const corrected = cross > 0 ? Math.max(0, cross - (a + b + c + d) / 2) : cross;
  return corrected / Math.sqrt(product);
}
