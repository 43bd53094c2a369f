import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import { writeStudy } from '../../src/dataset/study/write-study.js';
import type { Question } from '../../src/score/question.js';
import { writeTextDataset } from './gallery-dataset.js';

const root = mkdtempSync(join(tmpdir(), 'topsyturvy-large-questions-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A set each of whose questions is asked again so many times, in so many characters. */
function datasetOf(name: string, items: number, times: number, characters: number): string {
  const folder = join(root, name);
  writeTextDataset(folder, items, false, 64);
  const file = join(folder, 'questions.jsonl');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(file, '');
  for (const line of lines) {
    const question = JSON.parse(line) as Question;
    const ask = (i: number): string =>
      `${JSON.stringify({ ...question, id: `${question.id}.${i}`, prompt: `${question.id} ${i} `.padEnd(characters, 'really? ') })}\n`;
    appendFileSync(file, Array.from({ length: times }, (_, i) => ask(i)).join(''));
  }
  return folder;
}

describe('more questions than one page holds are refused, before memory grows', () => {
  // 24 × 3 questions asked 100 times in 20,000 characters: 144 MB.
  const many = datasetOf('many', 24, 100, 20_000);

  test('in a gallery', async () => {
    await expect(writeGallery(many)).rejects.toThrow(
      /^With item '[\w-]+' the page would have more than 128 MiB of data; show fewer items with --limit$/,
    );
    expect((await writeGallery(many, { limit: 4 })).shown).toBe(4);
  });

  test('in a study', async () => {
    const out = join(root, 'study');
    await expect(writeStudy(many, { out })).rejects.toThrow(
      /at most 64 MiB of them.*choose fewer with --limit/,
    );
    const { lists, practice } = await writeStudy(many, { out, limit: 40 });
    expect(lists.reduce((sum, count) => sum + count, practice)).toBe(40);
  });

  test('of one item', async () => {
    await expect(writeGallery(datasetOf('one', 1, 3, 3_000_000))).rejects.toThrow(
      /^The questions about item '[\w-]+' take more than 16 MiB$/,
    );
  });
});
