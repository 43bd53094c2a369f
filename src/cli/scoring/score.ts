import { scoreDataset } from '../../benchmarks/score-dataset.js';
import { formatReport } from '../../benchmarks/score-replies.js';
import { withVerdicts } from '../../benchmarks/grade-file.js';
import { scoreRuns } from '../../benchmarks/score-runs.js';
import { scoreHuman } from '../../benchmarks/score-human.js';
import { badParameter, wrongParameter } from '../../core/errors.js';
import { formatHuman } from '../../score/human/format-human.js';
import { formatRuns } from '../../score/runs.js';
import { customScorers } from '../custom-extensions.js';
import { exclusionRules } from '../terminal/exclusion-rules.js';
import { wordRule, type PeopleOptions } from '../terminal/grading-options.js';
import { askedBy } from '../terminal/selection-options.js';
import { asJson, print } from '../terminal/print.js';

/** `topsyturvy score`: exit 1 if no reply is to a question of the dataset. */
export async function score(
  folder: string,
  replies: readonly string[],
  options: PeopleOptions,
): Promise<void> {
  const { verdicts, json, human } = options;
  const words = wordRule(options.words);
  if (human) return scorePeople(folder, replies, human, options);
  if (replies.length === 0)
    throw wrongParameter('There is nothing to score; give a file of replies, or --human FILES');
  const scorers = await customScorers(options.module);
  const asked = askedBy(folder, options);
  if (replies.length > 1) {
    const runs = await scoreRuns(folder, replies, { asked, words, verdicts, scorers });
    const tables = async (): Promise<string> =>
      `${formatRuns(runs.table)}\n\nOf the answers that most of ${replies.length} runs give:\n${await formatReport(runs.majority, { scorers })}`;
    print(json ? asJson(runs) : await tables());
    return;
  }
  const [{ verdicts: verdict }] = withVerdicts([{ file: replies[0] }], verdicts);
  const report = await scoreDataset(folder, replies[0], { asked, verdicts: verdict, words, scorers });
  print(json ? asJson(report) : await formatReport(report, { scorers }));
}

/** The work of `score --human`: people's scores, from the files that a study saved. */
async function scorePeople(
  folder: string,
  replies: readonly string[],
  human: readonly string[],
  { verdicts, json, words, ...rules }: PeopleOptions,
): Promise<void> {
  if (replies.length > 0)
    throw badParameter('the replies', replies[0], "no value with --human, which scores people's files");
  if (verdicts !== undefined) throw badParameter('--verdicts', verdicts, 'no value with --human');
  const report = await scoreHuman(folder, human, { words: wordRule(words), ...exclusionRules(rules) });
  print(json ? asJson(report) : formatHuman(report));
}
