import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importDataset } from '../../../src/dataset/import/import-dataset.js';
import { snapshot, temporaryFolder } from '../folders.js';
import { foreignFolder, jsonl, picture, refused } from './foreign.js';

const line = { images: ['pics/red.jpg'], question: 'Which color?', answer: 'red' };

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /^Line 2 of \S*questions\.jsonl is not JSON/],
  [
    'another member',
    { ...line, anwser: 'x' },
    /^Line 2 of \S*questions\.jsonl is wrong at the top: .*anwser/,
  ],
  ['no picture', { ...line, images: [] }, /^Line 2 of \S*questions\.jsonl is wrong at images: /],
  [
    'no answer',
    { ...line, answer: undefined },
    /^Line 2 of \S*questions\.jsonl is wrong at answer: it is missing/,
  ],
  [
    'no question',
    { ...line, question: undefined },
    /^Line 2 of \S*questions\.jsonl has no 'question' or 'prompt'/,
  ],
  [
    'two prompts',
    { ...line, prompt: 'x' },
    /^Line 2 of \S*questions\.jsonl has both a 'question' and a 'prompt'/,
  ],
  [
    'no such option',
    { ...line, options: ['Red', 'Blue'], answer: 'C' },
    /^Line 2 .* at answer: Expected the letter of one of the options/,
  ],
  [
    'letters of its own',
    { ...line, options: { a: 'Red' }, answer: 'a' },
    /^Line 2 of \S*questions\.jsonl is wrong at options/,
  ],
  [
    'an unknown kind',
    { ...line, scoring: { kind: 'essay' } },
    /^Line 2 of \S*questions\.jsonl is wrong at scoring\.kind/,
  ],
  [
    'a box outside',
    { ...line, answer: 'None', scoring: { kind: 'boxes', boxes: [[1, 1, 99, 9]], width: 60, height: 40 } },
    /^Line 2 of \S*questions\.jsonl is wrong at scoring: Expected boxes/,
  ],
  [
    'an item of other pictures',
    { ...line, images: ['pics/blue.png'], item: 'one' },
    /^Line 2 of \S*questions\.jsonl has the item 'one' with other pictures than Line 1 of \S*questions\.jsonl/,
  ],
])('a line with %s is named, and nothing is written', async (_, row, sentence) => {
  const folder = await foreignFolder([{ ...line, item: 'one' }, row]);
  if (row === '{') writeFileSync(join(folder, 'questions.jsonl'), `${JSON.stringify(line)}\n{\n`);
  await refused(folder, sentence);
});

test('pictures that are missing, no pictures, or outside of the folder are refused', async () => {
  const folder = await foreignFolder([]);
  await picture(join(folder, '../secret.png'), '#123456');
  symlinkSync('../secret.png', join(folder, 'link.png'));
  mkdirSync(join(folder, 'folder.png'));
  writeFileSync(join(folder, 'text.png'), 'no picture');
  const whole = readFileSync(join(folder, 'pics/red.jpg'));
  writeFileSync(join(folder, 'cut.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const outside = /is no path below the folder|is a link that leaves/;
  const cases: [string, RegExp][] = [
    ['../secret.png', outside],
    [join(folder, '../secret.png'), outside],
    [join(folder, 'pics/red.jpg'), outside],
    ['/etc/hostname', outside],
    ['pics/\0.png', outside],
    ['link.png', outside],
    ['folder.png', /not a regular file|directory/i],
    ['gone.png', /there is no such file|no such file/i],
    ['text.png', /not a PNG, JPEG or WebP/],
    ['cut.jpg', /cut short or damaged/],
    ['drawing.svg', /not a PNG, JPEG or WebP/],
  ];
  for (const [file, why] of cases) {
    jsonl(join(folder, 'questions.jsonl'), [line, { ...line, images: [file] }]);
    await refused(folder, /^Line 2 of \S*questions\.jsonl names the picture .*, which cannot be used: /);
    await refused(folder, why);
  }
});

test('a file of questions that leaves the folder, is empty or is not there is refused', async () => {
  const folder = await foreignFolder([]);
  await refused(folder, /has no questions: questions\.jsonl is empty/);
  const other = temporaryFolder();
  await refused(other, /questions\.jsonl/);
  symlinkSync(join(folder, 'questions.jsonl'), join(other, 'questions.jsonl'));
  await refused(other, /is a link that leaves/);
});

test('a folder that is there is not written to, and a form or a name that is none is refused', async () => {
  const folder = await foreignFolder([line]);
  const before = snapshot(folder);
  await expect(importDataset(folder, { form: 'lines', out: folder })).rejects.toThrow(/'.*theirs'/);
  const out = join(temporaryFolder(), 'set');
  await expect(importDataset(folder, { form: 'csv' as 'lines', out })).rejects.toThrow(
    'Expected one of ambibench, lines, mirrorqa for the form but received "csv"',
  );
  await expect(importDataset(folder, { form: 'lines', out, name: '../x' })).rejects.toThrow('for the name');
  expect(snapshot(folder)).toEqual(before);
});
