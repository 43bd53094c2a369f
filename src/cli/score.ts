import { scoreDataset } from '../benchmarks/score-dataset.js';
import { formatReport } from '../benchmarks/score-replies.js';
import { scoreRuns } from '../benchmarks/score-runs.js';
import { unexpected } from '../core/errors.js';
import { formatRuns } from '../score/runs.js';
import { customScorers } from './custom-extensions.js';
import { wordRule } from './terminal/word-rule.js';
import { print } from './terminal/print.js';

interface Options {
  json?: boolean;
  verdicts?: string;
  words?: string;
  module?: string[];
}

/** `topsyturvy score`: exit 1 if no reply is to a question of the dataset. */
export async function score(folder: string, replies: readonly string[], options: Options): Promise<void> {
  const { verdicts, json } = options;
  const words = wordRule(options.words);
  const scorers = await customScorers(options.module);
  if (replies.length > 1) {
    if (verdicts !== undefined)
      throw unexpected('bad-parameter', '--verdicts', verdicts, 'no value with several files of replies');
    const runs = await scoreRuns(folder, replies, { words, scorers });
    const tables = async (): Promise<string> =>
      `${formatRuns(runs.table)}\n\nOf the answers that most of ${replies.length} runs give:\n${await formatReport(runs.majority, { scorers })}`;
    print(json ? `${JSON.stringify(runs, null, 2)}\n` : await tables());
    return;
  }
  const report = await scoreDataset(folder, replies[0]!, { verdicts, words, scorers });
  print(json ? `${JSON.stringify(report, null, 2)}\n` : await formatReport(report, { scorers }));
}
