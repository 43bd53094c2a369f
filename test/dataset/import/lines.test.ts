import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { askBaseline } from '../../../src/benchmarks/ask-baseline.js';
import { auditDataset } from '../../../src/benchmarks/audit-dataset.js';
import { scoreHuman } from '../../../src/benchmarks/score-human.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { writeResults } from '../../../src/benchmarks/results-page/write.js';
import { decodePng } from '../../../src/draw/png/decode.js';
import { readManifest } from '../../../src/dataset/folder/layout.js';
import type { ItemRecord } from '../../../src/dataset/item/record.js';
import { writeStudy } from '../../../src/dataset/study/write-study.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { writeGallery } from '../../../src/dataset/write/write-gallery.js';
import { readLines, snapshot, temporaryFolder } from '../folders.js';
import { foreignFolder, imported, picture, questionsOf, scored } from './foreign.js';

const red = ['pics/red.jpg'];

/** A line of each kind of answer. */
const kinds = [
  { images: red, question: 'Which color?', options: ['Red', 'Blue'], answer: 'A', split: 'test' },
  { images: red, question: 'Is it red?', answer: 'Yes', groups: { hue: 'warm' }, split: 'train' },
  { images: ['pics/blue.png'], question: 'What color is it?', answer: 'blue', accept: ['navy'] },
  { images: ['pics/green.webp'], question: 'How many corners are white?', answer: '1' },
  {
    images: ['pics/red.jpg', 'pics/blue.png'],
    prompt: 'First: <image> Second: <image> Which colors?',
    answer: 'red, blue',
    condition: 'two',
    variant: 'short',
    scoring: {
      kind: 'words',
      ordered: true,
      separator: ',',
      parts: [
        { name: 'first', word: 'red', accept: [] },
        { name: 'second', word: 'blue', accept: [] },
      ],
    },
  },
];

test('lines of every kind become a dataset on which right replies score 100 % and wrong ones 0', async () => {
  const set = await imported(await foreignFolder(kinds));
  expect(await verifyDataset(set)).toEqual({
    ok: true,
    items: 4,
    images: 5,
    questions: 5,
    imported: 'lines',
    problems: [],
  });
  const conditions = ['letter P0', 'yes-no P0', 'keywords P0', 'string P0', 'two short'];
  const all = (value: number) => Object.fromEntries(conditions.map((name) => [name, value]));
  expect(await scored(set, ({ answer }) => answer)).toEqual(all(1));
  const wrong = { letter: 'B', 'yes-no': 'No', keywords: 'green', string: '7', two: 'blue, red' };
  expect(await scored(set, ({ condition }) => wrong[condition as keyof typeof wrong])).toEqual(all(0));
  expect((await scored(set, () => 'It is navy.'))['keywords P0']).toBe(1);
});

test('it says that it was imported, of what, and that nothing is certified', async () => {
  const folder = await foreignFolder(kinds);
  const set = await imported(folder);
  const manifest = readManifest(set);
  expect(manifest).toMatchObject({
    imported: 'lines',
    families: { 'imported/lines': 1 },
    assets: { 'questions.jsonl': snapshot(folder)['questions.jsonl'] },
    counts: { items: 4, images: 5, questions: 5, parts: { lines: 4 } },
  });
  const items = readLines<ItemRecord>(set, 'items.jsonl');
  expect(items.map(({ certificate }) => certificate)).toEqual(Array(4).fill({ holds: false }));
  expect(items[0].state).toEqual({
    sources: [{ file: 'pics/red.jpg', sha256: snapshot(folder)['pics/red.jpg'] }],
  });
  const [choice, yes] = questionsOf(set);
  expect(choice.prompt).toBe(
    'Which color?\nChoices: A: Red; B: Blue. Reply with only the letter of the right choice.',
  );
  expect(yes).toMatchObject({ item: choice.item, groups: { hue: 'warm', split: 'train' } });
});

