/** Who can be asked what: how often a subject is seen, and which kinds suit it. */
export interface Askable {
  readonly weight: number;
  readonly kinds: readonly string[];
}

/** Enough for shares that change no more in the fourth decimal. */
const rounds = 60;

/**
 * How often each subject is asked each kind, so that every kind is asked as often as all others, as nearly as what suits whom
 * allows: the table of given sums is found by scaling rows and columns in turn (iterative proportional fitting).
 *
 * @returns per subject the shares of its kinds, in their order, with a sum of 1
 */
export function kindShares(subjects: readonly Askable[]): readonly (readonly number[])[] {
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0);
  const names = [...new Set(subjects.flatMap(({ kinds }) => kinds))];
  const wanted = total / names.length;
  let table = subjects.map(({ weight, kinds }) => kinds.map(() => weight / kinds.length));
  for (let round = 0; round < rounds; round++) {
    const asked = new Map(names.map((name) => [name, 0]));
    subjects.forEach(({ kinds }, at) =>
      kinds.forEach((kind, k) => asked.set(kind, asked.get(kind)! + table[at]![k]!)),
    );
    table = subjects.map(({ weight, kinds }, at) => {
      const scaled = kinds.map((kind, k) => (table[at]![k]! * wanted) / asked.get(kind)!);
      const sum = scaled.reduce((a, b) => a + b, 0);
      return scaled.map((value) => (value * weight) / sum);
    });
  }
  return table.map((row, at) => row.map((value) => value / subjects[at]!.weight));
}

/** Which of the shares a place from 0 to 1 lies in, when they are laid end to end. */
export function shareAt(shares: readonly number[], place: number): number {
  let left = place;
  const found = shares.findIndex((share) => (left -= share) < 0);
  return found < 0 ? shares.length - 1 : found;
}
