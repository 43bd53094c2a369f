import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { importReplies } from '../../../src/dataset/export/replies/import.js';
import { tableRows } from '../../../src/dataset/table-rows.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { AnyFamily, Draft } from '../../../src/families/family.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { exported } from './kinds-dataset.js';

const { bars } = (await import('../bars-family.mjs' as string)) as { bars: AnyFamily };

const texts = ['Left', 'Right', 'Front', 'Rear'];
/** A choice of some texts, turned by some places, as MirrorQA asks it. */
function choice(condition: string, n: number, shift: number): Draft {
  const turned = texts.slice(0, n).map((_, i) => texts[(i + shift) % n]);
  const letters = ['A', 'B', 'C', 'D'].slice(0, n);
  const options = Object.fromEntries(letters.map((letter, i) => [letter, turned[i]]));
  return {
    ...{
      condition,
      variant: `shift-${shift}`,
      images: ['original'],
      accept: [],
      scoring: { kind: 'letter' },
    },
    prompt: `Where? Options: ${letters.map((letter) => `${letter}. ${options[letter]}`).join('; ')}.`,
    options,
    answer: letters[turned.indexOf('Right')],
  };
}

/** All rotations of four options, two of four (the other two are missing), one of two, and one that is asked twice in the same words. */
const drafts = [
  ...[0, 1, 2, 3].map((shift) => choice('all', 4, shift)),
  ...[1, 3].map((shift) => ({ ...choice('some', 4, shift), images: ['rotated'] as const })),
  choice('one', 2, 0),
  choice('again', 2, 0),
] as Draft[];
const rotating: AnyFamily = { ...bars, name: 'user/rotating', ask: () => drafts };

const folder = join(sharedFolder(), 'set');
const items = 3;
beforeAll(async () => {
  await writeDataset(await plan('user/rotating', { seed: 1, count: items, families: [rotating] }), folder);
});

test('questions that come with rotated options are written once, and all replies come back', async () => {
  const { out } = await exported(folder, { to: 'vlmevalkit', circular: true });
  const name = readdirSync(out).find((file) => file.includes('_circular'))!;
  const rows: (readonly string[])[] = [];
  for await (const { cells } of tableRows(join(out, name))) rows.push(cells);
  const head = rows.shift()!;
  const column = (of: string) => rows.map((cells) => cells[head.indexOf(of)]);
  expect(rows).toHaveLength(items * (4 + 4 + 2));
  const groups = column('index').map((index) => Number(index) % 1e6);
  const prompts = rows.map((_, at) => `${groups[at]} ${column('question')[at]}`);
  expect(new Set(prompts).size).toBe(rows.length);
  expect(new Set(groups).size).toBe(items * 3);
  // Every rotation of a question is right where its options say so.
  rows.forEach((cells) => expect(cells[head.indexOf(cells[head.indexOf('answer')])]).toBe('Right'));

  const predictions = join(temporaryFolder(), 'p.tsv');
  const lines = rows.map((_, at) => [column('index')[at], column('id')[at], column('answer')[at]].join('\t'));
  writeFileSync(predictions, `index\tid\tprediction\n${lines.join('\n')}\n`);
  const replies = join(temporaryFolder(), 'replies.jsonl');
  const report = await importReplies(folder, { from: 'vlmevalkit', in: [predictions], out: replies });
  const questions = await readQuestions(join(folder, 'questions.jsonl'));
  expect(report).toMatchObject({
    replies: questions.length,
    questions: questions.length,
    failed: { 'are to rotated options': items * 3 },
  });
  for (const { count, n } of (await scoreDataset(folder, replies)).table) expect(count).toBe(n);
});
