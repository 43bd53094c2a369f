import { askedQuestions } from '../dataset/ask/reply-head.js';
import { readManifest } from '../dataset/folder/layout.js';
import { findScorers, withScorers } from '../score/find-scorers.js';
import { heldOnce, noted } from '../score/index.js';
import { majorityRuns, runsTable, type RunsRow } from '../score/runs.js';
import type { Report } from './report.js';
import { gradeFile, withVerdicts } from './grade-file.js';
import type { ScoreOptions } from './score-dataset.js';
import { reportOf } from './score-replies.js';
import { scorers as shipped } from './scorers.js';

/** The scores of several runs of one model over the same questions. Plain JSON. */
export interface RunsReport {
  /** The files of the runs, as given. */
  runs: string[];
  /** Mean, deviation and majority vote of each family, condition and wording. */
  table: RunsRow[];
  /** The whole report on the answers that most runs give. */
  majority: Report;
}

/** What `scoreRuns` takes besides the dataset and the replies. */
export interface RunsOptions extends Omit<ScoreOptions, 'verdicts'> {
  /** A judge's replies to what `exportJudge` wrote of each file of replies, in their order. Default: replies are graded without a judge. */
  readonly verdicts?: readonly string[] | undefined;
}

/**
 * Scores several runs of a model over one dataset, as papers do that report the mean of three runs or a majority vote
 * (MirrorQA 6.1).
 * @param folder a finished dataset
 * @param files at least two JSON Lines files of `{"id": …, "reply": …}`, a run each
 * @throws TopsyturvyError as `score` does, of the first file that is wrong
 */
export async function scoreRuns(
  folder: string,
  files: readonly string[],
  { asked, scorers, words, verdicts }: RunsOptions = {},
): Promise<RunsReport> {
  readManifest(folder);
  const questions = heldOnce(await askedQuestions(folder, files, asked));
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const sources = withVerdicts(
    files.map((file) => ({ file })),
    verdicts,
  );
  const runs = sources.map((source) => gradeFile(folder, questions, source, used, words));
  const chosen = majorityRuns(runs);
  const marks = chosen.map((run, i) => runs[run ?? 0].marks[i]);
  const replies = chosen.filter((run) => run !== undefined).length;
  const counted = { replies, duplicate: noted(), unknown: noted(), cut: 0, judged: 0 };
  const majority = reportOf({ marks, ...counted }, used, noted(), undefined, words);
  return {
    runs: [...files],
    table: runsTable(
      runs.map(({ report }) => report.table),
      majority.table,
    ),
    majority,
  };
}
