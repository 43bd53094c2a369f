import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { scoreDataset } from '../../src/benchmarks/score-dataset.js';
import { scoreRuns } from '../../src/benchmarks/score-runs.js';
import { writeResults } from '../../src/benchmarks/write-results.js';
import { Stream } from '../../src/core/stream.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Question } from '../../src/score/question.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { FailingDisk, type Failure } from '../dataset/failing-disk.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { dataIn, repliesOf } from './results-page.js';

const folder = join(sharedFolder(), 'strings');
let questions: Question[];

beforeAll(async () => {
  const params = { length: 2, size: 48 };
  await writeDataset(await plan('text/rotated', { seed: 3, count: 12, params }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
});

const newPage = (): string => join(temporaryFolder(), 'report.html');
const replies = (share: number, seed: string, more: object = {}): string =>
  repliesOf(questions, share, new Stream([seed]), more);

test('every value of the page is one of the scores, with its interval and chance', async () => {
  const files = [replies(0.8, 'strong'), replies(0.3, 'weak')];
  const out = newPage();
  const report = await writeResults(folder, [`strong=${files[0]}`, `weak=${files[1]}`], { out });
  expect(report.models).toEqual([
    { name: 'strong', runs: 1 },
    { name: 'weak', runs: 1 },
  ]);
  const { charts, rows } = dataIn(out);
  expect(report.figures).toBe(charts.length);
  for (const [model, file] of files.entries()) {
    const { subsets, table } = await scoreDataset(folder, file);
    const { R_orig, R_rot, R_pred } = subsets['text'] as unknown as Record<
      string,
      { value: number; low: number; high: number }
    >;
    const drawn = rows.filter(
      ({ c, m }) => m === model && charts[c].title === 'Text: reading and predicting',
    );
    const labeled = (mark: string) => drawn.find(({ label }) => label.endsWith(`(${mark})`));
    for (const [mark, score] of Object.entries({ R_orig, R_rot, R_pred })) {
      const { value, low, high } = score;
      expect(labeled(mark)).toMatchObject({ value, low, high });
    }
    const all = rows.filter(({ c, m }) => m === model && charts[c].title === 'All conditions');
    expect(all.map(({ value, chance, n }) => [value, chance, n])).toEqual(
      table.map(({ value, chance, n }) => [value, chance, n]),
    );
    for (const { wrong, right, n } of all) expect(wrong + right).toBe(n);
  }
});

test('files of one model are its runs, and their mean is drawn', async () => {
  const files = ['a', 'b', 'c'].map((seed) => replies(0.6, seed, { model: 'lab/tiny' }));
  const out = newPage();
  const report = await writeResults(folder, files, { out });
  expect(report.models).toEqual([{ name: 'lab/tiny', runs: 3 }]);
  const { table } = await scoreRuns(folder, files);
  const { charts, rows } = dataIn(out);
  const all = rows.filter(({ c }) => charts[c].title === 'All conditions');
  all.forEach(({ value, runs }, at) => {
    expect(value).toBeCloseTo(table[at].mean, 12);
    expect(runs).toEqual(table[at].values);
  });
});

test('the same replies give the same page; an earlier page is replaced, any other file is not', async () => {
  const file = replies(0.5, 'x');
  const [one, two] = [newPage(), newPage()];
  await writeResults(folder, [`m=${file}`], { out: one });
  await writeResults(folder, [`m=${file}`], { out: two });
  await writeResults(folder, [`m=${file}`], { out: two });
  expect(readFileSync(two)).toEqual(readFileSync(one));
  writeFileSync(two, 'my notes');
  await expect(writeResults(folder, [file], { out: two })).rejects.toThrow(
    /^The file '.*' is there and is no results page; give a new one$/,
  );
  expect(readFileSync(two, 'utf8')).toBe('my notes');
});

describe('what cannot be shown is refused in a sentence', () => {
  test.each<[string, () => readonly string[], RegExp]>([
    ['no such file', () => ['nowhere.jsonl'], /^Cannot read 'nowhere\.jsonl': there is no such file$/],
    [
      'two models in one file',
      () => {
        const file = replies(1, 'y', { model: 'one' });
        writeFileSync(file, `${JSON.stringify({ id: 'q', reply: '', model: 'two' })}\n`, { flag: 'a' });
        return [file];
      },
      /is of the model 'two', those before it are of 'one'; give each model a file of its own/,
    ],
    ['nothing', () => [], /^Expected at least one file for replies/],
  ])('%s', async (_, sources, message) => {
    await expect(writeResults(folder, sources(), { out: newPage() })).rejects.toThrow(message);
  });
});

test.each<Failure>(['half', 'dead'])(
  'a disk that fails at any call (%s) is told of in a sentence, and no half page is left',
  async (failure) => {
    const file = replies(0.5, 'x');
    const told: string[] = [];
    for (let at = 0; ; at++) {
      const out = newPage();
      const failing = new FailingDisk(at, failure);
      const written = failing.during(() => writeResults(folder, [`m=${file}`], { out }));
      const error: Error | undefined = await written.then(
        () => undefined,
        (cause: Error) => cause,
      );
      if (!failing.failed) break;
      if (!error) continue;
      told.push(error.message.replace(/'.*'/, ''));
      expect(error.message).toMatch(new RegExp(`^Cannot write to '${out}': [a-z]`));
      expect(existsSync(out)).toBe(false);
      if (failure === 'half') expect(readdirSync(dirname(out))).toEqual([]);
    }
    expect(told.length).toBeGreaterThan(0);
  },
);
