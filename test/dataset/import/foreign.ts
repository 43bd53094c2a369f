import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { scoreDataset } from '../../../src/benchmarks/score-dataset.js';
import { importDataset, type ImportDatasetOptions } from '../../../src/dataset/import/import-dataset.js';
import type { Question } from '../../../src/score/question.js';
import { readLines, temporaryFolder } from '../folders.js';

/** Writes a picture of one color with a white corner, in the form that its name ends with. */
export async function picture(file: string, color: string, orientation?: number): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const corner = { create: { width: 10, height: 8, channels: 3 as const, background: '#fff' } };
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: color } });
  image.composite([{ input: corner, left: 0, top: 0 }]);
  await (orientation === undefined ? image : image.withMetadata({ orientation })).toFile(file);
}

/** Writes lines of JSON. */
export function jsonl(file: string, rows: readonly unknown[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** A folder with three pictures and these lines about them. */
export async function foreignFolder(rows: readonly unknown[]): Promise<string> {
  const folder = join(temporaryFolder(), 'theirs');
  await picture(join(folder, 'pics/red.jpg'), '#c00000');
  await picture(join(folder, 'pics/blue.png'), '#0000c0');
  await picture(join(folder, 'pics/green.webp'), '#00a000');
  jsonl(join(folder, 'questions.jsonl'), rows);
  return folder;
}

/** Imports into a folder of its own. */
export async function imported(
  folder: string,
  form: ImportDatasetOptions['form'] = 'lines',
): Promise<string> {
  const out = join(temporaryFolder(), 'set');
  await importDataset(folder, { form, out });
  return out;
}

export const questionsOf = (folder: string): Question[] => readLines<Question>(folder, 'questions.jsonl');

/** The accuracy of each condition when each question is replied to so. */
export async function scored(
  folder: string,
  replyTo: (question: Question) => string,
): Promise<Record<string, number | null>> {
  const replies = questionsOf(folder).map((question) => ({ id: question.id, reply: replyTo(question) }));
  const { table } = await scoreDataset(folder, replies);
  return Object.fromEntries(
    table.map(({ condition, variant, value }) => [`${condition} ${String(variant)}`, value]),
  );
}

/** Expects that importing ends with this sentence, and that nothing is written. */
export async function refused(
  folder: string,
  sentence: RegExp,
  form: ImportDatasetOptions['form'] = 'lines',
): Promise<void> {
  const out = join(temporaryFolder(), 'set');
  await expect(importDataset(folder, { form, out })).rejects.toThrow(sentence);
  expect(readdirSync(dirname(out)).filter((name) => name.startsWith(basename(out)))).toEqual([]);
}
