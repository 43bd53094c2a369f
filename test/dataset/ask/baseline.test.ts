import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { askBaseline } from '../../../src/benchmarks/ask-baseline.js';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { readQuestions } from '../../../src/score/read-questions.js';
import { sharedFolder } from '../folders.js';
import { sidesFamily } from '../sides-family.js';
import { newFile, repliesIn } from './strings.js';

const folder = join(sharedFolder(), 'sides');

beforeAll(async () => {
  await writeDataset(await plan('user/sides', { seed: 3, count: 8, families: [sidesFamily] }), folder);
});

test('an option as a model is right where it is the answer', async () => {
  const replies = newFile();
  const report = await askBaseline(folder, { baseline: 'option-B', replies });
  const lines = repliesIn(replies);
  expect(lines).toHaveLength(report.asked);
  expect(lines.every(({ reply, model }) => reply === 'B' && model === 'baseline:option-B')).toBe(true);

  const questions = await readQuestions(join(folder, 'questions.jsonl'));
  const { table } = await scoreDataset(folder, replies);
  for (const { condition, variant, count } of table) {
    const own = questions.filter((one) => one.condition === condition && one.variant === variant);
    expect(count).toBe(own.filter(({ answer }) => answer === 'B').length);
  }
});

test('questions to which it does not apply are counted, and not replied to', async () => {
  const replies = newFile();
  const { questions, asked, failed } = await askBaseline(folder, { baseline: 'longest-option', replies });
  expect(failed).toEqual({ 'the baseline does not apply to it': questions - asked });
  expect(asked).toBeLessThan(questions);
  expect(repliesIn(replies)).toHaveLength(asked);
});

test('a name that no baseline has is refused with those that there are', async () => {
  const replies = newFile();
  await expect(askBaseline(folder, { baseline: 'oracle', replies })).rejects.toThrow(
    /^Expected one of .*longest-option, majority-answer, .*option-A.* for the baseline but received "oracle"$/,
  );
  expect(existsSync(replies)).toBe(false);
});
