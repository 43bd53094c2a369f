import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ambibenchParts } from '../../src/benchmarks/ambibench/benchmark.js';
import { plan } from '../../src/benchmarks/plan.js';
import { exportJudge } from '../../src/dataset/export/forms/judge.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import type { Question } from '../../src/score/question.js';
import { questionSchema } from '../../src/score/question-schema.js';
import { expectGolden } from '../goldens/golden-file.js';
import { madeSet } from '../made-sets.js';
import { scoreReplies } from '../score/with-scorers.js';
import { readLines, temporaryFolder } from './folders.js';

/** Small and quick to draw: of every part one item. */
const parts = ambibenchParts('paper');
const small = () =>
  plan('ambibench', { seed: 42, preset: 'paper', count: parts.length, params: { size: 256 } });

const wrongReply = ({ scoring, answer, options }: Question): string => {
  if (scoring.kind === 'yes-no') return scoring.yes ? 'No' : 'Yes';
  if (scoring.kind === 'letter') return Object.keys(options!).find((letter) => letter !== answer)!;
  if (scoring.kind === 'letters') return Object.keys(options!).join(', ');
  if (scoring.kind === 'boxes') return '[(0, 0, 2, 2)]';
  return 'a zorblat, a quux; a frobnicator';
};

describe('ambibench --preset paper --seed 42', () => {
  let folder: string;
  let manifest: Manifest;
  let items: ItemRecord[];
  let questions: Question[];

  beforeAll(async () => {
    folder = await madeSet('ambibench-paper');
    manifest = readManifest(folder);
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  }, 300_000);

  const score = (reply: (question: Question) => string) =>
    scoreReplies(
      questions,
      questions.map((question) => ({ id: question.id, reply: reply(question) })),
    ).ambiguous!;

  test('has one item of each part, and asks of each what the benchmark counts', () => {
    expect(manifest.counts.items).toBe(parts.length);
    for (const { name, questions: count } of parts) {
      const made = items.filter(({ part }) => part === name);
      expect(made.map(({ index }) => index)).toEqual([0]);
      const own = questions.filter(({ item }) => item === made[0].id);
      const asked = own.filter(({ condition }) => /^ambiguous(?:-perceived)?$/.test(condition));
      expect([name, asked.length]).toEqual([name, count]);
    }
  });

  test('every question has its published form, a category and a task', () => {
    for (const question of questions) {
      questionSchema.parse(question);
      expect(question.groups).toMatchObject({ category: expect.any(String), task: expect.any(String) });
    }
  });

  test('the truth scores 1 and wrong replies 0', () => {
    const [right, wrong] = [score(({ answer }) => answer), score(wrongReply)];
    expect(right).toMatchObject({ mean: 1, control: { value: 1 } });
    expect(wrong).toMatchObject({ mean: 0, control: { value: 0 } });
  });

  test('has the digest that it had, and items made one by one, in any order, are its own', async () => {
    const maker = await prepare(await small());
    for (let i = items.length - 1; i >= 0; i -= 2) expect(maker.make(i).record).toEqual(items[i]);
    expectGolden('digests/ambibench.txt', [manifest.digest]);
  }, 300_000);

  test('verifies', async () => {
    expect((await verifyDataset(folder)).problems).toEqual([]);
  }, 300_000);

  test('is exported for a judge', async () => {
    const replies = join(temporaryFolder(), 'replies.jsonl');
    const out = join(temporaryFolder(), 'judge.jsonl');
    const words = questions.filter(({ scoring }) => scoring.kind === 'words');
    writeFileSync(replies, words.map(({ id, answer }) => JSON.stringify({ id, reply: answer })).join('\n'));
    const report = await exportJudge(folder, { replies, out });
    expect(report.replies).toBe(words.length);
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(report.prompts);
    const first = JSON.parse(lines[0]) as { id: string; prompt: string };
    expect(first.id.startsWith(`${words[0].id}#`)).toBe(true);
    expect(first.prompt).toContain(`Set 2: ${words[0].answer}`);
    await expect(exportJudge(folder, { replies, out })).rejects.toThrow('already');
  });
});
