import { expect, test } from 'vitest';
import { SceneAssets } from '../../src/families/staging/assets.js';
import { realSize, sizePasses } from '../../src/families/staging/stand-in-place.js';

const assets = await SceneAssets.open(
  {
    ...{ renderer: 'soft', look: 'clean', models: [], pack: '', variations: 2, categories: [] },
    ...{ size: 64, samples: 1, shadows: false },
  } as Parameters<typeof SceneAssets.open>[0],
  ['sizes'],
  (path) => path,
);

test.each(['mug', 'ball', 'horse', 'sofa'])('of %s the range decides as measuring does', (category) => {
  const kind = { category, variation: 1 };
  const sizes = realSize(assets, kind);
  for (const name of ['footprint', 'height', 'ball'] as const)
    for (const factor of [0.1, 0.7, 0.98, 1, 1.02, 1.4, 10]) {
      const limit = sizes[name] * factor;
      expect(sizePasses(assets, kind, name, (meters) => meters <= limit)).toBe(sizes[name] <= limit);
      expect(sizePasses(assets, kind, name, (meters) => meters > limit)).toBe(sizes[name] > limit);
    }
});

test('what ships is known without a model, and only far from its sizes', () => {
  const measured = (limit: number): boolean => {
    let asked = 0;
    sizePasses(assets, { category: 'mug', variation: 0 }, 'height', (meters) => {
      asked++;
      return meters <= limit;
    });
    return asked > 2;
  };
  const { height } = realSize(assets, { category: 'mug', variation: 0 });
  expect([height / 9, height, 9 * height].map(measured)).toEqual([false, true, false]);
});
