import { expect, test } from 'vitest';
import { Latest, memoizeLatest } from '../../src/core/memoize.js';

test('of more values than are kept, the one that was used longest ago is dropped', () => {
  const latest = new Latest<string, number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
  latest.set('c', 4);
  expect(['a', 'c'].map((key) => latest.get(key))).toEqual([1, 4]);
});

test('a function that remembers its latest results makes a dropped one again, also where it has none', () => {
  const made: number[] = [];
  const half = memoizeLatest(2, (value: number) => (made.push(value), value % 2 === 0 ? value / 2 : undefined));
  expect([4, 3, 4, 6, 4, 3].map((value) => half(value))).toEqual([2, undefined, 2, 3, 2, undefined]);
  expect(made).toEqual([4, 3, 6, 3]);
});
