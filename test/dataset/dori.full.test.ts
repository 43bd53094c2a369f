import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { doriTypes, type DoriCode } from '../../src/families/orientation/prompts/index.js';
import type { Question } from '../../src/score/question.js';
import { needBuild } from '../cli/command.js';
import { expectGolden } from '../goldens/golden-file.js';
import { readLines, sharedFolder } from './folders.js';
import { auditQuestions } from '../score/with-scorers.js';

/** Small and quick to draw. */
const small = (look: 'clean' | 'photo', count: number) =>
  plan('dori', { seed: 42, count, params: { size: 128, samples: 4, variations: 1, look } });

describe('dori --seed 42, in the look that is quicker to draw, of every type six', () => {
  const folder = sharedFolder();
  let manifest: Manifest;
  let items: ItemRecord[];
  let questions: Question[];

  beforeAll(async () => {
    needBuild();
    manifest = (await writeDataset(small('clean', 84), folder, { workers: 2 }))!;
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  }, 300_000);

  test('asks every type in both wordings, with its own options', () => {
    expect(manifest.counts).toMatchObject({ items: 84, questions: 168 });
    for (const [code, { options }] of Object.entries(doriTypes)) {
      const asked = questions.filter(({ condition }) => condition === code);
      expect(asked.map(({ variant }) => variant)).toEqual(Array(6).fill(['full', 'bare']).flat());
      for (const question of asked) {
        expect(Object.values(question.options!).sort()).toEqual([...options].sort());
        expect(Object.keys(question.options!)).toContain(question.answer);
      }
    }
  });

  test('has as many right answers of each kind as fit', () => {
    for (const [code, { options }] of Object.entries(doriTypes)) {
      const answers = questions
        .filter(({ condition, variant }) => condition === code && variant === 'bare')
        .map((question) => question.options![question.answer]);
      const most = Math.ceil(answers.length / options.length);
      for (const option of options) {
        expect(answers.filter((answer) => answer === option).length, `${code} ${option}`).toBeLessThanOrEqual(
          most,
        );
      }
    }
  });

  test('says that it cannot be determined where renders say so, and only there', () => {
    for (const { id, certificate } of items) {
      const [question] = questions.filter(({ item }) => item === id);
      const type = doriTypes[question.condition as DoriCode];
      const undetermined = question.options![question.answer] === type.undetermined;
      expect(certificate, id).toMatchObject({
        holds: true,
        verdict: undetermined ? 'undetermined' : 'determined',
      });
    }
  });

  test('no baseline that sees nothing beats chance', () => {
    expect(auditQuestions(questions).leaks).toEqual([]);
  });
});

describe('dori --seed 42, of every type two', () => {
  const folder = sharedFolder();
  let manifest: Manifest;

  beforeAll(async () => {
    needBuild();
    manifest = (await writeDataset(small('photo', 28), folder, { workers: 2 }))!;
  }, 300_000);

  test('has the digest that it had, and items made one by one, in any order, are its own', async () => {
    const lines = readLines<ItemRecord>(folder, 'items.jsonl');
    const maker = await prepare(await small('photo', 28));
    for (let i = lines.length - 1; i >= 0; i -= 3) expect(maker.make(i).record).toEqual(lines[i]);
    expectGolden('digests/dori.txt', [manifest.digest]);
  }, 300_000);

  test('verifies', async () => {
    expect((await verifyDataset(folder, { workers: 2 })).problems).toEqual([]);
  }, 300_000);
});
