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
    const [ofPeople, ofItems] = [resampled(people.size, stream), resampled(items.size, stream)];
    let [sum, total] = [0, 0];
    for (let i = 0; i < rights.length; i++) {
      const weight = ofPeople[persons[i]] * ofItems[asked[i]];
      sum += weight * rights[i];
      total += weight;
    }
    if (total > 0) shares.push(sum / total); // with few people, a draw may hold none who saw its items
  }
  shares.sort((a, b) => a - b);
  return { low: shares[Math.floor(0.025 * draw)], high: shares[Math.ceil(0.975 * draw) - 1] };
}

function indexOf(names: readonly string[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const name of names) if (!index.has(name)) index.set(name, index.size);
  return index;
}

/** How often each of n is drawn in n draws. */
export function resampled(n: number, stream: Stream): Uint32Array {
  const counts = new Uint32Array(n);
  for (let i = 0; i < n; i++) counts[stream.below(n)]++;
  return counts;
}
