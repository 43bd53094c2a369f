import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { sceneNames } from '../../src/families/picture/rotated.js';

describe('picture/rotated', () => {
  test('every run of items has each scene once', async () => {
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
});
