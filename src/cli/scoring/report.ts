import { writeResults } from '../../benchmarks/write-results.js';
import { customFamilies, customScorers } from '../custom-extensions.js';
import { exclusionRules, type ExclusionOptions } from '../terminal/exclusion-rules.js';
import { print, wholeNumber } from '../terminal/print.js';
import { askedBy, type SelectionOptions } from '../terminal/selection-options.js';
import { wordRule } from '../terminal/word-rule.js';

interface Options extends ExclusionOptions, SelectionOptions {
  out: string;
  human?: string[];
  verdicts?: string[];
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
    asked: askedBy(folder, options),
    words: wordRule(options.words),
    scorers: await customScorers(options.module),
    families: await customFamilies(options.module),
    human: options.human,
    verdicts: options.verdicts,
    exclusion: exclusionRules(options),
  });
  const { file, models, figures, items } = written;
  const names = models.map(({ name, runs, people }) =>
    people === undefined ? (runs === 1 ? name : `${name} (${runs} runs)`) : `${people} people`,
  );
  print(
    json
      ? `${JSON.stringify(written, null, 2)}\n`
      : `${file}: ${figures} figures of ${names.join(', ')}, with ${items} questions\n`,
  );
}
