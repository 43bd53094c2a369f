import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTables } from '../../../src/benchmarks/tables/make-tables.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { verifyDataset } from '../../../src/dataset/verify/verify.js';
import { temporaryFolder } from '../folders.js';
import { imported, jsonl, picture, questionsOf, refused, scored } from './foreign.js';

const sides = ['A. Left', 'B. Right'];
const quarters = ['A. Left front', 'B. Right front', 'C. Left rear', 'D. Right rear'];
/** As the older of the repository's files have them. */
const hind = ['A. Left front', 'B. Right front', 'C. Left hind', 'D. Right hind'];

const asked = [
  { image: 'human_eye001.jpg', question: 'Which eye is closed?', options: sides, answer: 'B' },
  { image: 'animal_ear001.jpg', question: 'Which ear has the tag?', options: sides, answer: 'A' },
  { image: 'fox01.jpg', question: 'Which paw is raised?', options: hind, answer: 'C' },
];
const train = [{ image: 'fox02.jpg', question: 'Which paw is raised?', options: quarters, answer: 'D' }];

/** A repository in the form of MirrorQA's. */
async function repository(tested: readonly unknown[] = asked): Promise<string> {
  const folder = temporaryFolder();
  const data = join(folder, 'Dataset');
  for (const name of ['human_eye001', 'animal_ear001', 'fox01', 'fox02'])
    await picture(join(data, 'images', `${name}.jpg`), '#804020');
  jsonl(join(data, 'vqa_files/test.jsonl'), tested);
  jsonl(join(data, 'vqa_files/train.jsonl'), train);
  jsonl(join(data, 'vqa_files/all.jsonl'), [...train, ...tested]);
  return folder;
}

test('the files of the repository become the questions of the paper, in all shifts of their options', async () => {
  const folder = await repository();
  const set = await imported(folder, 'mirrorqa');
  expect(await verifyDataset(set)).toMatchObject({ ok: true, items: 4, images: 4, questions: 12 });
  const questions = questionsOf(set);
  expect(questions.find(({ groups }) => groups?.label === 'H.right')).toMatchObject({
    answer: 'B',
    condition: 'original',
    facts: { shift: 0 },
    groups: { label: 'H.right', split: 'test', subject: 'human' },
    options: { A: 'Left', B: 'Right' },
    scorer: 'mirror',
    variant: 'shift-0',
    prompt: [
      'You are currently a senior expert in visual reasoning.',
      'Given an Image, a Question, and Options, your task is to choose the correct answer.',
      'Note that you only need to choose one option from all options without explaining any reason.',
      'Input: Image: <image>',
      'Question: Which eye is closed?, Options: A. Left; B. Right.',
      'Output:',
    ].join('\n'),
  });
  const labels = questions.map(({ groups }) => `${groups!.split} ${groups!.label}`);
  expect([...new Set(labels)]).toEqual([
    'train A.right rear',
    'test H.right',
    'test A.left',
    'test A.left rear',
  ]);
  // The folder Dataset alone is the same set.
  const moved = temporaryFolder();
  renameSync(join(folder, 'Dataset'), join(moved, 'theirs'));
  const alone = questionsOf(await imported(join(moved, 'theirs'), 'mirrorqa'));
  expect(alone).toEqual(questions);
});

test('right replies score 100 %, wrong ones 0, and the tables of the paper come of them', async () => {
  const set = await imported(await repository(), 'mirrorqa');
  const shifts = [0, 1, 2, 3].map((shift) => `original shift-${shift}`);
  expect(await scored(set, ({ answer }) => answer)).toEqual(Object.fromEntries(shifts.map((of) => [of, 1])));
  expect(await scored(set, ({ answer }) => (answer === 'A' ? 'B' : 'A'))).toEqual(
    Object.fromEntries(shifts.map((of) => [of, 0])),
  );
  const replies = questionsOf(set).map(({ id, answer }) => ({ id, reply: answer }));
  const report = await scoreDataset(set, replies, { asked: { split: 'test' } });
  expect(report.mirror.original).toMatchObject({
    accuracy: { value: 1, n: 3 },
    circular: { accuracy: { value: 1 } },
  });
  const file = join(temporaryFolder(), 'replies.jsonl');
  jsonl(file, replies);
  const [table] = await makeTables(set, [file], { paper: 'mirrorqa', only: ['3'] });
  expect(JSON.stringify(table)).toContain('A.L rear');
});

test.each<[string, object, RegExp]>([
  ['another member', { label: 'x' }, /^Line 2 of \S*vqa_files\/test\.jsonl is wrong at the top: .*label/],
  [
    'no answer',
    { answer: undefined },
    /^Line 2 of \S*vqa_files\/test\.jsonl is wrong at answer: it is missing/,
  ],
  ['a letter too far', { answer: 'C' }, /has the options A\. Left; B\. Right and the answer 'C'; expected/],
  ['sides in another order', { options: ['A. Right', 'B. Left'] }, /has the options A\. Right; B\. Left/],
  ['other options', { options: ['A. Up', 'B. Down'] }, /has the options A\. Up; B\. Down/],
  [
    'a picture elsewhere',
    { image: '../../../secret.jpg' },
    /Line 2 of .* which cannot be used: it is no path below the folder/,
  ],
  ['no picture', { image: 'gone.jpg' }, /Line 2 of .* names the picture 'images\/gone\.jpg'/],
])('a line with %s is named', async (_, change, sentence) => {
  await refused(await repository([asked[0], { ...asked[1], ...change }]), sentence, 'mirrorqa');
});

test('a folder of another form is refused', async () => {
  await refused(temporaryFolder(), /has no folder vqa_files with train\.jsonl, dev\.jsonl/, 'mirrorqa');
});
