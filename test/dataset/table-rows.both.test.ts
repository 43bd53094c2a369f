import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableRows, type TableRow } from '../../src/dataset/table-rows.js';
import { temporaryFolder } from './folders.js';
import { fully } from '../few.js';

async function rowsOf(text: string | Buffer): Promise<TableRow[]> {
  const file = join(temporaryFolder(), 'table');
  writeFileSync(file, text);
  const rows: TableRow[] = [];
  for await (const row of tableRows(file)) rows.push(row);
  return rows;
}

test.each([
  [
    'commas',
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1;2,5\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1,1,1\t2\n',
    [
      ['a', 'b'],
      ['1,1,1', '2'],
    ],
  ],
  [
    'bars',
    'a|b\n1|2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'separators in a quoted header',
    '"a,b,c";"d"\n1;2\n',
    [
      ['a,b,c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'a quotation mark in a cell',
    'a,b\n5" screen,x\n',
    [
      ['a', 'b'],
      ['5" screen', 'x'],
    ],
  ],
  [
    'quoted quotation marks and breaks',
    'a,b\n"say ""x""\r\n\nno",2\n',
    [
      ['a', 'b'],
      ['say "x"\r\n\nno', '2'],
    ],
  ],
  [
    'letters of many bytes',
    'a,b\nñ左😀,2\n',
    [
      ['a', 'b'],
      ['ñ左😀', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', async (_, text, cells) => {
  expect((await rowsOf(text)).map((row) => row.cells)).toEqual(cells);
  expect((await rowsOf(Buffer.from(`\uFEFF${text}`, 'utf16le'))).map((row) => row.cells)).toEqual(cells);
});

test('rows know the line on which they begin', async () => {
  const rows = await rowsOf('a,b\r\n\r\n"x\r\ny\r\n",2\r\n3,4\r\n,\r\n5,"6\n"\r\n7,8\r\n');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6, 8, 10]);
});

fully(
  'a cell without an end, and rows that are too long: of text, of lines in quotes, of separators alone',
  async () => {
    await expect(rowsOf('a,b\n1,2\n3,"4\n5,6\n')).rejects.toThrow(
      /^Line 3 of '.*' has a quoted cell that does not end: the file is cut short$/,
    );
    const most = 4 << 20;
    for (const row of [
      `"${'x'.repeat(66 << 20)}`,
      `"${'x\n'.repeat(most)}"`,
      ','.repeat(2 * most),
      'x'.repeat(2 * most),
    ])
      await expect(rowsOf(`a,b\n1,2\n3,${row}\n`).then(({ length }) => length)).rejects.toThrow(
        /^Line 3 of '.*' is too long$/,
      );
    expect((await rowsOf(`a,b\n1,"${'x\n'.repeat(most / 2 - 10)}"\n${'1,2\n'.repeat(4)}`)).length).toBe(6);
  },
);

fully('a table most of whose rows have other numbers of cells than its first is given up', async () => {
  expect(await rowsOf(`a,b\n${'x\n'.repeat(50_000)}`)).toHaveLength(50_001);
  await expect(rowsOf(`a,b\n${'x\n'.repeat(50_001)}`)).rejects.toThrow(
    /^Line 50002 of '.*' is row 50001 of those that have more or fewer cells than the first$/,
  );
  expect(await rowsOf(`sep=;\n${'x;y;z\n'.repeat(50_002)}`)).toHaveLength(50_002);
});
