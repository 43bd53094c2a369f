import { jStat } from 'jstat';
import { binomialTail } from './binomial.js';

/**
 * The two-sided p-value of Welch's t-test for two samples of unequal variances (B. L. Welch, Biometrika 34 (1947) 28–35).
 * @returns `null` where a sample has fewer than two values, or neither varies and both have one mean
 */
export function welch(first: readonly number[], second: readonly number[]): number | null {
  if (first.length < 2 || second.length < 2) return null;
  const [one, two] = [first, second].map(moments);
  const [a, b] = [one.variance / first.length, two.variance / second.length];
  const difference = one.mean - two.mean;
  if (a + b === 0) return difference === 0 ? null : 0;
  const freedom = square(a + b) / (square(a) / (first.length - 1) + square(b) / (second.length - 1));
  // The two tails of Student's distribution, exact where the p-value is tiny.
  return jStat.ibeta(freedom / (freedom + square(difference) / (a + b)), freedom / 2, 1 / 2);
}

const square = (value: number): number => value * value;

function moments(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + square(value - mean), 0);
  return { mean, variance: squares / (values.length - 1) };
}

/**
 * The two-sided p-value of McNemar's exact test: whether, of the pairs that only one of two answered rightly, one has more than chance
 * explains.
 * @param firstOnly pairs that the first alone has right
 * @param secondOnly pairs that the second alone has right
 */
export function mcnemar(firstOnly: number, secondOnly: number): number {
  const n = firstOnly + secondOnly;
  return Math.min(1, 2 * binomialTail(Math.max(firstOnly, secondOnly), n, 1 / 2));
}

/** Bonferroni's correction: each p-value times their number, at most 1. */
export function bonferroni(values: readonly (number | null)[]): (number | null)[] {
  const n = values.filter((value) => value !== null).length;
  return values.map((value) => (value === null ? null : Math.min(1, value * n)));
}
