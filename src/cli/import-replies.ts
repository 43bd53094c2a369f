import { importReplies as importInto } from '../dataset/export/replies/import.js';
import type { ReplyFormName } from '../dataset/export/replies/reply-forms.js';
import type { Split } from '../dataset/export/exporter.js';
import { print } from './terminal/print.js';
import { selectedBy, type SelectionOptions } from './terminal/selection-options.js';

interface Options extends SelectionOptions {
  from: string;
  in: string[];
  out: string;
}

/** `topsyturvy import-replies`. */
export async function importReplies(folder: string, options: Options): Promise<void> {
  const report = await importInto(folder, {
    from: options.from as ReplyFormName,
    in: options.in,
    out: options.out,
    ...selectedBy(folder, options),
    split: options.split as Split | 'all' | undefined,
  });
  const lines = [`${report.file}: replies to ${report.replies} of ${report.questions} questions`];
  for (const [why, count] of Object.entries(report.failed)) lines.push(`  ${count} ${why}`);
  print(`${lines.join('\n')}\n`);
}
