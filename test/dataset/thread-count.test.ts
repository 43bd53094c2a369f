import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { threadCount } from '../../src/dataset/work/pool.js';

test('as many threads as are asked for, but no more than there are cores or chunks', () => {
  const cores = Math.max(2, availableParallelism());
  expect(threadCount(2, 1000)).toBe(2);
  expect(threadCount(256, 1_000_000)).toBe(Math.min(256, cores));
  expect(threadCount(8, 14)).toBe(2);
  expect(threadCount(8, 1000, 100)).toBe(1);
});

test('by itself a small set takes one thread, and a large one at most eight and one per core', () => {
  const most = Math.min(8, availableParallelism());
  expect([1, 14, 31].map((items) => threadCount('auto', items))).toEqual([1, 1, 1]);
  expect(threadCount('auto', 32)).toBe(Math.min(2, most));
  expect(threadCount('auto', 100_000)).toBe(most);
  expect(threadCount('auto', 100_000, 5000)).toBe(1);
});

test.each([0, 257, 1.5, NaN, 'many' as 'auto'])('%s workers are refused', (workers) => {
  expect(() => threadCount(workers, 100)).toThrow(
    "Expected a whole number from 1 to 256, or 'auto' for workers",
  );
});
