import { printable } from '../core/printable.js';
import type { Accuracy, Difference, Share } from './measure/measures.js';

/** A table for a terminal: the first column to the left, the others to the right, two spaces between columns. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) =>
    all.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** A column of a table: its head, and the cell of a row. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string];

/**
 * A table with its title, whose rows have names. Title, heads and names may come from files: they are made
 * {@link printable}.
 * @param first the head of the names
 */
export function titledTable<Row>(
  title: string,
  first: string,
  columns: readonly Column<Row>[],
  rows: readonly (readonly [name: string, row: Row])[],
): string {
  const head = [first, ...columns.map(([name]) => name)].map(printable);
  const cells = rows.map(([name, row]) => [printable(name), ...columns.map(([, cell]) => cell(row))]);
  return `${printable(title)}\n${formatTable(head, cells)}`;
}

/** A fraction as a percentage with two decimals, as the paper prints them; `–` for none. */
export const percent = (value: number | null | undefined): string =>
  value == null ? '–' : (value * 100).toFixed(2);

/** A value with its interval, in percent. */
export const percentWithin = (value: number | null, low: number | null, high: number | null): string =>
  value === null ? '–' : `${percent(value)} [${percent(low)}, ${percent(high)}]`;

/** A share, an accuracy or a difference with its interval, in percent. */
export const interval = ({ value, low, high }: Pick<Share, 'value' | 'low' | 'high'>): string =>
  percentWithin(value, low, high);

/** The columns of shares and differences. */
export const shareColumns: readonly Column<Share | Difference>[] = [
  ['%  [95 %]', interval],
  ['n', ({ n }) => String(n)],
];

/** The columns that say how many questions an accuracy is based on. */
export const countColumns: readonly Column<Accuracy>[] = [
  ['n', ({ n }) => String(n)],
  ['unanswered', ({ unanswered }) => String(unanswered)],
  ['unparsed', ({ unparsed }) => String(unparsed)],
];

/** A table of accuracies; the columns that shares and differences lack are empty in their rows. */
export const accuracyTable = (
  title: string,
  rows: readonly (readonly [name: string, row: Accuracy | Share | Difference])[],
): string => titledTable(title, '', accuracyColumns, rows);

const ofAccuracy =
  (cell: (row: Accuracy) => string) =>
  (row: Accuracy | Share | Difference): string =>
    'strict' in row ? cell(row) : '';

export const accuracyColumns: readonly Column<Accuracy | Share | Difference>[] = [
  ['%  [95 %]', interval],
  ['strict', ofAccuracy(({ strict }) => percent(strict))],
  ['chance', ofAccuracy(({ chance }) => percent(chance))],
  ['n', ({ n }) => String(n)],
  ['unanswered', ofAccuracy(({ unanswered }) => String(unanswered))],
  ['unparsed', ofAccuracy(({ unparsed }) => String(unparsed))],
];
