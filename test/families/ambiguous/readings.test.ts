import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { birds, bipeds } from '../../../src/content/bodies/biped/index.js';
import { quadrupeds } from '../../../src/content/bodies/quadruped/index.js';
import { iconWords } from '../../../src/content/figures/icons/index.js';
import { catalog } from '../../../src/content/models/index.js';

test('the words that cost in a layer are those for what ambiguous pictures show', () => {
  const shown = [
    'face',
    ...iconWords,
    ...catalog.map(({ category }) => category),
    ...[...quadrupeds, ...birds, ...bipeds].map(({ name }) => name),
  ];
  const listed = JSON.parse(readFileSync('assets/words/readings.json', 'utf8')) as string[];
  expect(listed).toEqual([...new Set(shown)].sort());
});
