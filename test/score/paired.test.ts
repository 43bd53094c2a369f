import { expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import {
  bootstrapInterval,
  pairsNeeded,
  permutationTest,
  type ItemPair,
} from '../../src/score/measure/paired.js';
import { mcnemar } from '../../src/score/measure/compare.js';

const pair = (first: number, second: number, n = 1): ItemPair => ({ first, second, n });

test('of single questions, all signs tried give the binomial test of the pairs that differ', () => {
  for (const [first, second] of [
    [9, 1],
    [5, 5],
    [3, 0],
    [0, 0],
  ]) {
    const pairs = [
      ...Array.from({ length: first }, () => pair(1, 0)),
      ...Array.from({ length: second }, () => pair(0, 1)),
      ...Array.from({ length: 20 }, () => pair(1, 1)),
    ];
    expect(permutationTest(pairs)).toBeCloseTo(mcnemar(first, second), 12);
  }
});

test('many items: drawn signs come near the binomial test, and the same pairs give the same value', () => {
  const pairs = [
    ...Array.from({ length: 60 }, () => pair(1, 0)),
    ...Array.from({ length: 35 }, () => pair(0, 1)),
  ];
  const drawn = permutationTest(pairs);
  expect(Math.abs(drawn - mcnemar(60, 35))).toBeLessThan(0.005);
  expect(permutationTest(pairs)).toBe(drawn);
});

test('questions about one item do not count as many', () => {
  // Ten items with eight questions each, all of an item right or wrong together.
  const items = Array.from({ length: 10 }, (_, i) => (i < 7 ? pair(8, 0, 8) : pair(0, 8, 8)));
  const questions = items.flatMap(({ first }) =>
    Array.from({ length: 8 }, () => pair(first / 8, 1 - first / 8)),
  );
  expect(permutationTest(items)).toBeCloseTo(mcnemar(7, 3), 12);
  expect(permutationTest(questions)).toBeLessThan(0.001);
  const [wide, narrow] = [items, questions].map((pairs) => bootstrapInterval(pairs)!);
  expect(wide.high - wide.low).toBeGreaterThan(2 * (narrow.high - narrow.low));
});

test('the bootstrap holds the true difference in about 95 of 100 studies', () => {
  const stream = new Stream(['coverage']);
  const studies = 200;
  let held = 0;
  for (let study = 0; study < studies; study++) {
    const pairs = Array.from({ length: 60 }, () =>
      pair(stream.float() < 0.7 ? 1 : 0, stream.float() < 0.5 ? 1 : 0),
    );
    const { low, high } = bootstrapInterval(pairs, 400)!;
    if (low <= 0.2 && 0.2 <= high) held++;
  }
  expect(held / studies).toBeGreaterThan(0.89);
  expect(held / studies).toBeLessThan(0.99);
  expect(bootstrapInterval([pair(1, 0)])).toBeNull();
});

test('so many pairs find the difference in about 80 of 100 studies', () => {
  // 30 % of the pairs differ, 20 % one way and 10 % the other.
  const n = pairsNeeded(0.3, 0.1)!;
  // Connor's formula by hand: ((1.96 √0.3 + 0.8416 √0.29) / 0.1)²
  expect(n).toBe(
    Math.ceil(((1.959963984540054 * Math.sqrt(0.3) + 0.8416212335729143 * Math.sqrt(0.29)) / 0.1) ** 2),
  );
  const stream = new Stream(['power']);
  const studies = 1000;
  let found = 0;
  for (let study = 0; study < studies; study++) {
    let [first, second] = [0, 0];
    for (let i = 0; i < n; i++) {
      const at = stream.float();
      if (at < 0.2) first++;
      else if (at < 0.3) second++;
    }
    // The test whose power the formula is of: without a correction for small counts.
    if (Math.abs(first - second) / Math.sqrt(first + second) > 1.959963984540054) found++;
  }
  expect(found / studies).toBeGreaterThan(0.76);
  expect(found / studies).toBeLessThan(0.84);
  expect(pairsNeeded(0.3, 0)).toBeNull();
});
