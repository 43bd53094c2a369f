import { Stream } from '../../core/stream.js';

/** Whether a person was right about an item. */
export type Response = { readonly person: string; readonly item: string; readonly right: boolean };

const draws = 2000;

/**
 * The 95 % interval of a share of right responses over people and items: both are drawn anew with replacement (the two-way bootstrap of
 * Owen & Eckles, 2012), 2,000 times, and the middle 95 % of the shares are reported. The same responses give the same interval.
 * @returns null for no responses, and for one person's, which say nothing about others
 */
export function twoWayInterval(
  responses: readonly Response[],
  draw = draws,
): { readonly low: number; readonly high: number } | null {
  const people = indexOf(responses.map(({ person }) => person));
  const items = indexOf(responses.map(({ item }) => item));
  if (people.size < 2) return null;
  const persons = Uint32Array.from(responses, ({ person }) => people.get(person)!);
  const asked = Uint32Array.from(responses, ({ item }) => items.get(item)!);
  const rights = Uint8Array.from(responses, ({ right }) => (right ? 1 : 0));
  const stream = new Stream(['two-way interval', responses.length, people.size, items.size]);
  const shares: number[] = [];
  while (shares.length < draw) {
    const share = weightedShare(
      { persons, asked, rights },
      resampled(people.size, stream),
      resampled(items.size, stream),
    );
    if (!Number.isNaN(share)) shares.push(share); // with few people, a draw may hold none who saw its items
  }
  shares.sort((a, b) => a - b);
  return { low: shares[Math.floor(0.025 * draw)], high: shares[Math.ceil(0.975 * draw) - 1] };
}

/** Of each response who gave it, about what, and whether it is right. */
interface Responses {
  readonly persons: Uint32Array;
  readonly asked: Uint32Array;
  readonly rights: Uint8Array;
}

/** The share of right responses where each counts as often as its person and its item were drawn; NaN where none does. */
function weightedShare(
  { persons, asked, rights }: Responses,
  people: Uint32Array,
  items: Uint32Array,
): number {
  let sum = 0;
  let total = 0;
  for (let i = 0; i < rights.length; i++) {
    const weight = people[persons[i]] * items[asked[i]];
    sum += weight * rights[i];
    total += weight;
  }
  return sum / total;
}

function indexOf(names: readonly string[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const name of names) if (!index.has(name)) index.set(name, index.size);
  return index;
}

/** How often each of n is drawn in n draws. */
export function resampled(n: number, stream: Stream): Uint32Array {
  const counts = new Uint32Array(n);
  // As n calls of `below` draw, which take eight times as long: words beyond the last multiple of n are passed over.
  const words = new Uint32Array(n);
  stream.fillWords(words);
  const limit = 0x100000000 - (0x100000000 % n);
  let left = n;
  for (const word of words) {
    if (word >= limit) continue;
    counts[word % n]++;
    left--;
  }
  for (; left > 0; left--) counts[stream.below(n)]++;
  return counts;
}
