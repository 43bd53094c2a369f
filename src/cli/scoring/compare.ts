import { compareModels, formatComparisons } from '../../benchmarks/tables/compare-models.js';
import { print } from '../terminal/print.js';
import { askedBy, type SelectionOptions } from '../terminal/selection-options.js';
import { wordRule } from '../terminal/word-rule.js';

interface Options extends SelectionOptions {
  by?: string;
  words?: string;
  verdicts?: string[];
  json?: boolean;
}

/** `topsyturvy compare`. */
export async function compare(folder: string, replies: readonly string[], options: Options): Promise<void> {
  const compared = await compareModels(folder, replies, {
    by: options.by,
    asked: askedBy(folder, options),
    words: wordRule(options.words),
    verdicts: options.verdicts,
  });
  print(options.json ? `${JSON.stringify(compared, null, 2)}\n` : `${formatComparisons(compared)}\n`);
}
