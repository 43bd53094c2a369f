import { join } from 'node:path';
import { plan } from '../../../src/benchmarks/plan.js';
import { exportDataset, type ExportOptions } from '../../../src/dataset/export/export.js';
import type { ExportReport } from '../../../src/dataset/export/export-report.js';
import { writeDataset } from '../../../src/dataset/write/write.js';
import type { AnyFamily, Draft } from '../../../src/families/family.js';
import type { Question } from '../../../src/score/question.js';
import { readLines, temporaryFolder } from '../folders.js';

const { bars } = (await import('../bars-family.mjs' as string)) as { bars: AnyFamily };

const draft = (condition: string, rest: Partial<Draft> & Pick<Draft, 'answer' | 'scoring'>): Draft => ({
  condition,
  variant: 'P0',
  images: ['original'],
  prompt: 'What is there to see?\nSay\tit with "care", ñandú.',
  accept: [],
  ...rest,
});

/** Every kind of answer, and what consumers stumble over: `None`, numbers, marks for pictures, questions without pictures. */
const drafts: Draft[] = [
  draft('one-letter', {
    prompt: 'Look. <image> Which is it? Options: A. None; B. 3; C. a cat.',
    options: { A: 'None', B: '3', C: 'a cat' },
    answer: 'C',
    scoring: { kind: 'letter' },
  }),
  draft('two-pictures', {
    prompt: 'First <image> then <image>: are A and B alike?',
    images: ['original', 'rotated'],
    options: { A: 'alike', B: 'other' },
    answer: 'A',
    scoring: { kind: 'letter' },
  }),
  draft('yes-no', { answer: 'No', scoring: { kind: 'yes-no', yes: false } }),
  draft('several', {
    options: { A: 'a duck', B: 'a hat', C: 'a rabbit' },
    answer: 'A, C',
    scoring: { kind: 'letters', letters: ['A', 'C'] },
  }),
  draft('string', { answer: '007', accept: ['7'], scoring: { kind: 'string', caseSensitive: true } }),
  draft('box', {
    answer: '[(1, 2, 3, 4)]',
    scoring: { kind: 'boxes', boxes: [[1, 2, 3, 4]], width: 64, height: 16 },
  }),
  draft('control', {
    images: [],
    prompt: 'Read 69.',
    answer: '69',
    scoring: { kind: 'string', caseSensitive: true },
  }),
];

const kinds: AnyFamily = { ...bars, name: 'user/kinds', ask: () => drafts };

/** Questions of an item. */
export const perItem = drafts.length;
export const items = 12;

/** Writes a dataset with all kinds of questions, without splits. */
export async function writeKinds(folder: string): Promise<Question[]> {
  await writeDataset(await plan('user/kinds', { seed: 3, count: items, families: [kinds] }), folder);
  return readLines<Question>(folder, 'questions.jsonl');
}

/** Exports to a new folder or file, which is gone when the test has ended. */
export async function exported(dataset: string, options: Omit<ExportOptions, 'out'>): Promise<ExportReport> {
  return exportDataset(dataset, { ...options, out: join(temporaryFolder(), 'out') });
}
