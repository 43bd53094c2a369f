import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';

const folder = join(sharedFolder(), 'strings');
const floor = join(sharedFolder(), 'floor.jsonl');
beforeAll(async () => {
  const args = ['text/rotated', '--count', '8', '--size', '64', '--seed', '3', '--out', folder, '--quiet'];
  expect((await topsyturvy(['generate', ...args])).code).toBe(0);
  const asking = ['ask', folder, '--model', 'baseline:majority-answer', '--replies', floor, '--quiet'];
  expect((await topsyturvy(asking)).code).toBe(0);
});

test('tables of a paper are printed: those that the replies have values for', async () => {
  const { code, stdout } = await topsyturvy(['tables', 'rotoutbench', folder, `floor=${floor}`]);
  expect(code).toBe(0);
  expect(stdout.match(/^\*\*RotOutBench, Table \d+/gm)).toEqual([
    '**RotOutBench, Table 1',
    '**RotOutBench, Table 4',
    '**RotOutBench, Table 5',
    '**RotOutBench, Table 6',
  ]);
  expect(stdout).toMatch(/^\| floor \|( – \|){6}( -?\d+\.\d\d \|){4}$/m);
});

test('as files, one of each table', async () => {
  const out = join(temporaryFolder(), 'tables');
  const args = ['tables', 'rotoutbench', folder, floor, '--table', '1,5', '--format', 'latex', '--out', out];
  expect((await topsyturvy(args)).code).toBe(0);
  expect(readdirSync(out).sort()).toEqual(['rotoutbench-1.tex', 'rotoutbench-5.tex']);
  expect(readFileSync(join(out, 'rotoutbench-5.tex'), 'utf8')).toContain('baseline:majority-answer & ');
});

test.each([
  [
    ['tables', 'imagenet', folder, floor],
    /^topsyturvy: Expected one of rotoutbench, mirrorqa, ambibench, dori for the paper/,
  ],
  [['tables', 'dori', folder, floor], /of '.*' that were asked have no value for any table of DORI\n$/],
  [
    ['tables', 'dori', folder, floor, '--table', '99'],
    /^topsyturvy: Expected one of 2, 3, 5, .* for a table but received "99"\n$/,
  ],
  [
    ['tables', 'rotoutbench', folder, floor, '--format', 'pdf'],
    /^topsyturvy: Expected markdown, latex, csv, json for --format/,
  ],
  [['tables', 'rotoutbench', join(folder, 'none'), floor], /^topsyturvy: There is no folder '/],
  [['tables', 'rotoutbench', folder], /give replies, or people with --human/],
])('%j is refused in one sentence', async (args, message) => {
  const { code, stdout, stderr } = await topsyturvy(args);
  expect({ code: code! > 0, stdout }).toEqual({ code: true, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
