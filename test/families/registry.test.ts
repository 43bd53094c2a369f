import { expect, test } from 'vitest';
import { figures } from '../../src/families/ambiguous/bistable/figures/index.js';
import { figureNames } from '../../src/families/ambiguous/bistable/names.js';
import { illusions } from '../../src/families/ambiguous/geometric/illusions/index.js';
import { illusionNames } from '../../src/families/ambiguous/geometric/names.js';
import { families } from '../../src/families/index.js';

test.each(families)('$name is what the list announces', async ({ name, version, summary, load }) => {
  expect(await load()).toMatchObject({ name, version, summary });
});

test('names that are known before illusions and figures are loaded are theirs', () => {
  expect(illusions.map(({ name }) => name)).toEqual(illusionNames);
  expect(figures.map(({ name }) => name)).toEqual(figureNames);
});
