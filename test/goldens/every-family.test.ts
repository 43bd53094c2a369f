import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';
import { families } from '../../src/families/index.js';

/** Families that make nothing without photographs of the user's. */
const without = ['mirror/photo'];

test('the set of every family has every family', () => {
  const { parts } = JSON.parse(readFileSync(join(root, 'scripts/every-family/spec.json'), 'utf8')) as {
    parts: { family: string }[];
  };
  const known = new Set([...parts.map(({ family }) => family), ...without]);
  const unknown = families.map(({ name }) => name).filter((name) => !known.has(name));
  expect(unknown, 'give each a part in scripts/every-family/spec.json, then npm run goldens').toEqual([]);
});
