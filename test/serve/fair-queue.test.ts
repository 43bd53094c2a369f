import { expect, test } from 'vitest';
import { FairQueue } from '../../src/serve/fair-queue.js';

interface Thing {
  readonly owners: readonly object[];
  readonly letter: string;
}
const queueOf = (): FairQueue<Thing> => new FairQueue(({ owners }) => owners);

/** Serves clients that each wait for one thing at a time, some of them only from a turn on. @returns how often each was served */
function served(
  turns: number,
  clients: readonly { readonly cost: number; readonly from?: number; readonly isNew?: boolean }[],
): { counts: number[]; longest: number[] } {
  const queue = queueOf();
  const all = clients.map(({ isNew = false, ...client }, at) => ({
    ...client,
    isNew,
    at,
    owner: {},
    since: 0,
  }));
  const [counts, longest] = [all.map(() => 0), all.map(() => 0)];
  const asks = (client: (typeof all)[number], turn: number): void => {
    if (client.isNew) client.owner = {}; // a connection of its own for each
    client.since = turn;
    queue.add({ owners: [client.owner], letter: String(client.at) });
  };
  for (let turn = 0; turn < turns; turn++) {
    for (const client of all) if ((client.from ?? 0) === turn) asks(client, turn);
    const next = queue.take();
    if (!next) continue;
    const client = all[Number(next.letter)];
    queue.charge(next.owners, client.cost);
    counts[client.at]++;
    longest[client.at] = Math.max(longest[client.at], turn - client.since);
    asks(client, turn);
  }
  return { counts, longest };
}

/** The order in which things are taken that wait from the beginning. */
function order(letters: string, cost: Readonly<Record<string, number>> = {}): string {
  const owners: Record<string, object> = {};
  const queue = queueOf();
  for (const letter of letters) queue.add({ letter, owners: [(owners[letter] ??= {})] });
  let taken = '';
  for (let one = queue.take(); one; one = queue.take()) {
    taken += one.letter;
    queue.charge(one.owners, cost[one.letter] ?? 1);
  }
  return taken;
}

test('those who ask for much do not keep others waiting', () => {
  expect(order('aaaaaaaabb')).toBe('ababaaaaaa');
});

test('those who ask for large things have them as seldom as they are large', () => {
  expect(order('aaabbbbbb', { a: 3 })).toBe('abbbabbba');
  const { counts } = served(4000, [{ cost: 1 }, { cost: 1 }, { cost: 4 }]);
  expect(counts.map((count) => Math.round(count / 100))).toEqual([18, 18, 4]);
});

test('those who come late have no right to what they missed', () => {
  const { counts, longest } = served(2000, [{ cost: 1 }, { cost: 1, from: 1000 }, { cost: 1, from: 1000 }]);
  expect(counts.map((count) => Math.round(count / 10))).toEqual([133, 33, 33]);
  expect(Math.max(...longest)).toBeLessThan(5);
});

test('those who come with a new name each time do not keep others waiting', () => {
  const news = Array.from({ length: 6 }, () => ({ cost: 1, isNew: true }));
  const { counts, longest } = served(4000, [{ cost: 1 }, { cost: 1 }, ...news]);
  expect(Math.min(...counts)).toBeGreaterThan(250);
  expect(Math.max(...longest)).toBeLessThan(30);
});

test('what someone had while nobody waited is not held against it', () => {
  const crowd = Array.from({ length: 16 }, () => ({ cost: 1, from: 3000 }));
  const { longest } = served(4000, [{ cost: 1 }, ...crowd]);
  expect(Math.max(...longest)).toBeLessThan(40);
});

test('a thing of several counts for each a part, and is as urgent as for the one who has had least', () => {
  const [a, b, c] = [{}, {}, {}];
  const queue = queueOf();
  queue.add({ letter: 'c', owners: [c] });
  queue.add({ letter: 'ab', owners: [a, b] });
  queue.charge([a], 5);
  queue.charge([c], 3);
  expect(queue.take()?.letter).toBe('ab');
  queue.charge([a, b], 4);
  queue.add({ letter: 'b', owners: [b] });
  expect([queue.take(), queue.take()].map((one) => one?.letter)).toEqual(['b', 'c']);
});

test('what is for nobody comes last, in the order in which it came', () => {
  const queue = queueOf();
  const owners: object[] = [];
  queue.add({ letter: 'x', owners: [] });
  queue.add({ letter: 'y', owners });
  queue.add({ letter: 'a', owners: [{}] });
  const gone = { letter: 'z', owners: [] };
  queue.add(gone);
  queue.delete(gone);
  expect(queue.size).toBe(3);
  expect(queue.take()?.letter).toBe('a');
  expect([queue.take(), queue.take(), queue.take()].map((one) => one?.letter)).toEqual(['x', 'y', undefined]);
  queue.add({ letter: 'x', owners: [] });
  queue.add({ letter: 'y', owners });
  owners.push({});
  expect(queue.take()?.letter).toBe('y');
});
