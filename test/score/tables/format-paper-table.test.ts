import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { formatPaperTable } from '../../../src/benchmarks/tables/format-paper-table.js';
import type { TableData } from '../../../src/benchmarks/tables/paper-table.js';

const cell = (value: number | null, deviation: number | null = null) => ({ value, deviation });

const table: TableData = {
  id: '1',
  title: 'Scores of 100 % & more',
  first: 'Model',
  decimals: 2,
  columns: [
    { head: ['Visual', 'R_orig'] },
    { head: ['Visual', 'Δ_rand'] },
    { head: ['p'], plain: true, decimals: 3 },
    { head: ['Pattern'] },
  ],
  rows: [
    { name: 'Random', kind: 'random', cells: [cell(null), cell(0.25), cell(null), ''] },
    {
      name: 'a|b_1, "x"',
      kind: 'model',
      cells: [cell(0.8254), cell(-0.1, 0.01239), cell(0.0000123), 'A → B'],
    },
    { name: '=HYPERLINK(1)', kind: 'model', cells: [cell(1), cell(0, 0), cell(0.05), '90°'] },
  ],
};

test('Markdown: a row for each, mean and deviation, names as text', () => {
  expect(formatPaperTable(table, 'Paper', 'markdown')).toBe(`**Paper, Table 1.** Scores of 100 % & more.

| Model | Visual R\\_orig | Visual Δ\\_rand | p | Pattern |
|---|---:|---:|---:|---:|
| Random | – | 25.00 | – |  |
| a\\|b\\_1, "x" | 82.54 | -10.00 ± 1.24 | 1.23e-5 | A → B |
| =HYPERLINK(1) | 100.00 | 0.00 ± 0.00 | 0.050 | 90° |
`);
});

test('CSV: numbers alone, deviations in a column of their own, no formulas', () => {
  const text = formatPaperTable(table, 'Paper', 'csv');
  expect(parse(text) as string[][]).toEqual([
    ['Model', 'Visual R_orig', 'Visual Δ_rand', 'Visual Δ_rand SD', 'p', 'Pattern'],
    ['Random', '', '25.00', '', '', ''],
    ['a|b_1, "x"', '82.54', '-10.00', '1.24', '1.23e-5', 'A → B'],
    ["'=HYPERLINK(1)", '100.00', '0.00', '0.00', '0.050', '90°'],
  ]);
});

test('LaTeX: booktabs, one head over the columns that share it, nothing that TeX would take for its own', () => {
  const text = formatPaperTable({ ...table, note: 'From 5_000 replies' }, 'Paper', 'latex');
  expect(text).toContain('\\caption{Scores of 100 \\% \\& more. From 5\\_000 replies}\n');
  expect(text).toContain(' & \\multicolumn{2}{c}{Visual} &  &  \\\\\n');
  expect(text).toContain('Model & R$_{\\text{orig}}$ & $\\Delta$$_{\\text{rand}}$ & p & Pattern \\\\\n');
  expect(text).toContain('a|b\\_1, "x" & 82.54 & -10.00 $\\pm$ 1.24 & 1.23e-5 & A $\\to$ B \\\\\n');
  expect(text).toContain('& 90$^\\circ$ \\\\\n');
  expect(text.match(/^(\\begin|\\end)\{(table|tabular)\}/gm)).toHaveLength(4);
});

test('JSON: the values themselves', () => {
  expect(JSON.parse(formatPaperTable(table, 'Paper', 'json'))).toEqual({ paper: 'Paper', ...table });
});

test('a figure is called one', () => {
  expect(formatPaperTable({ ...table, id: 'fig-10' }, 'DORI', 'markdown')).toMatch(
    /^\*\*DORI, Figure 10\.\*\* /,
  );
});
