import { addTo } from '../../core/group.js';

/** What somebody said of something. */
export interface Rating {
  readonly unit: string;
  readonly value: string;
}

/**
 * Krippendorff's α of nominal ratings: 1 where all who rated a unit agree, 0 where they agree as by chance. Units with one rating do not count.
 *
 * @returns null where nothing was rated twice, or all ratings are the same, so that chance agrees as well
 * @see Krippendorff, *Computing Krippendorff's Alpha-Reliability* (2011), section C
 */
export function krippendorffAlpha(ratings: Iterable<Rating>): number | null {
  const units = new Map<string, string[]>();
  for (const { unit, value } of ratings) addTo(units, unit, value);
  const totals = new Map<string, number>();
  let n = 0;
  let disagreement = 0;
  for (const values of units.values()) {
    if (values.length < 2) continue;
    n += values.length;
    const counts = countsOf(values);
    for (const [value, count] of counts) totals.set(value, (totals.get(value) ?? 0) + count);
    disagreement += differingPairs(counts, values.length) / (values.length - 1);
  }
  const expected = differingPairs(totals, n) / (n - 1);
  return n === 0 || expected === 0 ? null : 1 - disagreement / expected;
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Ordered pairs of different values. */
function differingPairs(counts: ReadonlyMap<string, number>, n: number): number {
  let same = 0;
  for (const count of counts.values()) same += count * count;
  return n * n - same;
}
