import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { scoreHuman } from '../../../src/benchmarks/score-human.js';
import { score } from '../../../src/cli/scoring/score.js';
import { readManifest } from '../../../src/dataset/folder/layout.js';
import type { Question } from '../../../src/score/question.js';
import { writeKinds } from '../export/kinds-dataset.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { rowsOf as studyRows, saved } from './saved-rows.js';

const dataset = join(sharedFolder(), 'kinds');
let questions: Question[];
let digest: string;

beforeAll(async () => {
  questions = await writeKinds(dataset);
  digest = readManifest(dataset).digest;
});

const rowsOf = (subject: string, right: (k: number) => boolean, more: object = {}) =>
  studyRows({ questions, digest, subject, right }, more);

test('a person who is always right and one who never is, from JSON and from CSV', async () => {
  const files = [
    saved(rowsOf('secret-1', () => true)),
    saved(
      rowsOf('secret-2', () => false),
      'csv',
    ),
  ];
  const report = await scoreHuman(dataset, files);
  expect(report.participants.map(({ excluded }) => excluded)).toEqual([null, null]);
  for (const row of report.table) {
    expect(row).toMatchObject({ people: 2, items: 12, n: 24, count: 12, value: 0.5 });
    expect(row.low).toBe(0);
    expect(row.high).toBe(1);
    expect(row.alpha).toBeLessThan(0);
    expect(row.medianRt).toBeGreaterThan(899);
  }
  expect(report.table.map(({ condition }) => condition)).toEqual(
    [...new Set(questions.map(({ condition }) => condition))].sort(),
  );
  expect(JSON.stringify(report)).not.toContain('secret');
});

test('each person, and the majority of three: what most say is right, and a tie is not', async () => {
  const half = questions.length / 2;
  const people = [() => true, (k: number) => k < half, () => false];
  const report = await scoreHuman(
    dataset,
    people.map((right, i) => saved(rowsOf(`secret-${i}`, right))),
  );
  const shares = report.participants.map(({ hash }) => report.persons[hash]);
  expect(shares.map(({ value, n }) => [value, n])).toEqual([
    [1, questions.length],
    [0.5, questions.length],
    [0, questions.length],
  ]);
  const sum = (of: (row: (typeof report.table)[number]) => number) =>
    report.table.reduce((all, row) => all + of(row), 0);
  expect(sum(({ majority }) => majority.n)).toBe(questions.length);
  expect(sum(({ majority }) => majority.count)).toBe(half);
  for (const { persons, items } of report.table)
    for (const own of Object.values(persons)) expect(own.n).toBe(items);
  // Of two there is no majority of three.
  const two = await scoreHuman(dataset, [
    saved(rowsOf('secret-0', () => true)),
    saved(rowsOf('secret-1', () => true)),
  ]);
  for (const { majority } of two.table) expect(majority).toMatchObject({ n: 0, value: null });
});

test('answers of another dataset, of unknown questions, and files that are none', async () => {
  const other = saved(rowsOf('p', () => true, { dataset_sha256: 'f'.repeat(64) }));
  await expect(scoreHuman(dataset, [other])).rejects.toThrow(
    /^'.*' has answers to another dataset, whose digest is f{64}; that of '.*' is [0-9a-f]{64}$/,
  );
  const report = await scoreHuman(dataset, [saved(rowsOf('p', () => true, { sample_id: 'q0' }))]);
  expect(report.unknown.count).toBe(1); // the same name each time: the first answer counts
  const half = join(temporaryFolder(), 'half.json');
  writeFileSync(half, readFileSync(other, 'utf8').slice(0, 300));
  await expect(scoreHuman(dataset, [half])).rejects.toThrow(/its JSON is cut short or malformed$/);
  writeFileSync(half, '"a","b"\r\n"1","2"\r\n');
  await expect(scoreHuman(dataset, [half])).rejects.toThrow(
    /is not what a study saves: no row has a 'sample_id'$/,
  );
});

test('the command takes replies or people, and one of them', async () => {
  await expect(score(dataset, [], {})).rejects.toThrow(
    /^There is nothing to score; give a file of replies, or --human/,
  );
  await expect(score(dataset, ['r.jsonl'], { human: ['x.json'] })).rejects.toThrow(
    /^Expected no value with --human, which scores people's files for the replies/,
  );
  await expect(score(dataset, [], { human: ['x.json'], minCatch: '2' })).rejects.toThrow(
    /^Expected a share from 0 to 1 for --min-catch/,
  );
});
