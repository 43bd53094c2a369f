import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { askBaseline } from '../../../src/benchmarks/ask-baseline.js';
import { auditDataset } from '../../../src/benchmarks/audit-dataset.js';
import { plan } from '../../../src/benchmarks/plan.js';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import type { ReplyRecord } from '../../../src/dataset/ask/reply-file.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import { readLines, sharedFolder, temporaryFolder } from '../folders.js';
import { sidesFamily } from '../sides-family.js';

const folder = join(sharedFolder(), 'sides');

beforeAll(async () => {
  await writeDataset(await plan('user/sides', { seed: 3, count: 8, families: [sidesFamily] }), folder);
});

const newFile = (): string => join(temporaryFolder(), 'replies.jsonl');

test('a baseline scores as a model what it scores in the audit', async () => {
  const replies = newFile();
  const report = await askBaseline(folder, { baseline: 'option-B', replies });
  expect(report).toMatchObject({ questions: 8, asked: 8, failed: {} });
  const audit = await auditDataset(folder);
  const trial = audit.trials.find(({ baseline }) => baseline === 'option B')!;
  const { table } = await scoreDataset(folder, replies);
  expect(table[0]!.value).toBe(trial.value);
  const lines = readLines<ReplyRecord>(dirname(replies), basename(replies));
  expect(lines.every(({ reply, model }) => reply === 'B' && model === 'baseline:option-B')).toBe(true);
});

test('questions to which it does not apply are counted', async () => {
  const report = await askBaseline(folder, { baseline: 'longest-option', replies: newFile() });
  const without = report.failed['the baseline does not apply to it'] ?? 0;
  expect(report.asked + without).toBe(8);
  expect(without).toBeGreaterThan(0);
});

test('a name that no baseline has is refused with those that there are', async () => {
  const replies = newFile();
  await expect(askBaseline(folder, { baseline: 'oracle', replies })).rejects.toThrow(
    /^Expected one of .*longest-option, majority-answer, option-A.* for the baseline but received "oracle"$/,
  );
  expect(existsSync(replies)).toBe(false);
});
