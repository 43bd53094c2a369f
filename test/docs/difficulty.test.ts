import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { difficultyTables } from '../../scripts/docs/difficulty-tables.mjs';
import { families } from '../../src/families/index.js';
import { root } from '../cli/command.js';

test('docs/difficulty.md says what the levels of every family are', async () => {
  const page = readFileSync(join(root, 'docs/difficulty.md'), 'utf8');
  // `node scripts/difficulty-page.mjs` writes them.
  expect(page).toContain(difficultyTables(await Promise.all(families.map(({ load }) => load()))));
});
