import { printable } from '../../core/printable.js';
import type { TableCell, TableColumn, TableData, TableLine } from './paper-table.js';

/** The forms in which a table can be written. */
export const tableForms = ['markdown', 'latex', 'csv', 'json'] as const;
/** One of the forms. */
export type TableForm = (typeof tableForms)[number];

/** The ending of a file of each form. */
export const endings: Readonly<Record<TableForm, string>> = {
  markdown: 'md',
  latex: 'tex',
  csv: 'csv',
  json: 'json',
};

/** A table as text in one of the forms; it ends with a line break. */
export function formatPaperTable(table: TableData, paper: string, form: TableForm): string {
  return {
    markdown,
    latex,
    csv,
    json: (one: TableData) => `${JSON.stringify({ paper, ...one }, null, 2)}\n`,
  }[form](table, paper);
}

/** `Table 2`, or `Figure 10` for `fig-10`. */
const numbered = ({ id }: TableData): string =>
  id.startsWith('fig-') ? `Figure ${id.slice('fig-'.length)}` : `Table ${id}`;

/** The digits of a value: in percent unless its column is plain. */
function digits(value: number, { plain = false, decimals }: TableColumn, usual: number): string {
  if (!plain) return (100 * value).toFixed(decimals ?? usual);
  const text = value.toFixed(decimals ?? usual);
  return value !== 0 && Number(text) === 0 ? value.toExponential(2) : text;
}

/** A cell's text; `plusMinus` stands between a mean and its deviation. */
function cellText(
  cell: TableCell | string,
  column: TableColumn,
  { decimals }: TableData,
  plusMinus: string,
): string {
  if (typeof cell === 'string') return cell;
  if (cell.value === null) return '–';
  const value = digits(cell.value, column, decimals);
  return cell.deviation === null ? value : `${value}${plusMinus}${digits(cell.deviation, column, decimals)}`;
}

const textsOf = (table: TableData, { cells }: TableLine, plusMinus: string): string[] =>
  cells.map((cell, i) => cellText(cell, table.columns[i], table, plusMinus));

/** The head of a column on one line. */
const headOf = ({ head }: TableColumn): string => head.filter((part) => part !== '').join(' ');

function markdown(table: TableData, paper: string): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => printable(cell).replace(/([|\\`*_<[\]])/g, '\\$1')).join(' | ')} |`;
  const rows = table.rows.map((row) => line([row.name, ...textsOf(table, row, ' ± ')]));
  return [
    `**${paper}, ${numbered(table)}.** ${table.title}.${table.note === undefined ? '' : ` ${table.note}`}`,
    '',
    line([table.first, ...table.columns.map(headOf)]),
    `|---|${table.columns.map(() => '---:|').join('')}`,
    ...rows,
    '',
  ].join('\n');
}

/** A field as RFC 4180 has it. One that a spreadsheet would take for a formula is a text. */
const field = (text: string): string => {
  const safe = /^[=+\-@\t\r](?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Values as numbers, with the deviation in a column of its own where there are several runs. */
function csv(table: TableData): string {
  const deviates = table.columns.map((_, i) =>
    table.rows.some(({ cells }) => typeof cells[i] === 'object' && cells[i].deviation !== null),
  );
  const heads = table.columns.flatMap((column, i) => [
    headOf(column),
    ...(deviates[i] ? [`${headOf(column)} SD`] : []),
  ]);
  const lines = table.rows.map(({ name, cells }) => [
    name,
    ...cells.flatMap((cell, i) => {
      const number = (value: number | null): string =>
        value === null ? '' : digits(value, table.columns[i], table.decimals);
      if (typeof cell === 'string') return deviates[i] ? [cell, ''] : [cell];
      return deviates[i] ? [number(cell.value), number(cell.deviation)] : [number(cell.value)];
    }),
  ]);
  return [[table.first, ...heads], ...lines].map((cells) => `${cells.map(field).join(',')}\n`).join('');
}

const special: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  Δ: '$\\Delta$',
  '°': '$^\\circ$',
  '–': '--',
  '≥': '$\\geq$',
  '→': '$\\to$',
};

/** Text that TeX takes as it is meant; of scores such as `R_orig`, the name stands below. */
const tex = (text: string): string =>
  printable(text)
    .split(/(?<=R|G|Acc|Δ)_([a-z]+)/)
    .map((part, i) =>
      i % 2 === 1
        ? `$_{\\text{${part}}}$`
        : part.replace(/[\\~^Δ°–≥→&%$#_{}]/g, (one) => special[one] ?? `\\${one}`),
    )
    .join('');

/** A tabular of booktabs, with one head over the columns that share it. */
function latex(table: TableData, paper: string): string {
  const depth = Math.max(...table.columns.map(({ head }) => head.length));
  const lines = Array.from({ length: depth }, (_, level) => headLine(table, level, depth));
  const rows = table.rows.map((row) => {
    const line = [tex(row.name), ...textsOf(table, row, ' $\\pm$ ').map((text) => texCell(text))];
    return `${line.join(' & ')} \\\\`;
  });
  return [
    `% ${paper}, ${numbered(table)}. Needs the packages booktabs and amsmath.`,
    '\\begin{table}',
    '\\centering',
    `\\caption{${tex(table.title)}.${table.note === undefined ? '' : ` ${tex(table.note)}`}}`,
    `\\begin{tabular}{l${'r'.repeat(table.columns.length)}}`,
    '\\toprule',
    ...lines,
    '\\midrule',
    ...rows,
    '\\bottomrule',
    '\\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

/** A cell's text; the sign between mean and deviation is TeX already. */
const texCell = (text: string): string => text.split(' $\\pm$ ').map(tex).join(' $\\pm$ ');

/** One line of heads: neighbors of one head, under one head, are one cell. */
function headLine({ columns, first }: TableData, level: number, depth: number): string {
  const cells: { text: string; span: number; path: string }[] = [];
  for (const { head } of columns) {
    // A head of fewer lines stands on the last.
    const path = [...Array<string>(depth - head.length).fill(''), ...head];
    const key = JSON.stringify(path.slice(0, level + 1));
    const last = cells.at(-1);
    if (last?.path === key && path[level] !== '' && level < depth - 1) last.span++;
    else cells.push({ text: path[level], span: 1, path: key });
  }
  const texts = cells.map(({ text, span }) =>
    span === 1 ? tex(text) : `\\multicolumn{${span}}{c}{${tex(text)}}`,
  );
  return `${[level === depth - 1 ? tex(first) : '', ...texts].join(' & ')} \\\\`;
}
