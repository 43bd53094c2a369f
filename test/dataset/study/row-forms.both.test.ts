import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { scoreHuman } from '../../../src/benchmarks/score-human.js';
import { readManifest } from '../../../src/dataset/folder/layout.js';
import type { Question } from '../../../src/score/question.js';
import { haveTool } from '../../system-tools.js';
import { writeKinds } from '../export/kinds-dataset.js';
import { python } from '../export/python.js';
import { sharedFolder, temporaryFolder } from '../folders.js';
import { rowsOf } from './saved-rows.js';
import { fully, someOf } from '../../few.js';

const dataset = join(sharedFolder(), 'kinds');
let questions: Question[];
let digest: string;
beforeAll(async () => {
  questions = await writeKinds(dataset);
  digest = readManifest(dataset).digest;
});

type Row = Record<string, unknown>;

/** A participant who is right where asked, wrong in practice, and sees one catch trial. */
function rows(subject: string, caught = true): Row[] {
  const own = rowsOf({ questions: questions.slice(0, 6), digest, subject, right: () => true });
  const practice = rowsOf(
    { questions: questions.slice(6, 9), digest, subject, right: () => false },
    { is_practice: true },
  );
  const trap = { ...own[0], sample_id: 'catch-1-B', response_text: caught ? 'B' : 'A', is_catch: true };
  // Consent and instructions are trials without a question.
  const other = Object.fromEntries(Object.keys(own[0]).map((name) => [name, null]));
  const late = { ...own[5], rt: null, response_text: '' };
  return [other, ...practice, ...own.slice(0, 5), trap, late].map((row, at) => ({ trial_index: at, ...row }));
}

const everyone = (): Row[][] => [rows('p1'), rows('p2', false), rows('p3')];

/** What is read from a file of the three: the practice does not count, and the one that was not looking is out. */
async function expectThree(text: string | Buffer): Promise<void> {
  const file = join(temporaryFolder(), 'rows.txt');
  writeFileSync(file, text);
  const { participants, table, unknown } = await scoreHuman(dataset, [file], { answers: 1 });
  expect(participants.map(({ answers, catches, excluded }) => [answers, catches.right, excluded])).toEqual([
    [6, 1, null],
    [6, 0, 'failed-catches'],
    [6, 1, null],
  ]);
  expect(unknown.count).toBe(0);
  expect(table.reduce((sum, { n }) => sum + n, 0)).toBe(12);
  expect(table.reduce((sum, { count }) => sum + count, 0)).toBe(10); // the last came too late
}

interface Style {
  readonly by?: string;
  readonly flag?: (value: boolean) => string;
  readonly none?: string;
  readonly quote?: 'all' | 'text' | 'needed';
  readonly end?: string;
  readonly decimal?: string;
}

