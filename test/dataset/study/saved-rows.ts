import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OpaqueNames } from '../../../src/dataset/export/opaque-names.js';
import type { Question } from '../../../src/score/question.js';
import { temporaryFolder } from '../folders.js';

interface Answering {
  readonly questions: readonly Question[];
  readonly digest: string;
  readonly subject: string;
  /** Whether the k-th question is answered right. */
  right(k: number): boolean;
  /** What is said else. Default: `?`. */
  readonly wrong?: string;
}

/** Rows as the page of a study saves them. @param more cells for all of them */
export function rowsOf({ questions, digest, subject, right, wrong = '?' }: Answering, more: object = {}) {
  const names = new OpaqueNames(digest);
  return questions.map(({ id, answer }, k) => ({
    ...{ subject_id: subject, sample_id: names.question(id), rt: 900 + k, dataset_sha256: digest },
    ...{ response: null, response_text: right(k) ? answer : wrong, is_practice: false, is_catch: false },
    timed_out: false,
    ...more,
  }));
}

/** Writes rows as a participant saves them. */
export function saved(rows: readonly object[], form: 'json' | 'csv' = 'json'): string {
  const file = join(temporaryFolder(), `rows.${form}`);
  const keys = Object.keys(rows[0]);
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const line = (row: object) => keys.map((key) => cell((row as Record<string, unknown>)[key])).join(',');
  const csv = [keys.map(cell).join(','), ...rows.map(line)].join('\r\n');
  writeFileSync(file, form === 'json' ? JSON.stringify(rows) : csv);
  return file;
}
