import { describe, expect, test } from 'vitest';
import { plan, prepare } from '../../../src/index.js';

const capacityOf = async (family: string, params: Record<string, unknown>): Promise<number> => {
  const maker = await prepare(
    await plan(family as 'orientation/view-parallelism', {
      seed: 1,
      count: 1,
      params: { look: 'clean', ...params },
    }),
  );
  return Object.values(maker.capacity)[0];
};

describe('the capacity of orientation families', () => {
  test('counts each answer with each model', async () => {
    const params = { categories: ['car'], undetermined: 0, occluded: 0 };
    expect(await capacityOf('orientation/view-parallelism', { ...params, variations: 1 })).toBe(2);
    expect(await capacityOf('orientation/view-parallelism', { ...params, variations: 3 })).toBe(6);
  });

  test('counts pairs where two objects are asked about', async () => {
    const params = { categories: ['car', 'horse'], undetermined: 0, variations: 2 };
    expect(await capacityOf('orientation/inter-object-direction', params)).toBe(5 * 4 * 4);
  });

  test('counts questions without an answer', async () => {
    const params = { categories: ['car', 'vase'], occluded: 0, variations: 2 };
    // A vase has a front where it carries a label: two kinds under two answers, and the plain vase.
    expect(await capacityOf('orientation/view-parallelism', params)).toBe(2 * 4 + 2);
  });

  test('of canonical orientation: upright kinds under each answer, round ones without', async () => {
    const params = { categories: ['car', 'bowl'], variations: 2 };
    expect(await capacityOf('orientation/canonical-orientation', params)).toBeGreaterThanOrEqual(2 * 2 + 2);
    expect(await capacityOf('orientation/canonical-orientation', { ...params, variations: 4 })).toBe(
      2 * (await capacityOf('orientation/canonical-orientation', params)),
    );
  });
});
