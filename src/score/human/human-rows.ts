import { isObject, type JsonObject, parsedJson, show, TopsyturvyError, badFile } from '../../core/index.js';
import { words } from '../../core/words.js';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { headOf, readRegularFile } from '../../core/files/regular-file.js';
import { isAscii } from '../read/reply-text.js';
import { jsonValues } from './json-values.js';

/** An answer of a person, as a study's rows have it. */
export interface HumanRow {
  readonly subject: string;
  /** The question's opaque name. */
  readonly sample: string;
  readonly reply: string;
  /** The response time in milliseconds; null where the time was up. */
  readonly rt: number | null;
  readonly isPractice: boolean;
  readonly isCatch: boolean;
  /** The digest of the dataset that the study was made of. */
  readonly digest: string;
}

/** Reads the rows of a table; it has a reader of its own. */
export type TableReader = (
  file: string,
) => AsyncIterable<{ readonly cells: readonly string[]; readonly line: number }>;

/** The most characters of an answer (nobody types more into a study's page), and of an id. */
const longestAnswer = 4096;
const longestName = 256;
/** The most answers of all files together, and the most characters of them: no study has more. */
const mostAnswers = 150_000;
const mostCharacters = 1 << 20;
/** Characters of an answer that are not counted: who answers in a word or two is counted by the answer. */
const usual = 32;
/** The most columns of a table, and the most lists and objects that rows may stand in. */
const mostColumns = 10_000;
const mostNests = 4_000_000;

/** What answers may still be read, of all files together. */
export class AnswerRoom {
  private answers = 0;
  private characters = 0;

  /** @returns why one more does not fit, if it doesn't */
  take({ reply }: HumanRow): string | undefined {
    this.answers++;
    const { length } = isAscii(reply) ? reply : reply.normalize('NFKC'); // up to 18 times as long
    this.characters += Math.max(0, length - usual);
    if (this.answers > mostAnswers) return `more than ${mostAnswers} answers`;
    if (this.characters > mostCharacters)
      return `answers of more than ${mostCharacters} characters beyond the first ${usual} of each`;
    return undefined;
  }
}

/** How deeply a server may have nested the rows of a participant in lists and objects. */
const deepest = 8;

/**
 * The answers in a file that participants, a server or a spreadsheet saved: a table, or JSON (rows in a list, one a line, in lists of lists
 * or in members of objects; one value or several one after another). Rows of other trials, which have no `sample_id`, are passed over.
 * @throws TopsyturvyError 'bad-file' for a file that has no such rows, or a row with a value that its column cannot have;
 * for an answer of more than 4,096 characters or an id of more than 256, and for more answers than the room has left (150,000, and 1 Mi characters of them beyond the first 32 of each, as they are when they are normalized)
 */
