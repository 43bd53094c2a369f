import { scoreDataset } from '../benchmarks/score-dataset.js';
import { formatReport } from '../benchmarks/score-replies.js';
import { customScorers } from './custom-scorers.js';
import { print } from './terminal/print.js';

interface Options {
  json?: boolean;
  verdicts?: string;
  module?: string[];
}

/** `topsyturvy score`: exit 1 if no reply is to a question of the dataset. */
export async function score(folder: string, replies: string, options: Options): Promise<void> {
  const scorers = await customScorers(options.module);
  const report = await scoreDataset(folder, replies, { verdicts: options.verdicts, scorers });
  print(options.json ? `${JSON.stringify(report, null, 2)}\n` : await formatReport(report, { scorers }));
}
