import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TableCell } from '../../../src/benchmarks/tables/paper-table.js';
import { makeTables } from '../../../src/benchmarks/tables/make-tables.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { temporaryFolder } from '../folders.js';
import { imported, jsonl, picture, questionsOf, refused, scored } from './foreign.js';

const rows = [
  { image: 'camo.jpg', category: 'camouflaged', readings: ['owl'], mask: 'camo-mask.png', split: 'test' },
  { image: 'owl.png', category: 'camouflaged', readings: ['owl'], control: true },
  { image: 'duck.png', category: 'bistable', readings: ['duck', ['rabbit', 'bunny']] },
  { image: 'duck-only.png', category: 'bistable', readings: ['duck'], control: true },
  { image: 'hybrid.png', category: 'hybrid', readings: ['cat', 'car'] },
  { image: 'color.png', category: 'color', readings: ['fish', 'tree'], colored: 'right' },
  { image: 'turned.png', category: 'multiview', readings: ['king', 'horse'] },
  { image: 'skull.png', category: 'multiscene', layers: [['skull'], ['woman', 'mirror']] },
  { image: 'mixed.png', category: 'mixed', readings: ['tiger', 'leaf'], mask: 'mixed-mask.png' },
  { image: 'lines.png', category: 'geometric', question: 'Are the two lines parallel?', answer: 'Yes' },
  { image: 'snakes.png', category: 'motion', seemsToMove: true },
];

/** A folder with the pictures of the lines; their masks have a white field 20 pixels wide and 10 high, at x 30, y 5. */
async function folderOf(lines: readonly object[]): Promise<string> {
  const folder = join(temporaryFolder(), 'own');
  jsonl(join(folder, 'pictures.jsonl'), lines);
  for (const { image } of rows) await picture(join(folder, image), '#406080');
  for (const name of ['camo-mask.png', 'mixed-mask.png', 'black.png']) {
    const field = { create: { width: 20, height: 10, channels: 3 as const, background: '#fff' } };
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#000' } })
      .composite(name === 'black.png' ? [] : [{ input: field, left: 30, top: 5 }])
      .png()
      .toFile(join(folder, name));
  }
  return folder;
}

test('pictures of all nine categories are asked with the prompts of Table 7 and scored by AmbiBench', async () => {
  const folder = await folderOf(rows);
  const set = await imported(folder, 'ambibench');
  expect(await verifyDataset(set)).toMatchObject({ ok: true, items: 11, images: 11, questions: 13 });
  const questions = questionsOf(set);
  expect(await scored(set, ({ answer }) => answer)).toEqual({
    'ambiguous open': 1,
    'ambiguous localization': 1,
    'ambiguous yes-no': 1,
    'control open': 1,
  });
  const of = (category: string, variant: string, condition = 'ambiguous') =>
    questions.find(
      (one) => one.groups?.category === category && one.variant === variant && one.condition === condition,
    )!;
  expect(of('camouflaged', 'localization')).toMatchObject({
    answer: '[(30, 5, 50, 15)]',
    groups: { split: 'test' },
    scoring: { boxes: [[30, 5, 50, 15]], width: 60, height: 40 },
  });
  expect(of('camouflaged', 'localization').prompt).toContain('position of the owl in the image');
  expect(of('camouflaged', 'localization').prompt).toContain('Width: 60, Height: 40');
  expect(of('mixed', 'localization').prompt).toContain('position of the tiger, leaf in the image');
  expect(of('camouflaged', 'open', 'control').prompt).toContain('one main object in the scene');
  expect(of('bistable', 'open').prompt).toContain('You are given a bistable image');
  expect(of('bistable', 'open', 'control').prompt).not.toContain('bistable');
  expect(of('geometric', 'yes-no').prompt).toBe(
    'Are the two lines parallel? The answer should be short and concise, and without explanations.',
  );
  expect(of('color', 'open').scoring).toMatchObject({ parts: [{ name: 'gray' }, { name: 'color' }] });
});

test('further names are right, one reading is not all, and the tables of the paper have every category', async () => {
  const set = await imported(await folderOf(rows), 'ambibench');
  const said: Readonly<Record<string, string>> = {
    'duck, rabbit': 'bunny, duck',
    'skull; woman, mirror': 'woman and mirror; skull',
    'cat, car': 'car, cat',
    'king, horse': 'king',
  };
  const replies = questionsOf(set).map(({ id, answer }) => ({ id, reply: said[answer] ?? answer }));
  const report = await scoreDataset(set, replies);
  expect(report).toMatchObject({
    ambiguous: {
      categories: {
        bistable: { open: { accuracy: { value: 1 } } },
        multiscene: { open: { accuracy: { value: 1 } } },
        hybrid: { open: { accuracy: { value: 0 } } },
        multiview: {
          open: { accuracy: { value: 0 }, parts: { upright: { value: 1 }, turned: { value: 0 } } },
        },
        motion: { 'yes-no': { perception: { perceived: { value: 1 } } } },
      },
    },
  });
  const file = join(temporaryFolder(), 'replies.jsonl');
  jsonl(file, replies);
  const [table] = await makeTables(set, [file], { paper: 'ambibench', only: ['1'] });
  const { cells } = table.rows.find(({ name }) => name === 'replies')!;
  expect(
    Object.fromEntries(table.columns.map(({ head }, i) => [head.join(' '), (cells[i] as TableCell).value])),
  ).toEqual({
    'Non-Ambi.': 1,
    'Camo.': 1,
    'Bistable open': 1,
    'Bistable choice': null,
    Hybrid: 0,
    Color: 1,
    'Multi-view': 0,
    Geometric: 1,
    'Motion image': 1,
    'Motion video': null,
    AVG: 0.75,
  });
});

const camo = rows[0];
test.for<[string, object, RegExp]>([
  [
    'no category',
    { image: 'duck.png', readings: ['duck'] },
    /^Line 2 of \S*pictures\.jsonl is wrong at category: /,
  ],
  [
    'a member of another category',
    { ...rows[2], mask: 'camo-mask.png' },
    /^Line 2 of \S*pictures\.jsonl is wrong .*mask/,
  ],
  [
    'one reading of two',
    { ...rows[2], readings: ['duck'] },
    /^Line 2 of \S*pictures\.jsonl has 1 reading; a bistable picture has 2$/,
  ],
  [
    'two things in a control',
    { ...rows[3], readings: ['duck', 'hen'] },
    /^Line 2 of \S*pictures\.jsonl has 2 readings; a bistable control has 1$/,
  ],
  [
    'a mask that is not there',
    { ...camo, mask: 'none.png' },
    /^Line 2 of \S*pictures\.jsonl names 'none\.png', which cannot be used: /,
  ],
  [
    'a mask outside',
    { ...camo, mask: '../x.png' },
    /^Line 2 of \S*pictures\.jsonl names '\.\.\/x\.png', which cannot be used: /,
  ],
  [
    'a black mask',
    { ...camo, mask: 'black.png' },
    /^Line 2 of \S*pictures\.jsonl has the mask 'black\.png' without a white pixel$/,
  ],
])('a line with %s is named', async ([, row, sentence]) => {
  await refused(await folderOf([rows[3], row]), sentence, 'ambibench');
});

test('a mask of another size is named', async () => {
  const folder = await folderOf([camo]);
  await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toFile(join(folder, 'camo-mask.png'));
  await refused(
    folder,
    /^Line 1 of \S* has a picture of 60 x 40 pixels and a mask of 30 x 20; both have to be of one size$/,
    'ambibench',
  );
});