export async function readHumanRows(
  file: string,
  tableOf: TableReader,
  room = new AnswerRoom(),
): Promise<HumanRow[]> {
  const head = headOf(file, 1 << 16).toString('utf8');
  if (head === '') throw wrong(file, 'it is empty');
  if (head.startsWith('PK')) throw wrong(file, 'it is a workbook; save it as CSV');
  const isJson = /^\uFEFF?[\s\p{Cc}]*(?:"\s*)?[[{]/u.test(head);
  const rows: HumanRow[] = [];
  for await (const record of isJson ? jsonRecords(file) : tableRecords(file, tableOf)) {
    const row = rowOf(record, file);
    const full = room.take(row);
    if (full !== undefined)
      throw badFile(
        `'${file}' is too much to score: with it, there are ${full}; score fewer files at a time`,
        file,
      );
    rows.push(row);
  }
  if (rows.length === 0) throw wrong(file, "no row has a 'sample_id'");
  return rows;
}

/** A row before its values are looked at, and where it stands. Of what else a row has nothing is held. */
type Record = { readonly cells: JsonObject; readonly place: string };
const wanted = words(
  'sample_id, subject_id, response_text, rt, timed_out, is_practice, is_catch, dataset_sha256',
);

function jsonRecords(file: string): Record[] {
  const text = readRegularFile(file, mostJsonBytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const rows: JsonObject[] = [];
  let nests = 0;
  const gather = (value: unknown, depth: number): void => {
    if (++nests > mostNests)
      throw wrong(file, `it has more than ${mostNests} values that are no rows, or stand around them`);
    if (typeof value === 'string' && /^\s*[[{]/.test(value)) gather(parsedJson(value), depth + 1);
    else if (typeof value !== 'object' || value === null || depth > deepest) return;
    else if (isObject(value) && 'sample_id' in value)
      rows.push(
        chosen(
          (name) => value[name],
          (name) => name in value,
        ),
      );
    else for (const one of Object.values(value)) gather(one, depth + 1);
  };
  for (const value of jsonValues(text)) {
    if (value === undefined) throw wrong(file, 'its JSON is cut short or malformed');
    gather(value, 0);
  }
  return rows.flatMap((cells, at) => (isAnswer(cells) ? [{ cells, place: `row ${at + 1}` }] : []));
}

async function* tableRecords(file: string, tableOf: TableReader): AsyncGenerator<Record> {
  let head: readonly string[] = [];
  for await (const { cells, line } of tableOf(file)) {
    // Each of several joined tables has its header.
    if (head.length === 0 || isHeader(cells)) {
      head = cells.map((cell) => cell.trim());
      if (head.length > mostColumns)
        throw wrong(file, `line ${line} has ${head.length} columns, and ${mostColumns} are the most`);
      continue;
    }
    // R's write.table names rows, but not the column of their names; spreadsheets cut off empty cells at the end of a row.
    const own = cells.length === head.length + 1 ? cells.slice(1) : cells;
    const place = `line ${line}`;
    if (own.length > head.length)
      throw wrong(file, `${place} has ${cells.length} cells, and its header ${head.length}`);
    const record = chosen(
      (name) => own[head.lastIndexOf(name)] ?? '',
      (name) => head.includes(name),
    );
    if (isAnswer(record)) yield { cells: record, place };
  }
}

const isHeader = (cells: readonly string[]): boolean =>
  ['sample_id', 'subject_id'].every((name) => cells.some((cell) => cell.trim() === name));

const chosen = (valueOf: (name: string) => unknown, has: (name: string) => boolean): JsonObject =>
  Object.fromEntries(wanted.filter(has).map((name) => [name, valueOf(name)])) as JsonObject;

const isAnswer = ({ sample_id: sample }: JsonObject): boolean =>
  typeof sample === 'string' && !missing.has(sample);

/** How programs write that there is no value. */
const missing = new Set<unknown>(['', 'NA', 'NaN', 'nan', 'null', 'None', null]);
/** How programs write flags; pandas turns a column in which any is missing into numbers. */
const flags = new Map<unknown, boolean>([
  ...['true', 'True', 'TRUE', '1', '1.0', 1, true].map((value) => [value, true] as const),
  ...['false', 'False', 'FALSE', '0', '0.0', 0, false].map((value) => [value, false] as const),
]);

function rowOf({ cells, place }: Record, file: string): HumanRow {
  const none = (name: string, expected: string): TopsyturvyError =>
    wrong(
      file,
      name in cells
        ? `${place} has ${show(cells[name])} in the column '${name}', which is ${expected}`
        : `${place} has no '${name}'`,
    );
  const text = (name: string, expected = 'text', longest = longestName): string => {
    const value = cells[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw none(name, expected);
    if (String(value).length > longest)
      throw wrong(
        file,
        `${place} has ${String(value).length} characters in the column '${name}', and ${longest} are the most`,
      );
    if (String(value).includes('\uFFFD'))
      throw wrong(file, `${place} is not UTF-8, in which names stay apart; save it as "CSV UTF-8"`);
    return String(value);
  };
  const id = (name: string, form: RegExp, expected: string): string => {
    const value = text(name);
    if (!missing.has(value) && form.test(value)) return value;
    throw none(name, expected);
  };
  const flag = (name: string): boolean => {
    const is = flags.get(cells[name]);
    if (is === undefined) throw none(name, 'true or false');
    return is;
  };
  const milliseconds = 'a number of milliseconds';
  const time = missing.has(cells['rt'] ?? null) ? null : text('rt', milliseconds);
  const rt = time === null ? null : Number(time.replace(',', '.'));
  // '1,500' is 1.5 where decimals have a comma, and 1500 where thousands have.
  if (time !== null && (!Number.isFinite(rt) || /^\d{1,3},\d{3}$/.test(time))) throw none('rt', milliseconds);
  if (!missing.has(cells['timed_out'] ?? null)) flag('timed_out');
  // Where the time was up there is neither.
  const isSilent = rt === null && missing.has(cells['response_text']);
  return {
    subject: id('subject_id', /\S/, 'the id of a participant'),
    sample: text('sample_id'),
    reply: isSilent ? '' : text('response_text', 'text', longestAnswer),
    rt,
    isPractice: flag('is_practice'),
    isCatch: flag('is_catch'),
    digest: id('dataset_sha256', /^[0-9a-f]{64}$/, 'a SHA-256 (is the file cut short?)'),
  };
}

const wrong = (file: string, why: string): TopsyturvyError =>
  badFile(
    `'${file}' is not what a study saves: ${why}`,
    file,
    'JSON or a table of rows with sample_id, subject_id, response_text, is_practice, is_catch and dataset_sha256',
  );
