import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { rotoutbench } from '../../src/benchmarks/rotoutbench/benchmark.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { Spec } from '../../src/dataset/plan/spec.js';

const counts = async (count?: number, preset: 'strict' | 'paper' = 'strict'): Promise<number[]> => {
  const { parts } = await plan('rotoutbench', { seed: 1, preset, ...(count !== undefined && { count }) });
  return parts.map((part) => part.count);
};
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

describe('rotoutbench of another size', () => {
  test('at its own is the same as without one', async () => {
    const own = await plan('rotoutbench', { seed: 1 });
    const same = await plan('rotoutbench', { seed: 1, count: 478 });
    expect(same.spec).toEqual(own.spec);
  });

  test.each([
    [40, [1, 3, 8, 8, 8, 6, 6]],
    [478, [6, 36, 100, 100, 100, 68, 68]],
    [482, [6, 36, 101, 101, 101, 69, 68]],
    [1000, [6, 36, 216, 229, 229, 142, 142]],
    [4780, [6, 36, 216, 1260, 1902, 680, 680]],
  ])('%i', async (count, expected) => {
    expect(await counts(count)).toEqual(expected);
  });

  test('keeps the shares of strings, pictures and questions, and every string that exists can be had', async () => {
    for (const count of [479, 500, 777, 983, 984, 2000, 5000, 12_000, 12_990]) {
      const parts = await counts(count);
      expect(sum(parts)).toBe(count);
      expect(Math.abs(sum(parts.slice(0, 5)) - (342 * count) / 478)).toBeLessThan(5);
      expect(Math.abs(parts[5] - (68 * count) / 478)).toBeLessThan(1);
    }
  });

  test.each(['strict', 'paper'] as const)('knows how many there are: %s', async (preset) => {
    const bounds = Object.entries(rotoutbench.bounds!(preset));
    const parts = rotoutbench.spec(preset).parts.slice(0, bounds.length);
    const spec = (more: number): Spec => ({
      name: 'all',
      preset,
      parts: parts.map((part, at) => ({ ...part, count: bounds[at][1] + (at === more ? 1 : 0) })),
    });
    expect(parts.map(({ name }) => name)).toEqual(bounds.map(([name]) => name));
    expect((await prepare(await plan(spec(-1), { seed: 1 }))).plan.length).toBe(
      preset === 'strict' ? 9294 : 9330,
    );
    for (const at of parts.keys()) {
      await expect(prepare(await plan(spec(at), { seed: 1 }))).rejects.toThrow(
        `only ${bounds[at][1]} different`,
      );
    }
  });

  test.each(['strict', 'paper'] as const)(
    'refuses more than there are and says how many: %s',
    async (preset) => {
      const message =
        /^Asked for 1000000 items of rotoutbench, but only (\d+) exist in its proportions: 342 of every 478 are of text\/rotated, and only (?:9294|9330) different ones exist$/;
      let most = 0;
      try {
        await counts(1_000_000, preset);
      } catch (error) {
        most = Number(message.exec((error as Error).message)![1]);
      }
      expect(most).toBeGreaterThan(12_900);
      const largest = await plan('rotoutbench', { seed: 1, preset, count: most });
      expect(sum(largest.parts.slice(0, 5).map((part) => part.count))).toBe(
        preset === 'strict' ? 9294 : 9330,
      );
      const last = preset === 'strict' ? 'match' : 'match-figures';
      expect((await prepare(largest)).make(most - 1).planned.part.name).toBe(last);
      await expect(counts(most + 1, preset)).rejects.toThrow(`but only ${most} exist`);
    },
  );

  test('asks as many matching questions as there are pictures, about these', async () => {
    const { spec } = await plan('rotoutbench', { seed: 1, count: 1000 });
    expect(spec.parts[6].params).toMatchObject({ sourcePart: 'visual', sourceCount: spec.parts[5].count });
    const { make } = await prepare(await plan('rotoutbench', { seed: 1, count: 1000 }));
    expect(make(999).questions).toHaveLength(1);
  });

  test('leaves a sourceCount of the caller alone', async () => {
    const params = { sourceCount: 50 };
    await expect(prepare(await plan('rotoutbench', { seed: 1, count: 1000, params }))).rejects.toThrow(
      /'match' asks for 142 .* only 50 /,
    );
  });
});
