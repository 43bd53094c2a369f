/** A kind of thing and how many there are of it. */
export type Counted = Readonly<Record<string, number>>;

/**
 * Deals things out to columns so that each column gets its number and each kind is spread over the columns as evenly as whole numbers
 * allow: a table with given sums of rows and columns, whose entries are close to their shares.
 *
 * @param kinds how many of each kind; the sum must be that of the columns
 * @returns per column, how many of each kind; kinds of which it gets none are left out
 */
export function deal(kinds: Counted, columns: readonly number[]): Counted[] {
  const total = columns.reduce((sum, count) => sum + count, 0);
  const dealt = columns.map(() => ({}) as Record<string, number>);
  const left = [...columns];
  let gone = 0;
  for (const [kind, count] of Object.entries(kinds)) {
    for (let i = 0; i < count; i++) {
      // To the column that lags most behind its share.
      gone++;
      let best = 0;
      let most = -Infinity;
      columns.forEach((column, at) => {
        const behind = left[at]! > 0 ? (column * gone) / total - (column - left[at]!) : -Infinity;
        if (behind > most) [best, most] = [at, behind];
      });
      left[best]!--;
      dealt[best]![kind] = (dealt[best]![kind] ?? 0) + 1;
    }
  }
  return dealt;
}

/** Shares a number out among kinds, the first most, the last least: in proportion to 1/3, 1/4, 1/5, …, at least 1 each. */
export function taper(kinds: readonly string[], total: number): Counted {
  const weights = kinds.map((_, at) => 1 / (at + 3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.max(1, Math.floor((total * weight) / all)));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let at = 0; left > 0; at++, left--) counts[at % counts.length]!++;
  return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]!]));
}
