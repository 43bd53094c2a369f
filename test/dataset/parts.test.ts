import { describe, expect, test } from 'vitest';
import { plan, TopsyturvyError } from '../../src/index.js';

describe('parts of a benchmark', () => {
  test('are made alone, with the items that they have in the whole', async () => {
    const whole = await plan('dori', { seed: 7 });
    const some = await plan('dori', { seed: 7, parts: ['type-6g', 'type-2c'] });
    expect(some.parts.map(({ name, count }) => [name, count])).toEqual([
      ['type-2c', 1202],
      ['type-6g', 1202],
    ]);
    for (const part of some.parts) {
      const same = whole.parts.find(({ name }) => name === part.name)!;
      expect([part.path, part.params]).toEqual([same.path, same.params]);
    }
  });

  test('share a count among themselves', async () => {
    const { parts } = await plan('dori', { seed: 7, count: 9, parts: ['type-1c', 'type-1g', 'type-2c'] });
    expect(parts.map(({ count }) => count)).toEqual([3, 3, 3]);
  });

  test.each([[['type-8c']], [[]]])('%j are refused, naming those there are', async (parts) => {
    await expect(plan('dori', { seed: 7, parts })).rejects.toThrow(TopsyturvyError);
    await expect(plan('dori', { seed: 7, parts })).rejects.toThrow(/type-1c, type-1g/);
  });

  test('DORI has the numbers of its paper', async () => {
    const { length, parts } = await plan('dori', { seed: 0 });
    expect(length).toBe(16_828);
    const questions = parts.reduce(
      (sum, { count, params }) => sum + count * (params.variants as string[]).length,
      0,
    );
    expect([parts.length, questions]).toEqual([14, 33_656]);
  });
});
