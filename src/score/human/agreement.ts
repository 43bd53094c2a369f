import { addTo, countIn } from '../../core/group.js';
import { tally } from '../../core/group.js';

/** What somebody said about a unit. */
export type Rating = { readonly unit: string; readonly value: string };

/**
 * Krippendorff's α of nominal ratings: 1 where all who rated a unit agree, 0 where they agree as by chance. Units with one rating do not count.
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
    const counts = tally(values);
    for (const [value, count] of counts) countIn(totals, value, count);
    disagreement += differingPairs(counts, values.length) / (values.length - 1);
  }
  const expected = differingPairs(totals, n) / (n - 1);
  return n === 0 || expected === 0 ? null : 1 - disagreement / expected;
}

/** Ordered pairs of different values. */
function differingPairs(counts: ReadonlyMap<string, number>, n: number): number {
  let same = 0;
  for (const count of counts.values()) same += count * count;
  return n * n - same;
}
