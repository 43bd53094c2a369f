import { importReplies as importInto } from '../dataset/export/replies/import.js';
import type { ReplyFormName } from '../dataset/export/replies/reply-forms.js';
import { print } from './terminal/print.js';

interface Options {
  from: string;
  in: string[];
  out: string;
}

/** `topsyturvy import-replies`. */
export async function importReplies(folder: string, options: Options): Promise<void> {
  const report = await importInto(folder, { ...options, from: options.from as ReplyFormName });
  const lines = [`${report.file}: replies to ${report.replies} of ${report.questions} questions`];
  for (const [why, count] of Object.entries(report.failed)) lines.push(`  ${count} ${why}`);
  print(`${lines.join('\n')}\n`);
}
