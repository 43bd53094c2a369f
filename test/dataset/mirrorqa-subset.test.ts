import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';

const params = { look: 'clean' as const, size: 192 };

test('a subset has the first items of each part of the test split, in proportion, and says so', async () => {
  const [whole, subset] = await Promise.all([
    plan('mirrorqa', { seed: 5, params }),
    plan('mirrorqa', { seed: 5, params, subset: 500 }),
  ]);
  expect(subset.length).toBe(500);
  expect(subset.spec.name).toBe('mirrorqa-subset-500');
  const counts = (spec: typeof whole.spec) =>
    Object.fromEntries(
      spec.parts.filter(({ name }) => name.startsWith('test-')).map(({ name, count }) => [name, count]),
    );
  const [all, some] = [counts(whole.spec), counts(subset.spec)];
  expect(Object.keys(some)).toEqual(subset.spec.parts.map(({ name }) => name));
  for (const [name, count] of Object.entries(some))
    expect(Math.abs(count - (500 * all[name]) / 1107), name).toBeLessThan(1);

  // The same items: of the first part and the last.
  const [full, few] = [await prepare(whole), await prepare(subset)];
  let before = 0;
  for (const { name, count } of whole.spec.parts) {
    if (name === 'test-animal-right-rear')
      expect(few.make(500 - some[name]).state).toEqual(full.make(before).state);
    if (name === 'test-human-left') expect(few.make(0).state).toEqual(full.make(before).state);
    before += count;
  }
});

test.each([
  ['dori', { subset: 500 }, 'Expected 100-per-type or 50-per-type or train-27k for the subset'],
  ['rotoutbench', { subset: 'people' }, 'no value with rotoutbench'],
  ['mirrorqa', { subset: 5000 }, 'mirrorqa'],
  ['mirrorqa', { subset: 500, count: 7 }, 'no value with a subset'],
])('%s, %j: refused', async (name, request, why) => {
  await expect(plan(name as 'mirrorqa', request)).rejects.toThrow(why);
});
