import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadExtensions } from '../../src/dataset/plan/modules.js';
import { temporaryFolder } from './folders.js';

test.each([
  ['throw null', 'null'],
  ['throw undefined', 'undefined'],
  ['throw 5', '5'],
  ['(function again() { again(); })()', 'its code is nested too deeply, or calls itself without end'],
  ['throw { toString() { throw 1; } }', 'it throws a value without a text'],
  ['export default [new Proxy({}, { get() { throw null; } })]', 'null'],
  ['export const f = { get name() { throw new Error("no name"); }, get version() { throw 7; } }', undefined],
])('a module that misbehaves is named in a sentence: %s', async (text, reason) => {
  const base = temporaryFolder();
  writeFileSync(join(base, 'own.mjs'), text);
  const message =
    reason === undefined ? /^The module 'own\.mjs' / : `The module 'own.mjs' cannot be loaded: ${reason}`;
  await expect(loadExtensions(['own.mjs'], base)).rejects.toThrow(message);
});
