import { expect, it } from 'vitest';
import { catalog } from '../../../src/content/models/index.js';

const categories = (kinds: typeof catalog): readonly string[] => kinds.map(({ category }) => category);

it('every kind with a front says what shows it', () => {
  const silent = catalog.filter(({ hasFront, frontShownBy }) => hasFront && !frontShownBy);
  expect(categories(silent)).toEqual([]);
});

it('no kind without a front does, even one that can be given a label', () => {
  const loud = catalog.filter(({ hasFront, frontShownBy }) => !hasFront && frontShownBy !== undefined);
  expect(categories(loud)).toEqual([]);
});

it('in a few words, as a person says them', () => {
  const said = catalog.flatMap(({ frontShownBy }) => frontShownBy ?? []);
  expect(said.filter((words) => !/^[a-z][a-z', -]{3,59}$/.test(words))).toEqual([]);
});
