import { addTo, countIn } from '../../core/group.js';

/** A question about photographs as a guesser has it who does not look. */
export interface PriorRow {
  readonly item: string;
  readonly photographs: readonly string[];
  readonly objects: readonly string[];
  readonly category: string;
  readonly answer: string;
}

export const priorNames = ['category', 'photograph'] as const;
/** What other questions a guess is made from: those of the same category in other photographs, or of the same photograph. */
export type PriorName = (typeof priorNames)[number];

export interface PriorGuess {
  readonly answer: string;
  /** The share of the others that have this answer, 0 to 1; 0 where there are none. */
  readonly sureness: number;
}

type Counts = ReadonlyMap<string, number>;

/** The most frequent answer of the others that a prior looks at, for every row; of all others where there are none. */
export function predictions(rows: readonly PriorRow[], prior: PriorName): readonly PriorGuess[] {
  const all = tally(rows);
  const byCategory = new Map<string, PriorRow[]>();
  const byPhotograph = new Map<string, PriorRow[]>();
  for (const row of rows) {
    addTo(byCategory, row.category, row);
    for (const name of new Set(row.photographs)) addTo(byPhotograph, name, row);
  }
  const categories = new Map([...byCategory].map(([category, list]) => [category, tally(list)]));
  return rows.map((row) => {
    const beside = [...new Set(row.photographs.flatMap((name) => byPhotograph.get(name)!))];
    const others =
      prior === 'photograph'
        ? tally(beside.filter((other) => other.item !== row.item))
        : less(
            categories.get(row.category)!,
            beside.filter(({ category }) => category === row.category),
          );
    return mostOf(others) ?? { ...mostOf(less(all, [row]))!, sureness: 0 };
  });
}

function tally(rows: readonly PriorRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of rows) countIn(counts, answer);
  return counts;
}

function less(counts: Counts, rows: readonly PriorRow[]): Counts {
  const left = new Map(counts);
  for (const { answer } of rows) countIn(left, answer, -1);
  return left;
}

/** The first in code-unit order of several; nothing if all counts are 0. */
function mostOf(counts: Counts): PriorGuess | undefined {
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (!best || best[1] === 0) return undefined;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { answer: best[0], sureness: best[1] / total };
}
