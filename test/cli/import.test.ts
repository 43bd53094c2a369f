import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../dataset/folders.js';
import { foreignFolder } from '../dataset/import/foreign.js';
import { topsyturvy } from './command.js';

const line = { images: ['pics/red.jpg'], question: 'Is it red?', answer: 'Yes' };

test('a set is imported and verified, with a sentence on what that means', async () => {
  const out = join(temporaryFolder(), 'set');
  const made = await topsyturvy([
    'import',
    'lines',
    await foreignFolder([line]),
    '--out',
    out,
    '--name',
    'reds',
  ]);
  expect(made.stdout).toMatch(/: 1 items, 1 images, 1 questions\ndigest [0-9a-f]{64}\n$/);
  const { code, stdout } = await topsyturvy(['verify', out]);
  expect([code, stdout]).toEqual([
    0,
    `${out}: 1 items, 1 images, 1 questions: ok\nwas imported (lines): files, hashes and forms were checked; nothing certifies its answers\n`,
  ]);
  const { imported, problems } = JSON.parse(
    (await topsyturvy(['verify', out, '--json'])).stdout,
  ) as object & {
    imported: string;
    problems: unknown[];
  };
  expect([imported, problems]).toEqual(['lines', []]);
});

test('wrong use and a wrong line end with a sentence', async () => {
  const folder = await foreignFolder([{ ...line, answer: 7 }]);
  const out = join(temporaryFolder(), 'set');
  const ended = async (form: string): Promise<unknown[]> => {
    const { code, stderr } = await topsyturvy(['import', form, folder, '--out', out]);
    return [code, stderr];
  };
  expect(await ended('csv')).toEqual([
    2,
    'topsyturvy: Expected one of ambibench, lines, mirrorqa for the form but received "csv"\n',
  ]);
  expect(await ended('lines')).toEqual([
    1,
    expect.stringMatching(/^topsyturvy: Line 1 of \S*questions\.jsonl is wrong at answer: .*\n$/),
  ]);
});
