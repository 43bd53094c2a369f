import { readFileSync, statSync } from 'node:fs';
import { TopsyturvyError } from '../../core/errors.js';
import { readingOf } from '../../core/files/system-errors.js';
import { parsedJson } from '../../core/json.js';

/** An answer of a person, as a study's rows have it. */
export interface HumanRow {
  readonly subject: string;
  /** The question's opaque name. */
  readonly sample: string;
  readonly reply: string;
  /** Milliseconds; null where the time was up. */
  readonly rt: number | null;
  readonly isPractice: boolean;
  readonly isCatch: boolean;
  /** The digest of the dataset that the study was made of. */
  readonly digest: string;
}

/** Reads the rows of a CSV file; tables have a reader of their own. */
export type TableReader = (file: string) => Iterable<{ readonly cells: readonly string[] }>;

/** A file of more bytes holds no study's rows. */
const mostBytes = 1 << 28;

/**
 * The answers in a file that participants saved: a JSON array of rows, or CSV. Rows of other trials, which have no `sample_id`, are passed over.
 *
 * @throws TopsyturvyError 'bad-file' for a file that has no such rows
 */
export function readHumanRows(file: string, tableOf: TableReader): HumanRow[] {
  const size = readingOf(`'${file}'`, 'bad-file', () => statSync(file).size);
  if (size > mostBytes) throw wrong(file, `it has ${size} bytes`);
  const text = readingOf(`'${file}'`, 'bad-file', () => readFileSync(file, 'utf8')).replace(/^\uFEFF/, '');
  const records = text.trimStart().startsWith('[') ? jsonRecords(file, text) : csvRecords(file, tableOf);
  const rows = records.filter(
    (record) => typeof record['sample_id'] === 'string' && record['sample_id'] !== '',
  );
  if (rows.length === 0) throw wrong(file, "no row has a 'sample_id'");
  return rows.map((record, at) => rowOf(record, file, at));
}

type Cells = Readonly<Record<string, unknown>>;

function jsonRecords(file: string, text: string): Cells[] {
  const value = parsedJson(text);
  if (Array.isArray(value))
    return value.filter((one): one is Cells => typeof one === 'object' && one !== null);
  throw wrong(file, 'its JSON is cut short or malformed');
}

function csvRecords(file: string, tableOf: TableReader): Cells[] {
  let head: readonly string[] | undefined;
  const records: Cells[] = [];
  for (const { cells } of tableOf(file)) {
    if (head) records.push(Object.fromEntries(head.map((name, at) => [name, cells[at]])));
    else head = cells;
  }
  return records;
}

function rowOf(cells: Cells, file: string, at: number): HumanRow {
  const text = (name: string): string => {
    const value = cells[name];
    if (typeof value === 'string') return value;
    throw wrong(file, `row ${at + 1} has no '${name}'`);
  };
  const is = (name: string): boolean => cells[name] === true || cells[name] === 'true';
  const rt = cells['rt'] === null || cells['rt'] === '' ? NaN : Number(cells['rt']);
  return {
    subject: text('subject_id'),
    sample: text('sample_id'),
    reply: text('response_text'),
    rt: Number.isFinite(rt) ? rt : null,
    isPractice: is('is_practice'),
    isCatch: is('is_catch'),
    digest: text('dataset_sha256'),
  };
}

const wrong = (file: string, why: string): TopsyturvyError =>
  new TopsyturvyError(
    'bad-file',
    `'${file}' is not what a study saves: ${why}`,
    file,
    'a JSON array or a CSV file of rows with sample_id, subject_id, response_text and dataset_sha256',
  );
