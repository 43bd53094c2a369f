import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readLines, sharedFolder, temporaryFolder } from '../dataset/folders.js';
import type { ItemRecord } from '../../src/dataset/item/record.js';
import { root, runProgram, topsyturvy } from './command.js';
import type { Question } from '../../src/score/question.js';
import { fully, fullyDescribe, someOf } from '../few.js';

describe('help', () => {
  test('lists every command', async () => {
    const { stdout, stderr, code } = await topsyturvy(['--help']);
    expect([stderr, code]).toEqual(['', 0]);
    for (const name of [
      'generate',
      'verify',
      'score',
      'audit',
      'list',
      'fonts',
      'models',
      'gallery',
      'export',
      'import-replies',
      'completion',
    ]) {
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  test.each(
    someOf(
      [
        'generate',
        'verify',
        'score',
        'audit',
        'list',
        'fonts inspect',
        'models inspect',
        'models check',
        'models export',
        'new family',
        'gallery',
        'export',
        'import-replies',
      ],
      2,
    ),
  )('explains %s', async (command) => {
    const { stdout, stderr, code } = await topsyturvy([...command.split(' '), '--help']);
    expect([stderr, code]).toEqual(['', 0]);
    expect(stdout).toMatch(new RegExp(`^Usage: topsyturvy ${command} \\[options\\]`));
    expect(stdout).not.toMatch(/undefined|default: \[\]/);
  });

  test('tells the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect((await topsyturvy(['--version'])).stdout).toBe(`${version}\n`);
  });
});

describe('a dataset', () => {
  const out = join(sharedFolder(), 'd');
  beforeAll(async () => {
    const made = await topsyturvy([
      'generate',
      'text/rotated',
      '--seed',
      '9',
      '--count',
      '40',
      '--size',
      '64',
      '--out',
      out,
    ]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      new RegExp(`^${out}: 40 items, 80 images, 440 questions\ndigest [0-9a-f]{64}\n$`),
    );
  });

  test('is verified: 0 if all is right, 1 and the item if not', async () => {
    expect(await topsyturvy(['verify', out])).toEqual({
      code: 0,
      signal: null,
      stdout: `${out}: 40 items, 80 images, 440 questions: ok\n`,
      stderr: '',
    });
    const report = JSON.parse((await topsyturvy(['verify', out, '--json'])).stdout) as object;
    expect(report).toEqual({ ok: true, items: 40, images: 80, questions: 440, problems: [] });
  });

  fully('that was changed fails', async () => {
    const folder = join(temporaryFolder(), 'd');
    cpSync(out, folder, { recursive: true });
    const [image, other] = readLines<ItemRecord>(folder, 'items.jsonl')
      .slice(13, 15)
      .map(({ views }) => views[1].file);
    writeFileSync(join(folder, image), readFileSync(join(folder, other)));
    const { code, stdout, stderr } = await topsyturvy(['verify', folder]);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toBe(
      `${image}: the picture differs from the one that the seed gives\n${image}: the picture is not the transformed original\n${folder}: 40 items, 80 images, 440 questions: 2 problems\n`,
    );
    const report = JSON.parse((await topsyturvy(['verify', folder, '--json'])).stdout) as { ok: boolean };
    expect(report.ok).toBe(false);
  });

  fully('is scored', async () => {
    const replies = join(temporaryFolder(), 'replies.jsonl');
    const questions = readLines<Question>(out, 'questions.jsonl');
    writeFileSync(
      replies,
      questions.map(({ id, answer }) => JSON.stringify({ id, reply: answer })).join('\n'),
    );
    const plain = await topsyturvy(['score', out, replies]);
    expect(plain).toMatchObject({ code: 0, stderr: '' });
    expect(plain.stdout).toMatch(/R_pred.* 100\.00/);
    const { counts, table } = JSON.parse((await topsyturvy(['score', out, replies, '--json'])).stdout) as {
      counts: { answered: number };
      table: { value: number }[];
    };
    expect(counts.answered).toBe(440);
    expect(table.map(({ value }) => value)).toEqual(table.map(() => 1));
    const none = await topsyturvy(['score', out, join(out, 'none.jsonl')]);
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toMatch(/^topsyturvy: Cannot read [^\n]*\n$/);
  });

  fully('is audited', async () => {
    const { code, stdout, stderr } = await topsyturvy(['audit', out]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/No baseline beats chance\.\n$/);
  });

  fully('has a gallery', async () => {
    const { code, stdout } = await topsyturvy(['gallery', out]);
    expect([code, stdout]).toEqual([0, `${join(out, 'gallery', 'index.html')}: 40 of 40 items\n`]);
    expect((await topsyturvy(['verify', out])).code).toBe(0);
  });
});

fullyDescribe('progress', () => {
  const request = ['generate', 'text/rotated', '--seed', '9', '--count', '40', '--size', '64', '--out'];

  test('is drawn on a terminal, and taken away', async () => {
    const out = join(temporaryFolder(), 'd');
    const command = [process.execPath, join(root, 'dist/cli.js'), ...request, out, '--workers', '1'];
    const { code, stdout } = await runProgram('script', ['-qec', command.join(' '), '/dev/null'], {
      env: { TERM: 'xterm' },
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/items [#.]{30} \d+% \| \d+\/40 \| [\d.]+\/s \| \d\d:\d\d:\d\d left/);
    // The cursor is hidden and comes back.
    expect(stdout.lastIndexOf('\u001B[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001B[?25l'));
    expect(stdout).toMatch(/digest [0-9a-f]{64}\r?\n$/);
  });
});
