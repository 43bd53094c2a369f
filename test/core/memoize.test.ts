import { expect, test } from 'vitest';
import { Latest, memoizeLatest } from '../../src/core/memoize.js';

test('a function that remembers its latest results makes a dropped one again, also where it has none', () => {
  const made: number[] = [];
  const half = memoizeLatest(
    2,
    (value: number) => (made.push(value), value % 2 === 0 ? value / 2 : undefined),
  );
  expect([4, 3, 4, 6, 4, 3].map((value) => half(value))).toEqual([2, undefined, 2, 3, 2, undefined]);
  expect(made).toEqual([4, 3, 6, 3]);
});

test('of more things than are kept, the one that was used longest ago is dropped', () => {
  const latest = new Latest<string, number>({ things: 2 });
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
  latest.set('c', 4);
  expect(['a', 'c'].map((key) => latest.get(key))).toEqual([1, 4]);
});

test('things are kept up to so many bytes, and the latest always', () => {
  const latest = new Latest<string, number>({ bytes: 10 });
  for (const [key, bytes] of [['a', 4], ['b', 6], ['c', 1]] as const) latest.set(key, bytes, bytes); // prettier-ignore
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([undefined, 6, 1]);
  latest.set('d', 20, 20);
  expect(['b', 'c', 'd'].map((key) => latest.get(key))).toEqual([undefined, undefined, 20]);
  latest.delete('d');
  latest.set('a', 4, 4);
  latest.set('b', 6, 6);
  expect(['a', 'b', 'd'].map((key) => latest.get(key))).toEqual([4, 6, undefined]);
});
