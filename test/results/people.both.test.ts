import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { scoreHuman } from '../../src/benchmarks/score-human.js';
import { writeResults } from '../../src/benchmarks/write-results.js';
import { Stream } from '../../src/core/stream.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { ItemWords } from '../../src/dataset/gallery/item-words.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Question } from '../../src/score/question.js';
import { readQuestions } from '../../src/score/read-questions.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { rowsOf, saved } from '../dataset/study/saved-rows.js';
import { dataIn, repliesOf } from './results-page.js';
import { fully } from '../few.js';

const folder = join(sharedFolder(), 'strings');
let questions: Question[];
let digest: string;

beforeAll(async () => {
  const params = { length: 2, size: 48 };
  await writeDataset(await plan('text/rotated', { seed: 3, count: 6, params }), folder);
  questions = await readQuestions(join(folder, 'questions.jsonl'));
  ({ digest } = readManifest(folder));
});

const newPage = (): string => join(temporaryFolder(), 'report.html');

/** What somebody saved who was asked every n-th question, and is right at those that `right` says. */
function person(subject: string, right: (question: Question) => boolean, nth = 1): string {
  const asked = questions.filter((_, k) => k % nth === 0);
  return saved(
    rowsOf({ questions: asked, digest, subject, right: (k) => right(asked[k]), wrong: '<b>zz</b>' }),
  );
}

const drawnIn = (page: string, title: string) => {
  const { charts, rows, models } = dataIn(page);
  const people = models.indexOf('People');
  return rows.filter(({ c, m }) => m === people && charts[c].title === title);
};

test('people have the values and intervals of score --human beside the models, and their ids are not in the page', async () => {
  const stream = new Stream(['people']);
  const files = ['secret-id-1', 'secret-id-2', 'secret-id-3'].map((subject, i) =>
    person(subject, () => stream.float() < 0.8, i + 1),
  );
  const model = repliesOf(questions, 0.5, stream, { model: 'lab/model' });
  const out = newPage();
  const report = await writeResults(folder, [model], { out, human: files });
  expect(report.models).toEqual([
    { name: 'lab/model', runs: 1 },
    { name: 'People', runs: 1, people: 3 },
  ]);
  const { table } = await scoreHuman(folder, files);
  const words = await ItemWords.open(['text/rotated']);
  const all = drawnIn(out, 'All conditions');
  expect(all.map(({ label, value, low, high, chance, n }) => [label, value, low, high, chance, n])).toEqual(
    expect.arrayContaining(
      table.map(({ family, condition, variant, value, low, high, chance, n }) => [
        ...[
          [words.family(family), words.condition(family, condition), words.variant(family, variant)].join(
            '; ',
          ),
          ...[value, low, high],
        ],
        ...[expect.closeTo(chance!, 12), n],
      ]),
    ),
  );
  expect(all).toHaveLength(table.length);
  for (const { wrong, right, n } of all) expect(wrong + right).toBe(n);
  expect(readFileSync(out, 'utf8')).not.toMatch(/secret-id|<b>zz/);
});

test('figures of scorers have intervals over people, who are paired with themselves', async () => {
  // Half of the people read and predict, the others only read: nobody differs from item to item.
  const files = Array.from({ length: 8 }, (_, i) =>
    person(`person ${i}`, ({ condition }) => i % 2 === 0 || !condition.endsWith('Q_p')),
  );
  const out = newPage();
  await writeResults(folder, [], { out, human: files });
  const drawn = drawnIn(out, 'Text: reading and predicting');
  const of = (mark: string) => drawn.find(({ label }) => label.endsWith(`(${mark})`))!;
  expect(of('R_orig')).toMatchObject({ value: 1, low: 1, high: 1 });
  const { value, low, high } = of('R_pred');
  expect(value).toBe(0.5);
  // Of eight people, not of 48 answers: 95 % of the means of eight coins are from 1/8 to 7/8.
  expect(low).toBeGreaterThanOrEqual(0.1);
  expect(low).toBeLessThanOrEqual(0.25);
  expect(high).toBe(1 - low!);
  const [gap] = drawnIn(out, 'The gap between reading and predicting');
  expect(gap).toMatchObject({ value: 0.5, low: expect.closeTo(1 - high!, 12) as number, n: 48 });
});

test('the answers behind a value are counted, without saying who gave them', async () => {
  const files = [person('a', () => true), person('b', () => true), person('c', () => false)];
  const out = newPage();
  await writeResults(folder, [], { out, human: files });
  const { questions: shown, people } = dataIn(out);
  expect(people).toEqual([0]);
  expect(shown.length).toBeGreaterThan(0);
  for (const { answer, replies } of shown) {
    expect(replies).toEqual([
      {
        people: 3,
        right: 2,
        said: [
          [answer, 2, true],
          ['<b>zz</b>', 1, false],
        ],
      },
    ]);
  }
});

fully('who does not count is not drawn; if nobody does, it is said', async () => {
  const hasty = saved(rowsOf({ questions, digest, subject: 'hasty', right: () => false }, { rt: 20 }));
  const careful = person('careful', () => true);
  const out = newPage();
  const report = await writeResults(folder, [], { out, human: [hasty, careful] });
  expect(report.models).toEqual([{ name: 'People', runs: 1, people: 1 }]);
  expect(readFileSync(out, 'utf8')).toContain(
    '1 of 2 participants count, 1 answered faster than one can look. Each answered some',
  );
  expect(drawnIn(out, 'All conditions').every(({ value }) => value === 1)).toBe(true);
  await expect(writeResults(folder, [], { out, human: [hasty] })).rejects.toThrow(
    /^None of the 1 participants counts/,
  );
  const both = await writeResults(folder, [], {
    out,
    human: [hasty, careful],
    exclusion: { fastest: 10 },
  });
  expect(both.models).toEqual([{ name: 'People', runs: 1, people: 2 }]);
  expect(readFileSync(out, 'utf8')).toContain('2 of 2 participants count. Each answered some');
});

fully('what one person answered has no interval, in no figure and no table; of two it has', async () => {
  const stream = new Stream(['one']);
  const files = ['only', 'second'].map((subject) => person(subject, () => stream.float() < 0.6));
  const intervalsOf = async (human: string[]) => {
    const out = newPage();
    await writeResults(folder, [], { out, human });
    const { rows } = dataIn(out);
    const { table } = await scoreHuman(folder, human);
    const page = readFileSync(out, 'utf8');
    return { bounds: [...rows, ...table].flatMap(({ low, high }) => [low, high]), page };
  };
  const alone = await intervalsOf(files.slice(0, 1));
  expect(new Set(alone.bounds)).toEqual(new Set([null]));
  expect(alone.page).toContain('What one person answers has no intervals.');
  const both = await intervalsOf(files);
  expect(both.bounds.filter((bound) => bound !== null).length).toBeGreaterThan(10);
  expect(both.page).toContain('Their intervals are over people and items');
});
