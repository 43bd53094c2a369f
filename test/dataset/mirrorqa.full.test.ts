import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { ItemRecord, Manifest } from '../../src/dataset/item/record.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Question } from '../../src/score/question.js';
import { needBuild } from '../cli/command.js';
import { expectGolden } from '../goldens/golden-file.js';
import { readLines, sharedFolder } from './folders.js';
import { auditQuestions } from '../score/with-scorers.js';

/** Small and quick to draw, of every label and split one. */
const small = () => plan('mirrorqa', { seed: 42, count: 24, params: { size: 128, samples: 4 } });

const swapped = (label: string): string =>
  label.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));

describe('mirrorqa --seed 42', () => {
  const folder = sharedFolder();
  let manifest: Manifest;
  let items: ItemRecord[];
  let questions: Question[];

  beforeAll(async () => {
    needBuild();
    manifest = (await writeDataset(small(), folder, { workers: 2 }))!;
    items = readLines(folder, 'items.jsonl');
    questions = readLines(folder, 'questions.jsonl');
  }, 300_000);

  test('has every label in every split, on the picture and flipped on its mirror image', () => {
    for (const { part, views } of items) {
      const [original, mirrored] = views.map(({ label }) => String(label));
      const [, , ...words] = part.split('-');
      expect(original).toBe(words.join(' '));
      expect(mirrored).toBe(swapped(original));
    }
  });

  test('asks in all conditions and shifts; the right option moves, its text does not', () => {
    for (const { id, part, views } of items) {
      const asked = questions.filter(({ item }) => item === id);
      for (const [condition, view] of [['original', 0], ['mirrored', 1], ['text', 0]] as const) {
        const shifts = asked.filter((question) => question.condition === condition);
        expect(shifts.map(({ variant }) => variant)).toEqual(shifts.map((_, at) => `shift-${at}`));
        expect(new Set(shifts.map(({ answer }) => answer)).size).toBe(shifts.length);
        for (const { answer, options, groups } of shifts) {
          expect(options![answer].toLowerCase()).toBe(views[view].label);
          expect(groups!['split']).toBe(part.split('-')[0]);
        }
      }
      expect(asked.filter(({ condition }) => condition === 'both')[0].images).toHaveLength(2);
    }
  }); // prettier-ignore

  test('has certificates by pixels and, one item in 16, by the mirrored rig', () => {
    const twins = items.map(({ certificate, id }) => {
      expect(certificate, id).toMatchObject({ holds: true });
      return certificate['twin'] as number | null;
    });
    // Of 24, what a die of 16 faces gives with this seed.
    const compared = twins.filter((twin) => twin !== null);
    expect(compared).toHaveLength(1);
    for (const twin of compared) expect(twin).toBeGreaterThan(0.97);
  });

  test('has the digest that it had, and items made one by one, in any order, are its own', async () => {
    const maker = await prepare(await small());
    for (let i = items.length - 1; i >= 0; i -= 3) expect(maker.make(i).record).toEqual(items[i]);
    expectGolden('digests/mirrorqa.txt', [manifest.digest]);
  }, 300_000);

  test('verifies, and no baseline that sees nothing beats chance', async () => {
    expect((await verifyDataset(folder, { workers: 2 })).problems).toEqual([]);
    expect(auditQuestions(questions).leaks).toEqual([]);
  }, 300_000);
});
