import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compareModels, formatComparisons } from '../../src/benchmarks/tables/compare-models.js';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { Stream } from '../../src/core/stream.js';
import type { Question } from '../../src/score/question.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';

const folder = join(sharedFolder(), 'strings');
let questions: Question[];
beforeAll(async () => {
  const params = { length: 2, size: 48 };
  await writeDataset(await plan('text/rotated', { seed: 3, count: 12, params }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

/** A file of replies that are right with a probability. */
function replies(name: string, skill: number): string {
  const stream = new Stream([name]);
  const file = join(temporaryFolder(), `${name}.jsonl`);
  const lines = questions.map(({ id, answer }) => ({ id, reply: stream.float() < skill ? answer : 'zz' }));
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}

test('every two models, all questions: differences, tests over questions and over items, corrected', async () => {
  const files = [replies('strong', 0.95), replies('weak', 0.4), replies('weaker', 0.35)];
  const compared = await compareModels(folder, files);
  expect(compared.map(({ first, second }) => [first, second])).toEqual([
    ['strong', 'weak'],
    ['strong', 'weaker'],
    ['weak', 'weaker'],
  ]);
  for (const one of compared) {
    expect(one).toMatchObject({ group: 'all', n: questions.length, items: 12 });
    expect(one.difference.value).toBeCloseTo(one.firstValue - one.secondValue, 12);
    expect(one.holm).toBeGreaterThanOrEqual(one.permutation);
    expect(one.bonferroni).toBeGreaterThanOrEqual(one.holm);
    expect(one.bonferroni).toBeCloseTo(Math.min(1, 3 * one.permutation), 12);
  }
  expect(compared[0].mcnemar).toBeLessThan(1e-6);
  expect(compared[0].permutation).toBeLessThan(0.01);
  expect(compared[0].overItems!.low).toBeGreaterThan(0);
  expect(compared[2].permutation).toBeGreaterThan(0.05);
  expect(compared[0].needed!).toBeLessThan(compared[2].needed!);
  expect(formatComparisons(compared)).toMatch(/^strong − weak +\d+\.\d\d /m);
});

test('broken down, and over several runs', async () => {
  const files = [`a=${replies('a1', 0.9)}`, `a=${replies('a2', 0.7)}`, `b=${replies('b', 0.5)}`];
  const compared = await compareModels(folder, files, { by: 'condition' });
  const conditions = new Set(questions.map(({ condition }) => condition));
  expect(new Set(compared.map(({ group }) => group))).toEqual(conditions);
  expect(compared.reduce((sum, { n }) => sum + n, 0)).toBe(questions.length);
  const one = await compareModels(folder, files);
  const [all] = one;
  const mean = compared.reduce((sum, { n, firstValue }) => sum + n * firstValue, 0) / questions.length;
  expect(all.firstValue).toBeCloseTo(mean, 12);
});

test('one model, and a label that there is not, are refused', async () => {
  await expect(compareModels(folder, [replies('a', 0.5)])).rejects.toThrow(
    /^There is nothing to compare; give the replies of two models$/,
  );
  await expect(
    compareModels(folder, [replies('a', 0.5), replies('b', 0.5)], { by: 'species' }),
  ).rejects.toThrow(/^No question has the group label 'species'$/);
});
