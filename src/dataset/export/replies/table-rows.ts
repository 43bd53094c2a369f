import { linesOf } from '../../../core/files/lines.js';
import { wrongFile } from './reply-reader.js';

export interface TableRow {
  readonly cells: readonly string[];
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/**
 * The rows of a table whose cells are separated by tabs or, if its first line has none, by commas, and quoted as in RFC 4180. Cells
 * may hold line breaks. In flat memory.
 *
 * @throws TopsyturvyError 'bad-file' if a quoted cell does not end
 */
export function* tableRows(file: string): Generator<TableRow, void> {
  let separator: string | undefined;
  let text = '';
  let line = 1;
  let next = 1;
  for (const { number, text: more } of linesOf(file)) {
    if (more === null) throw wrongFile(file, `line ${number}`, 'is too long');
    separator ??= more.includes('\t') ? '\t' : ',';
    // Blank lines are no rows, but may stand in a cell.
    text = text === '' ? more : text + '\n'.repeat(number - next + 1) + more;
    if (text === more) line = number;
    next = number + 1;
    if (!isWhole(text)) continue;
    yield { cells: cellsOf(text.replace(/\r$/, ''), separator), line };
    text = '';
  }
  if (text !== '')
    throw wrongFile(file, `line ${line}`, 'has a quoted cell that does not end: the file is cut short');
}

/** Whether no quoted cell is open at the end. */
function isWhole(text: string): boolean {
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes++;
  return quotes % 2 === 0;
}

function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; ;) {
    if (text[at] !== '"') {
      const end = text.indexOf(separator, at);
      cells.push(end < 0 ? text.slice(at) : text.slice(at, end));
      if (end < 0) return cells;
      at = end + 1;
      continue;
    }
    let end = at + 1;
    while ((end = text.indexOf('"', end)) >= 0 && text[end + 1] === '"') end += 2;
    if (end < 0) end = text.length;
    cells.push(text.slice(at + 1, end).replaceAll('""', '"'));
    if (end + 1 >= text.length) return cells;
    at = end + 2;
  }
}
