/** How often something happened, and the first few cases. */
export interface Noted {
  /** How many there were. */
  count: number;
  /** The first of them, at most 10, each at most 200 characters. */
  first: string[];
}

const KEPT = 10;
const LONGEST = 200;

/** A list in which nothing is noted yet. */
export const noted = (): Noted => ({ count: 0, first: [] });

export function note(list: Noted, what: string): void {
  list.count++;
  if (list.first.length < KEPT) list.first.push(what.slice(0, LONGEST));
}
