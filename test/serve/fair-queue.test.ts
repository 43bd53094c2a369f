import { expect, test } from 'vitest';
import { FairQueue } from '../../src/serve/fair-queue.js';

/** The order in which things are taken, each of which costs its owner something. */
function taken(
  queue: FairQueue<string>,
  owners: Record<string, object>,
  cost: Record<string, number>,
): string {
  let order = '';
  for (let one = queue.take(); one !== undefined; one = queue.take()) {
    order += one;
    queue.charge(owners[one[0]], cost[one[0]]);
  }
  return order;
}

const owners = { a: {}, b: {}, c: {} };
const queueOf = (things: string): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const [at, one] of [...things].entries()) queue.add(`${one}${at}`, owners[one as 'a']);
  return queue;
};
const letters = (order: string): string => order.replaceAll(/\d/g, '');

test('those who ask for much do not keep others waiting', () => {
  expect(letters(taken(queueOf('aaaaaaaabb'), owners, { a: 1, b: 1 }))).toBe('ababaaaaaa');
});

test('those who ask for large things have them as seldom as they are large', () => {
  expect(letters(taken(queueOf('aaabbbbbb'), owners, { a: 3, b: 1 }))).toBe('abbbabbba');
});

test('those who come late have no right to what they missed', () => {
  const queue = queueOf('aaaaaaaa');
  let order = '';
  for (let at = 0; at < 20 && queue.size > 0; at++) {
    if (at === 5) for (const late of ['b8', 'b9']) queue.add(late, owners.b);
    const one = queue.take()!;
    order += one[0];
    queue.charge(owners[one[0] as 'a'], 1);
  }
  expect(order).toBe('aaaaababaa');
});

test('among those of equal right the first comes first, and what is not meant stays', () => {
  const queue = queueOf('abc');
  expect(queue.take((one) => one !== 'a0')).toBe('b1');
  queue.delete('c2');
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe('a0');
  expect(queue.take()).toBeUndefined();
});
