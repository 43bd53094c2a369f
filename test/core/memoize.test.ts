import { expect, test } from 'vitest';
import { memoizeLatest } from '../../src/core/memoize.js';

test('a function that remembers its latest results makes a dropped one again, also where it has none', () => {
  const made: number[] = [];
  const half = memoizeLatest(
    2,
    (value: number) => (made.push(value), value % 2 === 0 ? value / 2 : undefined),
  );
  expect([4, 3, 4, 6, 4, 3].map((value) => half(value))).toEqual([2, undefined, 2, 3, 2, undefined]);
  expect(made).toEqual([4, 3, 6, 3]);
});
