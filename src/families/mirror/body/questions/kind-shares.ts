import { kindOf } from './kinds.js';

/** Who can be asked what: how often a subject is seen, and which kinds suit it. */
export type Askable = { readonly weight: number; readonly kinds: readonly string[] };

/** Enough for shares that change no more in the fourth decimal. */
const rounds = 60;

/**
 * How often each subject is asked each kind, so that every kind is asked as often as all others, as nearly as what suits whom
 * allows: the table of given sums is found by scaling rows and columns in turn (iterative proportional fitting).
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
      kinds.forEach((kind, k) => asked.set(kind, asked.get(kind)! + table[at][k])),
    );
    table = subjects.map(({ weight, kinds }, at) => {
      const scaled = kinds.map((kind, k) => (table[at][k] * wanted) / asked.get(kind)!);
      const sum = scaled.reduce((a, b) => a + b, 0);
      return scaled.map((value) => (value * weight) / sum);
    });
  }
  return table.map((row, at) => row.map((value) => value / subjects[at].weight));
}

const isHead = (kind: string): boolean => kindOf(kind).frame === 'head';

/**
 * The same where heads close up have a share of all questions, as nearly as there are subjects that can be asked so; they and the other
 * kinds are as even as possible among themselves.
 */
export function kindSharesWithHeads(
  subjects: readonly Askable[],
  share: number,
): readonly (readonly number[])[] {
  const weightOf = (some: readonly Askable[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const both = subjects.filter(({ kinds }) => kinds.some(isHead) && !kinds.every(isHead));
  const only = subjects.filter(({ kinds }) => kinds.every(isHead));
  const left = share * weightOf(subjects) - weightOf(only);
  const each = Math.max(0, Math.min(1, left / weightOf(both)));
  const headsOf = (subject: Askable): number =>
    both.includes(subject) ? each : only.includes(subject) ? 1 : 0;
  const sharesAmong = (is: (kind: string) => boolean, partOf: (subject: Askable) => number) => {
    const asked = subjects.filter((subject) => partOf(subject) > 0);
    const rows = asked.map((subject) => ({
      weight: subject.weight * partOf(subject),
      kinds: subject.kinds.filter(is),
    }));
    const shares = kindShares(rows);
    return (subject: Askable, kind: string): number => {
      const at = asked.indexOf(subject);
      return at < 0 ? 0 : partOf(subject) * shares[at][rows[at].kinds.indexOf(kind)];
    };
  };
  const ofHeads = sharesAmong(isHead, headsOf);
  const ofBodies = sharesAmong(
    (kind) => !isHead(kind),
    (subject) => 1 - headsOf(subject),
  );
  return subjects.map((subject) =>
    subject.kinds.map((kind) => (isHead(kind) ? ofHeads : ofBodies)(subject, kind)),
  );
}

/** The index of the share in which a place from 0 to 1 lies, when they are laid end to end. */
export function shareAt(shares: readonly number[], place: number): number {
  let left = place;
  const found = shares.findIndex((share) => (left -= share) < 0);
  return found < 0 ? shares.length - 1 : found;
}
