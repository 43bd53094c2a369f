import { expect, test } from 'vitest';
import { prepare } from '../../src/dataset/maker.js';
import { plan } from '../../src/benchmarks/plan.js';
import { illusions } from '../../src/families/ambiguous/geometric/illusions/index.js';
import { illusionNames } from '../../src/families/ambiguous/geometric/names.js';
import { figures } from '../../src/families/ambiguous/bistable/figures/index.js';
import { figureNames } from '../../src/families/ambiguous/bistable/names.js';
import { lazyFamily } from '../../src/families/lazy-family.js';
import { textRotated } from '../../src/families/text/rotated.js';

const name = 'own/late';
const late = { ...textRotated, name };

test('a family is loaded once, when a set of it is first prepared, and makes what it would make at once', async () => {
  let loads = 0;
  const lazy = lazyFamily({ name, version: 1, summary: 'Late.', params: textRotated.params }, () => {
    loads++;
    return Promise.resolve(late);
  });
  expect(() => lazy.label({} as never)).toThrow('own/late is used before a set of it is prepared');
  expect(lazy.warp).toBeUndefined();
  const options = { seed: 1, count: 2, params: { length: 3 }, families: [lazy] };
  const first = await prepare(plan('own/late', options));
  await prepare(plan('own/late', options));
  expect(loads).toBe(1);
  expect(lazy.warp).toBe(textRotated.warp);
  for (const i of [0, 1]) expect(first.make(i).views).toHaveLength(2);
});

test('names that are known before illusions and figures are loaded are theirs', () => {
  expect(illusions.map(({ name }) => name)).toEqual(illusionNames);
  expect(figures.map(({ name }) => name)).toEqual(figureNames);
});
