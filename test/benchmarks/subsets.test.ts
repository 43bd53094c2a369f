import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { ambibench } from '../../src/benchmarks/ambibench/benchmark.js';
import { dori } from '../../src/benchmarks/dori/benchmark.js';
import { mirrorqa } from '../../src/benchmarks/mirrorqa/benchmark.js';
import { selectionOfSubset, subsetOf } from '../../src/benchmarks/subsets.js';

test('the subsets that the papers use have their counts', () => {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const types = subsetOf(dori.spec('paper'), '50-per-type');
  expect(Object.values(types)).toEqual(Array<number>(14).fill(50));
  expect(sum(subsetOf(dori.spec('strict'), '100-per-type'))).toBe(1400);
  const people = subsetOf(ambibench.spec('paper'), 'people');
  expect(people).toMatchObject({ hybrid: 30, multiview: 30, camouflaged: 10, moving: 10, mixed: 10 });
  expect(sum(people)).toBe(140);
  const some = subsetOf(mirrorqa.spec('paper'), '500');
  expect(sum(some)).toBe(500);
  expect(Object.keys(some).every((part) => part.startsWith('test-'))).toBe(true);
});

test("Table 12's training and its rest share the 33,656 questions of two wordings", () => {
  const spec = dori.spec('paper');
  const questions = (counts: Record<string, number>) =>
    2 * Object.values(counts).reduce((all, one) => all + one, 0);
  const { first } = selectionOfSubset(spec, 'train-27k');
  const { after } = selectionOfSubset(spec, 'held-out-7k');
  expect(after).toEqual(first);
  expect(questions(first!)).toBe(26_992);
  expect(33_656 - questions(first!)).toBe(6664);
  expect(() => subsetOf(spec, 'held-out-7k')).toThrow(
    "choose the questions of 'held-out-7k' from the whole set for the subset",
  );
});

test('its items are the first of each part of the whole set', async () => {
  const [whole, own] = await Promise.all([
    plan('dori', { seed: 5 }),
    plan('dori', { seed: 5, subset: '50-per-type' }),
  ]);
  expect(own.length).toBe(700);
  expect(own.spec.name).toBe('dori-subset-50-per-type');
  // The end of an item's id is of its place in the benchmark, whatever the set is called.
  const keysOf = (some: typeof whole) =>
    Array.from({ length: some.length }, (_, i) => some.item(i).id.slice(-16));
  const all = new Set(keysOf(whole));
  expect(keysOf(own).filter((key) => !all.has(key))).toEqual([]);
});
