import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { scoreDataset } from '../../src/benchmarks/score-dataset.js';
import { scoreRuns } from '../../src/benchmarks/score-runs.js';
import { compareModels } from '../../src/benchmarks/tables/compare-models.js';
import { exportJudge } from '../../src/dataset/export/forms/judge.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { sharedFolder } from '../dataset/folders.js';

const folder = join(sharedFolder(), 'figures');
let asked: number;
/** Replies in words that only a judge knows, and the judge's verdicts on them. */
const runs: { file: string; verdicts: string }[] = [];

beforeAll(async () => {
  await writeDataset(await plan('ambiguous/bistable', { seed: 3, count: 3, params: { size: 256 } }), folder);
  const questions = (await readQuestions(join(folder, 'questions.jsonl'))).filter(
    ({ scoring }) => scoring.kind === 'words',
  );
  asked = questions.length;
  expect(asked).toBeGreaterThan(0);
  for (const [run, verdict] of ['True', 'True', 'False'].entries()) {
    const place = sharedFolder();
    const file = join(place, 'replies.jsonl');
    const lines = questions.map(({ id, scoring }) => ({
      id,
      model: 'words',
      reply: scoring.kind === 'words' ? scoring.parts.map((_, i) => `qx${run}${i}`).join(', ') : '',
    }));
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const prompts = join(place, 'judge.jsonl');
    await exportJudge(folder, { replies: file, out: prompts });
    const verdicts = join(place, 'verdicts.jsonl');
    const ids = readFileSync(prompts, 'utf8').trimEnd().split('\n');
    writeFileSync(
      verdicts,
      ids
        .map((line) => `${JSON.stringify({ id: (JSON.parse(line) as { id: string }).id, reply: verdict })}\n`)
        .join(''),
    );
    runs.push({ file, verdicts });
  }
});

const files = (): string[] => runs.map(({ file }) => file);
const judges = (): string[] => runs.map(({ verdicts }) => verdicts);
const right = (table: readonly { readonly count: number }[]): number =>
  table.reduce((sum, { count }) => sum + count, 0);

test('each run is graded by its own verdicts, as it is alone, and so is the majority', async () => {
  const alone = await Promise.all(
    runs.map(async ({ file, verdicts }) => right((await scoreDataset(folder, file, { verdicts })).table)),
  );
  expect(alone).toEqual([asked, asked, 0]);
  const { table, majority } = await scoreRuns(folder, files(), { verdicts: judges() });
  const rows = table.filter(({ values }) => values.some((value) => value > 0));
  expect(rows.length).toBeGreaterThan(0);
  for (const { values, n } of rows)
    expect(values.map((value) => value * n)).toEqual([values[0] * n, values[0] * n, 0]);
  expect(right(majority.table)).toBe(asked);
  expect(majority.counts).toMatchObject({ answered: asked, replies: asked });
  expect(right((await scoreRuns(folder, files())).majority.table)).toBe(0);
});

test('models beside one another, too', async () => {
  const sources = files().map((file, i) => ({ file, name: i < 2 ? 'kind' : 'strict' }));
  const [one] = await compareModels(folder, sources, { verdicts: judges() });
  expect(one.firstValue * one.n).toBeCloseTo(asked, 9);
  expect(one.secondValue).toBe(0);
});

test('there is a file of verdicts for each of replies', async () => {
  await expect(scoreRuns(folder, files(), { verdicts: judges().slice(1) })).rejects.toThrow(
    'Expected one for each of 3 files of replies, in their order for --verdicts but received "2 files"',
  );
});
