import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { rosters } from '../../src/content/rosters.js';

describe('picture/rotated', () => {
  test('every run of items has each scene of the roster once', async () => {
    const sceneNames = rosters.scenes.names;
    const count = 3 * sceneNames.length;
    const maker = await prepare(await plan('picture/rotated', { seed: 2, count, params: { size: 128 } }));
    const seen = new Map<string, number>();
    for (let i = 0; i < count; i++) {
      const { scene } = maker.make(i).state as { scene: string };
      seen.set(scene, (seen.get(scene) ?? 0) + 1);
    }
    expect(seen.size).toBe(sceneNames.length);
    expect(new Set(seen.values())).toEqual(new Set([3]));
  });

  test('another seed begins with other readings', async () => {
    const first = async (seed: number): Promise<unknown> => {
      const params = { size: 128, scenes: ['arrow'] };
      const maker = await prepare(await plan('picture/rotated', { seed, count: 1, params }));
      return maker.make(0).questions[0].answer;
    };
    expect(new Set(await Promise.all([1, 2, 3, 4, 5, 6].map(first))).size).toBeGreaterThan(2);
  });

  test('the capacity is that of the scenes asked for', async () => {
    const capacityOf = async (scenes: string[]): Promise<number> => {
      const maker = await prepare(await plan('picture/rotated', { seed: 1, count: 2, params: { scenes } }));
      return Object.values(maker.capacity)[0];
    };
    const [one, other] = [await capacityOf(['cave']), await capacityOf(['domino'])];
    expect(one).toBe(6 * 5);
    expect(await capacityOf(['cave', 'domino'])).toBe(one + other);
  });
});
