import { expect, test } from 'vitest';
import { figureNames } from '../../src/content/figures/bistable/index.js';
import { illusionNames } from '../../src/content/illusions/geometric/index.js';
import { families } from '../../src/families/index.js';

test.each(families)('$name is what the list announces', async ({ name, version, summary, load }) => {
  expect(await load()).toMatchObject({ name, version, summary });
});

test('no two illusions or figures have one name', () => {
  for (const names of [illusionNames, figureNames]) expect(names).toEqual([...new Set(names)]);
});
