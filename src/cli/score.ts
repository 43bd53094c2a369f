import { scoreDataset } from '../benchmarks/score-dataset.js';
import { formatReport } from '../benchmarks/score-replies.js';
import { unexpected } from '../core/errors.js';
import type { WordRule } from '../score/words/names.js';
import { customScorers } from './custom-scorers.js';
import { print } from './terminal/print.js';

interface Options {
  json?: boolean;
  verdicts?: string;
  words?: string;
  module?: string[];
}

/** `topsyturvy score`: exit 1 if no reply is to a question of the dataset. */
export async function score(folder: string, replies: string, options: Options): Promise<void> {
  const scorers = await customScorers(options.module);
  const report = await scoreDataset(folder, replies, {
    verdicts: options.verdicts,
    words: wordRule(options.words),
    scorers,
  });
  print(options.json ? `${JSON.stringify(report, null, 2)}\n` : await formatReport(report, { scorers }));
}

function wordRule(given: string | undefined): WordRule | undefined {
  if (given === undefined || given === 'basic' || given === 'paper') return given;
  throw unexpected('bad-parameter', '--words', given, 'basic or paper');
}
