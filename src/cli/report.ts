import { writeResults } from '../benchmarks/write-results.js';
import { customScorers } from './custom-extensions.js';
import { wholeNumber } from './terminal/numbers.js';
import { print } from './terminal/print.js';
import { wordRule } from './terminal/word-rule.js';

interface Options {
  out: string;
  items?: string;
  words?: string;
  module?: string[];
  json?: boolean;
}

/** `topsyturvy report`. */
export async function report(folder: string, replies: readonly string[], options: Options): Promise<void> {
  const { out, json } = options;
  const written = await writeResults(folder, replies, {
    out,
    items: options.items === undefined ? undefined : wholeNumber('--items', options.items, 0, 5000),
    words: wordRule(options.words),
    scorers: await customScorers(options.module),
  });
  const { file, models, figures, items } = written;
  const names = models.map(({ name, runs }) => (runs === 1 ? name : `${name} (${runs} runs)`)).join(', ');
  print(
    json
      ? `${JSON.stringify(written, null, 2)}\n`
      : `${file}: ${figures} figures of ${names}, with ${items} questions\n`,
  );
}
