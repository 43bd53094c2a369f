import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './cli/command.js';
import { temporaryFolder } from './dataset/folders.js';
import { madeSet, type SetName } from './made-sets.js';
import { haveTool } from './system-tools.js';

const eyes = join(root, 'scripts/eyes');

type Row = { readonly picture: string; readonly found: boolean; readonly agrees?: boolean };

/** What a stranger's model sees in every n-th item of a set that tests share. */
async function rowsOf(eye: string, set: SetName, every: number): Promise<Row[]> {
  const python = join(root, 'tmp/eyes/venv/bin/python');
  const rows = join(temporaryFolder(), 'rows.jsonl');
  const args = [join(eyes, 'eyes.py'), eye, await madeSet(set), '--every', String(every), '--rows', rows];
  const { status, stderr } = spawnSync(python, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return readFileSync(rows, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
}

/** A convention that we had wrong would leave nothing of it; what models misread is looked at in docs/eyes.md. */
function expectAgreement(rows: readonly Row[]): void {
  const otherwise = rows.filter(({ agrees }) => agrees === false).map(({ picture }) => picture);
  expect(otherwise.length / rows.length, otherwise.join('\n')).toBeLessThanOrEqual(0.1);
}

/** Models of others, trained on photographs, read what we say is to be seen: docs/eyes.md has larger runs. */
describe.skipIf(!haveTool('mediapipe'))("strangers' eyes", () => {
  test('a model of poses finds our people, and their left and right where we have them', async () => {
    const rows = await rowsOf('people', 'mirrorqa', 1);
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(rows.filter(({ found }) => found).length / rows.length).toBeGreaterThanOrEqual(0.9);
    expectAgreement(rows);
  }, 300_000);

  test('a reader of texts reads our strings, either way up, as we say', async () => {
    const rows = await rowsOf('words', 'rotoutbench', 11);
    expect(rows).toHaveLength(68);
    expectAgreement(rows);
  }, 300_000);
});
