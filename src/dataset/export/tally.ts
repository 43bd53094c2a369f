/** The counts, in the order of the words, as plain JSON. */
export const countsOf = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
