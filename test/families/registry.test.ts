import { expect, test } from 'vitest';
import { figures } from '../../src/content/figures/bistable/index.js';
import { figureNames } from '../../src/content/figures/bistable/names.js';
import { illusions } from '../../src/content/illusions/geometric/index.js';
import { illusionNames } from '../../src/content/illusions/geometric/names.js';
import { families } from '../../src/families/index.js';

test.each(families)('$name is what the list announces', async ({ name, version, summary, load }) => {
  expect(await load()).toMatchObject({ name, version, summary });
});

test('names that are known before illusions and figures are loaded are theirs', () => {
  expect(illusions.map(({ name }) => name)).toEqual(illusionNames);
  expect(figures.map(({ name }) => name)).toEqual(figureNames);
});