function table(list: readonly Row[], style: Style = {}): string {
  const { by = ',', flag = String, none = '', quote = 'needed', end = '\r\n', decimal = '.' } = style;
  const names = Object.keys(list[0]);
  const cell = (value: unknown): string => {
    if (value === null) return none;
    if (typeof value === 'boolean') return flag(value);
    if (typeof value === 'number') return `${value}.5`.replace('.', decimal);
    const text = String(value);
    const mustBe = quote !== 'needed' || /["\r\n]/.test(text) || text.includes(by);
    return mustBe ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const row = (cells: readonly string[]): string => cells.join(by) + end;
  const lines = list.map((one) => row(names.map((name) => cell(one[name]))));
  return row(names.map((name) => (quote === 'needed' ? name : `"${name}"`))) + lines.join('');
}

const upper = (value: boolean): string => String(value).toUpperCase();
const capital = (value: boolean): string => (value ? 'True' : 'False');
const numbered = (text: string, by: string, head: string): string =>
  text
    .split('\n')
    .map((line, at) => (line === '' ? '' : at === 0 ? head + line : `"${at}"${by}${line}`))
    .join('\n');

describe('rows of three people', () => {
  const forms: [string, (all: Row[][]) => string | Buffer][] = [
    ['a list', (all) => JSON.stringify(all.flat())],
    ['a list a line', (all) => all.map((one) => `${JSON.stringify(one)}\n`).join('')],
    ['lists without anything between them', (all) => all.map((one) => JSON.stringify(one)).join('')],
    ['lists with commas between them', (all) => all.map((one) => JSON.stringify(one, null, 2)).join(',\r\n')],
    ['lists after record separators', (all) => all.map((one) => `\u001E${JSON.stringify(one)}\n`).join('')],
    [
      'a row a line',
      (all) =>
        all
          .flat()
          .map((one) => `${JSON.stringify(one)}\n`)
          .join(''),
    ],
    ['a list of lists', (all) => JSON.stringify(all)],
    ['in members of an object', (all) => JSON.stringify({ status: 'ok', data: all.flat() })],
    ['an object a line', (all) => all.map((data, at) => `${JSON.stringify({ id: at, data })}\n`).join('')],
    ['by participant', (all) => JSON.stringify({ results: { a: all[0], b: all[1], c: { trials: all[2] } } })],
    ['as text in JSON', (all) => JSON.stringify(all.map((one) => ({ data: JSON.stringify(one) })))],
    ['a text of JSON a line', (all) => all.map((one) => `${JSON.stringify(JSON.stringify(one))}\n`).join('')],
    ["Python's json.dumps", (all) => JSON.stringify(all.flat()).replaceAll(':null', ': NaN')],
    ['with a mark', (all) => `\uFEFF${JSON.stringify(all.flat())}`],
    ['CSV', (all) => table(all.flat())],
    ['CSV with every cell quoted', (all) => table(all.flat(), { quote: 'all', end: '\n' })],
    ['tables one after another', (all) => all.map((one) => table(one)).join('')],
    [
      'tables with marks one after another',
      (all) => all.map((one) => `\uFEFF${table(one, { quote: 'all' })}`).join(''),
    ],
    [
      'semicolons, a mark, decimal commas',
      (all) => `\uFEFF${table(all.flat(), { by: ';', decimal: ',', flag: upper })}`,
    ],
    ['tabs', (all) => table(all.flat(), { by: '\t', flag: upper })],
    [
      'tabs in UTF-16',
      (all) => Buffer.from(`\uFEFF${table(all.flat(), { by: '\t', flag: upper })}`, 'utf16le'),
    ],
    ['with its separator stated', (all) => `sep=;\r\n${table(all.flat(), { by: ';' })}`],
    [
      'blank rows of a spreadsheet',
      (all) => table(all.flat(), { by: ';' }).replace(/\r\n/g, '\r\n;;;;;;;;\r\n'),
    ],
    [
      'empty cells cut off',
      (all) => table(all.flat().map((one) => ({ ...one, note: null }))).replace(/,\r\n/g, '\r\n'),
    ],
    ['line ends of old', (all) => table(all.flat(), { end: '\r' })],
    [
      "R's write.csv",
      (all) => numbered(table(all.flat(), { quote: 'text', none: 'NA', flag: upper, end: '\n' }), ',', '"",'),
    ],
    [
      "R's write.table",
      (all) =>
        numbered(
          table(all.flat(), { by: '\t', quote: 'text', none: 'NA', flag: upper, end: '\n' }),
          '\t',
          '',
        ),
    ],
    ["R's write_csv", (all) => table(all.flat(), { none: 'NA', flag: upper, end: '\n' })],
    ["pandas' to_csv", (all) => numbered(table(all.flat(), { flag: capital, end: '\n' }), ',', ',')],
    ['flags as numbers', (all) => table(all.flat(), { flag: (value) => String(Number(value)) })],
    [
      'flags as numbers in JSON',
      (all) =>
        JSON.stringify(
          all.flat().map((one) => ({
            ...one,
            is_catch: Number(one['is_catch']),
            is_practice: Number(one['is_practice']),
          })),
        ),
    ],
  ];

  test.each(someOf(forms, 8))('%s', async (_, text) => expectThree(text(everyone())));

  fully.skipIf(!haveTool('pandas'))('as pandas itself saves them, from JSON and from CSV', async () => {
    const [folder, all] = [temporaryFolder(), everyone().flat()];
    writeFileSync(join(folder, 'rows.json'), JSON.stringify(all));
    writeFileSync(join(folder, 'rows.csv'), table(all));
    const script = `
import sys
import pandas as pd
from pathlib import Path
folder = Path(sys.argv[1])
rows = pd.read_json(folder / "rows.json")
again = pd.read_csv(folder / "rows.csv")
rows.to_csv(folder / "1.csv")
again.to_csv(folder / "2.csv", index=False)
again.to_csv(folder / "3.csv", sep="\\t", na_rep="NA")
again.to_json(folder / "4.json", orient="records")
again.to_json(folder / "5.json", orient="records", lines=True)
print(5)`;
    expect(python(script, folder)).toBe(5);
    for (const name of ['1.csv', '2.csv', '3.csv', '4.json', '5.json'])
      await expectThree(readFileSync(join(folder, name)));
  });
});

describe('what is none of a column is refused by its file, row, column and value', () => {
  const refusal = async (name: string, value: unknown, form: 'json' | 'csv'): Promise<string> => {
    const all = rows('p');
    all[5] = { ...all[5], [name]: value };
    const file = join(temporaryFolder(), 'rows');
    writeFileSync(file, form === 'json' ? JSON.stringify(all) : table(all));
    return scoreHuman(dataset, [file]).then(
      () => 'read',
      (error: Error) => error.message.replace(file, 'rows'),
    );
  };

  test.each(
    someOf<[string, string]>(
      [
        ['is_practice', 'yes'],
        ['is_practice', ''],
        ['is_practice', 'WAHR'],
        ['is_catch', 'T'],
        ['is_catch', '2'],
        ['rt', 'fast'],
        ['rt', '1,500'],
        ['timed_out', 'maybe'],
        ['subject_id', ''],
        ['subject_id', ' '],
        ['dataset_sha256', ''],
        ['dataset_sha256', 'abc'],
      ],
      8,
    ),
  )('%s of "%s"', async (name, value) => {
    const kinds: Record<string, string> = {
      rt: 'a number of milliseconds',
      subject_id: 'the id of a participant',
      dataset_sha256: 'a SHA-256 (is the file cut short?)',
    };
    const kind = kinds[name] ?? 'true or false';
    for (const form of ['json', 'csv'] as const) {
      const place = form === 'json' ? 'row 6' : 'line 7';
      expect(await refusal(name, value, form)).toBe(
        value === '' && name === 'rt'
          ? 'read'
          : `'rows' is not what a study saves: ${place} has "${value}" in the column '${name}', which is ${kind}`,
      );
    }
  });

  test('text that is not UTF-8, in which Zoë and Zoé are one', async () => {
    const file = join(temporaryFolder(), 'rows');
    writeFileSync(file, Buffer.from(table([...rows('Zoë'), ...rows('Zoé')]), 'latin1'));
    await expect(scoreHuman(dataset, [file])).rejects.toThrow(
      /: line \d+ is not UTF-8, in which names stay apart; save it as "CSV UTF-8"$/,
    );
  });

  test('a file without anything', async () => {
    const file = join(temporaryFolder(), 'rows');
    writeFileSync(file, '');
    await expect(scoreHuman(dataset, [file])).rejects.toThrow(/: it is empty$/);
  });

  test('a second answer of a person to a question does not count, and is told', async () => {
    const file = join(temporaryFolder(), 'rows');
    const again = rows('p').map((row) => ({ ...row, response_text: '?' }));
    writeFileSync(file, JSON.stringify([...rows('p'), ...again]));
    const { repeated, participants } = await scoreHuman(dataset, [file]);
    expect([repeated, participants.map(({ answers }) => answers)]).toEqual([7, [6]]);
  });

  test('a flag that is not there', async () => {
    expect(await refusal('is_catch', undefined, 'json')).toBe(
      "'rows' is not what a study saves: row 6 has no 'is_catch'",
    );
  });

  test.each([
    ['rt', { toString: 1 }, '{"toString":1}', 'a number of milliseconds'],
    ['rt', [], '[]', 'a number of milliseconds'],
    ['rt', true, 'true', 'a number of milliseconds'],
    ['subject_id', ['p'], '["p"]', 'text'],
    ['is_catch', 'x'.repeat(1 << 20), `"${'x'.repeat(76)}...`, 'true or false'],
  ])('a value of JSON that is none, or endless: %s', async (name, value, shown, kind) => {
    expect(await refusal(name, value, 'json')).toBe(
      `'rows' is not what a study saves: row 6 has ${shown} in the column '${name}', which is ${kind}`,
    );
  });

  test('an answer and an id that nobody has typed', async () => {
    expect(await refusal('response_text', 'é漢'.repeat(2049), 'csv')).toBe(
      "'rows' is not what a study saves: line 7 has 4098 characters in the column 'response_text', and 4096 are the most",
    );
    expect(await refusal('subject_id', 'p'.repeat(257), 'json')).toBe(
      "'rows' is not what a study saves: row 6 has 257 characters in the column 'subject_id', and 256 are the most",
    );
  });

  test('more text than any study has, in several files', async () => {
    const long = rows('p')[4];
    const files = [200, 200].map((count, at) => {
      const file = join(temporaryFolder(), 'rows');
      const all = Array.from({ length: count }, (_, k) => ({
        ...long,
        ...{ subject_id: `p${at}.${k}`, response_text: 'A'.repeat(4096) },
      }));
      writeFileSync(file, table(all));
      return file;
    });
    await expect(scoreHuman(dataset, files)).rejects.toThrow(
      `'${files[1]}' is too much to score: with it, there are answers of more than 1048576 characters beyond the first 32 of each; score fewer files at a time`,
    );
  });

  fully('more columns than any table has, and more values than any list of rows', async () => {
    const file = join(temporaryFolder(), 'rows');
    writeFileSync(file, `${'a,'.repeat(10_000)}a\n${'x,y\n'.repeat(10)}`);
    await expect(scoreHuman(dataset, [file])).rejects.toThrow(
      /: line 1 has 10001 columns, and 10000 are the most$/,
    );
    writeFileSync(file, '{}'.repeat(4_000_001));
    await expect(scoreHuman(dataset, [file])).rejects.toThrow(
      /: it has more than 4000000 values that are no rows, or stand around them$/,
    );
  });

  test('a workbook', async () => {
    const file = join(temporaryFolder(), 'rows.xlsx');
    writeFileSync(file, 'PK\u0003\u0004');
    await expect(scoreHuman(dataset, [file])).rejects.toThrow(/: it is a workbook; save it as CSV$/);
  });

  test('rows longer than their header, JSON that is cut short, a cell without an end', async () => {
    const file = join(temporaryFolder(), 'rows');
    const whole = table(rows('p'));
    const read = (text: string) => (writeFileSync(file, text), scoreHuman(dataset, [file]));
    await expect(read(`${whole}${whole.split('\r\n')[5]},1,2\r\n`)).rejects.toThrow(
      /: line 13 has \d+ cells, and its header \d+$/,
    );
    const lists = everyone()
      .map((one) => JSON.stringify(one))
      .join('\n');
    await expect(read(lists.slice(0, -9))).rejects.toThrow(/its JSON is cut short or malformed$/);
    await expect(read(`${lists}]`)).rejects.toThrow(/its JSON is cut short or malformed$/);
    await expect(read(`${whole}"p,1`)).rejects.toThrow(
      /^Line 13 of '.*' has a quoted cell that does not end: the file is cut short$/,
    );
  });
});
