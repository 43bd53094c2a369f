import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { ambibench } from '../../src/benchmarks/ambibench/benchmark.js';
import { dori } from '../../src/benchmarks/dori/benchmark.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { doriTypes } from '../../src/families/orientation/prompts/index.js';
import { mirrorqa } from '../../src/benchmarks/mirrorqa/benchmark.js';
import { selectionOfSubset, subsetOf } from '../../src/benchmarks/subsets.js';

/** Question type → how many stimuli of a set are asked it. */
function perType({ parts }: Spec, counts: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, params } of parts)
    for (const letter of params.level === 'both' ? 'CG' : params.level === 'coarse' ? 'C' : 'G') {
      const code = `${name[5]}${letter}`;
      found[code] = (found[code] ?? 0) + (counts[name] ?? 0);
    }
  return found;
}

test('the subsets that the papers use have their counts', () => {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  for (const [subset, each] of [
    ['50-per-type', 50],
    ['100-per-type', 100],
  ] as const)
    for (const preset of ['paper', 'strict'] as const) {
      const counts = perType(dori.spec(preset), subsetOf(dori.spec(preset), subset));
      expect(counts).toEqual(Object.fromEntries(Object.keys(doriTypes).map((code) => [code, each])));
    }
  const people = subsetOf(ambibench.spec('paper'), 'people');
  expect(people).toMatchObject({ hybrid: 30, multiview: 30, camouflaged: 10, moving: 10, mixed: 10 });
  expect(sum(people)).toBe(140);
  const some = subsetOf(mirrorqa.spec('paper'), '500');
  expect(sum(some)).toBe(500);
  expect(Object.keys(some).every((part) => part.startsWith('test-'))).toBe(true);
});

test('a subset is the same of a set with other params or fewer items', () => {
  for (const [preset, name, expected] of [
    ['strict', 'type-1c', 50],
    ['paper', 'type-1', 38],
    ['paper', 'type-1c', 12],
  ] as const) {
    const spec = dori.spec(preset);
    const parts = spec.parts.map((part) => ({
      ...part,
      count: 60,
      params: { ...part.params, variants: ['full'] },
    }));
    expect(subsetOf({ ...spec, parts }, '50-per-type')[name]).toBe(expected);
  }
});

test('the paper asks 2,404 questions of each type, in its own prompt, over as many pictures as the documentation says', () => {
  const spec = dori.spec('paper');
  const counts = Object.fromEntries(spec.parts.map(({ name, count }) => [name, count]));
  expect(new Set(Object.values(perType(spec, counts)))).toEqual(new Set([2404]));
  expect(Object.values(counts).reduce((all, one) => all + one, 0)).toBe(20_993);
  expect(spec.parts.every(({ params }) => String(params.variants) === 'full')).toBe(true);
});

test.each([
  ['paper', 1],
  ['strict', 2],
] as const)("Table 12's training and its rest share the 33,656 questions: %s", (preset, wordings) => {
  const spec = dori.spec(preset);
  const questions = (counts: Record<string, number>) =>
    wordings * Object.values(perType(spec, counts)).reduce((all, one) => all + one, 0);
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