test('pictures are upright and have the pixels of theirs', async () => {
  const folder = await foreignFolder([{ images: ['turned.jpg'], question: 'Which?', answer: 'it' }]);
  await picture(join(folder, 'turned.jpg'), '#c08000', 6);
  const set = await imported(folder);
  const [{ views }] = readLines<ItemRecord>(set, 'items.jsonl');
  expect(views[0]).toMatchObject({ width: 40, height: 60, label: null });
  const { data } = await sharp(join(folder, 'turned.jpg'))
    .rotate()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Buffer.compare(decodePng(readFileSync(join(set, views[0].file))).data, data)).toBe(0);
});

test('ids follow from the pictures: other lines and another order change none', async () => {
  const set = questionsOf(await imported(await foreignFolder(kinds)));
  const more = { images: ['pics/green.webp'], question: 'Is it green?', answer: 'Yes' };
  const other = questionsOf(await imported(await foreignFolder([...kinds, more].reverse())));
  const ids = new Map(other.map(({ id, prompt }) => [prompt, id]));
  expect(set.map(({ prompt }) => ids.get(prompt))).toEqual(set.map(({ id }) => id));
});

test('several questions in one condition about one item are told apart, and an item may be named', async () => {
  const yes = { images: red, answer: 'Yes' };
  const set = await imported(
    await foreignFolder([
      { ...yes, question: 'Is it red?' },
      { ...yes, question: 'Is a corner white?' },
      { ...yes, question: 'Is it red?', item: 'again' },
    ]),
  );
  const [first, second, third] = questionsOf(set);
  expect(second.id).toBe(`${first.id}.2`);
  expect(third.item).not.toBe(first.item);
  expect((await verifyDataset(set)).problems).toEqual([]);
});

test('models, people, pages and audits take it', async () => {
  const set = await imported(await foreignFolder(kinds));
  const out = temporaryFolder();
  const replies = join(out, 'replies.jsonl');
  expect(await askBaseline(set, { baseline: 'option-A', replies })).toMatchObject({ questions: 5 });
  expect((await auditDataset(set)).leaks).toEqual([]);
  expect((await writeStudy(set, { out: join(out, 'site') })).images).toBe(5);
  expect((await writeGallery(set, { out: join(out, 'gallery') })).shown).toBe(4);
  expect((await writeResults(set, [replies], { out: join(out, 'report.html') })).figures).toBeGreaterThan(0);
});

test('what people replied is scored as the rows of a study', async () => {
  const people = { ada: 'A', ben: 'B', cyd: 'A' };
  const set = await imported(
    await foreignFolder([
      { ...kinds[0], people },
      { ...kinds[1], people: { ada: 'Yes' } },
    ]),
  );
  const { table, participants } = await scoreHuman(set, [join(set, 'people.jsonl')]);
  expect(participants.map(({ answers, excluded }) => [answers, excluded])).toEqual([
    [2, null],
    [1, null],
    [1, null],
  ]);
  expect(table.map(({ condition, count, n, majority }) => [condition, count, n, majority.value])).toEqual([
    ['letter', 2, 3, 1],
    ['yes-no', 1, 1, null],
  ]);
  expect((await verifyDataset(set)).ok).toBe(true);
});

test('lines that name a scorer have its scores: those of DORI and its tables', async () => {
  const dori = { images: red, variant: 'full', condition: '2C', scorer: 'dori', answer: 'B' };
  const options = ['Toward the camera', 'Away from the camera', 'Cannot be determined'];
  const set = await imported(
    await foreignFolder([
      {
        ...dori,
        options,
        question: 'Which way does it face?',
        facts: { type: '2C' },
        groups: { class: 'cars' },
      },
      {
        ...dori,
        options,
        question: 'Turned how?',
        facts: { type: '3G' },
        scoring: { kind: 'letter', half: ['A'] },
      },
    ]),
  );
  const [first, second] = questionsOf(set);
  const replies = [
    { id: first.id, reply: 'B' },
    { id: second.id, reply: 'A' },
  ];
  const { types } = (await scoreDataset(set, replies)).dori.full;
  expect([types['2C'].value, types['3G'].value, types['3G'].soft.value]).toEqual([1, 0, 0.5]);
});
