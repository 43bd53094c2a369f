import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Spec } from '../../../src/dataset/plan/spec.js';

const specOf = async (params: object, count = 60) =>
  (await plan('text/rotated' as string & {}, { params, count } as never)).spec;

describe('a difficulty', () => {
  test('comes to params before planning: the items are those of the params', async () => {
    const set = { seed: 3, count: 4 };
    const hard = await prepare(plan('text/rotated', { ...set, params: { difficulty: 7, size: 128 } }));
    const { parts } = hard.plan.spec;
    expect(parts).toMatchObject([
      { name: 'text-rotated', difficulty: 7, params: { length: 7, blur: 0.6, size: 128 } },
    ]);
    const { length, blur, noise, tilt, contrast, alphabet, size } = parts[0].params as never;
    const same = await prepare(
      plan('text/rotated', { ...set, params: { length, blur, noise, tilt, contrast, alphabet, size } }),
    );
    for (let i = 0; i < 4; i++) {
      expect(hard.make(i).id).toBe(same.make(i).id);
      expect(hard.make(i).views.map(({ png }) => png)).toEqual(same.make(i).views.map(({ png }) => png));
    }
    expect(hard.make(0).questions[0].groups).toMatchObject({ difficulty: '7' });
    expect(same.make(0).questions[0].groups).not.toHaveProperty('difficulty');
  });

  test('is text on a command line; a given param goes before it, in whatever order', async () => {
    const { parts } = await specOf({ difficulty: '9', blur: '0' });
    expect(parts[0]).toMatchObject({ difficulty: 9, params: { length: 9, blur: 0 } });
  });

  test('may be of some axes', async () => {
    const { parts } = await specOf({ difficulty: '{"length":3,"blur":8}' });
    expect(parts[0]).toMatchObject({ params: { length: 4, blur: 0.8, noise: 0, alphabet: '69bdpq' } });
    const maker = await prepare(plan('text/rotated', { count: 1, params: { difficulty: { blur: 8 } } }));
    expect(maker.make(0).questions[0].groups).toMatchObject({ 'difficulty blur': '8' });
  });

  test.each(['3-5', [3, 5]])(
    'range %j makes a part of each level, which share the items',
    async (difficulty) => {
      const { parts } = await specOf({ difficulty }, 50);
      expect(parts.map(({ name, count, difficulty: level }) => [name, count, level])).toEqual([
        ['text-rotated-l3', 17, 3],
        ['text-rotated-l4', 17, 4],
        ['text-rotated-l5', 16, 5],
      ]);
    },
  );

  test('mixture has weights, or none', async () => {
    const counts = async (mix: unknown) =>
      (await specOf({ difficulty: { mix } })).parts.map(({ count }) => count);
    expect(await counts([1, 10])).toEqual([30, 30]);
    expect(await counts({ 1: 1, 10: 3 })).toEqual([15, 45]);
  });

  test.each([
    0,
    11,
    2.5,
    '8-3',
    [1, 2, 3],
    {},
    { mix: [] },
    { mix: [1, 1] },
    { mix: { 1: -1 } },
    { length: 11 },
    { size: 3 },
    null,
    'hard',
  ])('%j is refused', async (difficulty) => {
    await expect(specOf({ difficulty })).rejects.toMatchObject({ code: 'bad-parameter' });
  });

  test('of one part of a benchmark leaves the others as they are', async () => {
    const parts = async (params: object) => (await plan('rotoutbench', { params } as never)).spec.parts;
    const [plain, hard] = [await parts({}), await parts({ 'text-3.difficulty': 9 })];
    const changed = hard.filter((part, at) => JSON.stringify(part) !== JSON.stringify(plain[at]));
    expect(changed).toMatchObject([{ name: 'text-3', params: { length: 3, blur: 1 } }]);
  });

  test('of a part in levels divides what asks about its items alike', async () => {
    const spec: Spec = {
      name: 'both',
      preset: 'strict',
      parts: [
        { name: 'words', family: 'text/rotated', count: 20, params: { difficulty: [5, 6], size: 64 } },
        {
          name: 'match',
          family: 'matching',
          count: 10,
          params: {
            source: 'text/rotated',
            sourcePart: 'words',
            sourceCount: 20,
            sourceParams: { size: 64 },
          },
        },
      ],
    };
    const { parts } = (await plan(spec)).spec;
    expect(parts.map(({ name, count }) => [name, count])).toEqual([
      ['words-l5', 10],
      ['words-l6', 10],
      ['match-l5', 5],
      ['match-l6', 5],
    ]);
    expect(parts[3].params).toMatchObject({
      sourcePart: 'words-l6',
      sourceCount: 10,
      sourceParams: { size: 64, length: 6, blur: 0.4 },
    });
  });
});
