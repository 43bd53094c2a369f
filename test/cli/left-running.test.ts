import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needBuild, root, topsyturvy } from './command.js';

const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-test-'));
beforeAll(needBuild);
afterAll(() => rmSync(folder, { recursive: true }));

// The time limit of a test is what these are about.
describe('a module that leaves something running does not keep the program', () => {
  test.each([
    ['a timer and an error', 'setInterval(() => {}, 1000); throw new Error("no");', /cannot be loaded: no/],
    ['a timer and nothing of use', 'setInterval(() => {}, 1000); export const x = 5;', /exports no family/],
    ['a server', 'import { createServer } from "node:net"; createServer().listen(0);', /exports no family/],
  ])('%s', async (name, text, sentence) => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.mjs`);
    writeFileSync(file, text);
    const { code, stderr } = await topsyturvy(['list', '--module', file]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test('where all went well', async () => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/topsyturvy'), 'junction');
    expect((await topsyturvy(['new', 'family', 'own/busy'], { cwd: folder })).code).toBe(0);
    writeFileSync(join(folder, 'timer.mjs'), 'setInterval(() => {}, 1000); export * from "./busy.mjs";');
    const { code, stdout } = await topsyturvy(['list', 'families', '--module', join(folder, 'timer.mjs')]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('own/busy')]);
  });
});
