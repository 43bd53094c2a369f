/** Counts one more of something. */
export function addCount(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** What was counted, in the order of the words, as plain JSON. */
export const countsOf = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
