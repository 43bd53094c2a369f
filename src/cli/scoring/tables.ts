import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { badParameter } from '../../core/errors.js';
import { onBehalfOf } from '../../core/files/disk.js';
import type { TableForm } from '../../benchmarks/tables/format-paper-table.js';
import { endings, formatPaperTable, tableForms } from '../../benchmarks/tables/format-paper-table.js';
import { makeTables } from '../../benchmarks/tables/make-tables.js';
import { papers, type PaperName } from '../../benchmarks/tables/papers.js';
import { writeOutput } from '../../dataset/export/new-file.js';
import { gradingWithPeople, type PeopleOptions } from '../terminal/grading-options.js';
import { print } from '../terminal/print.js';

interface Options extends PeopleOptions {
  table?: string;
  format?: string;
  out?: string;
}

/** `topsyturvy tables`. */
export async function tables(
  paper: string,
  folder: string,
  replies: readonly string[],
  options: Options,
): Promise<void> {
  const form = formOf(options.format);
  const made = await makeTables(folder, replies, {
    paper: paper as PaperName,
    only: options.table?.split(',').map((id) => id.trim()),
    ...(await gradingWithPeople(folder, options)),
  });
  const { title } = papers.find(({ name }) => name === paper)!;
  const { out } = options;
  if (out === undefined) return print(made.map((table) => formatPaperTable(table, title, form)).join('\n'));
  onBehalfOf(out, () => mkdirSync(out, { recursive: true }));
  for (const table of made) {
    const file = join(out, `${paper}-${table.id}.${endings[form]}`);
    writeOutput(file, formatPaperTable(table, title, form));
    print(`${file}\n`);
  }
}

function formOf(text = 'markdown'): TableForm {
  const form = tableForms.find((name) => name === text);
  if (form) return form;
  throw badParameter('--format', text, tableForms.join(', '));
}
