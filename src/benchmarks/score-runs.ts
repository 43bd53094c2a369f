import { askedQuestions } from '../dataset/ask/reply-head.js';
import { readManifest } from '../dataset/folder/layout.js';
import { findScorers, withScorers } from '../score/find-scorers.js';
import { markReplies } from '../score/marks.js';
import { noted } from '../score/noted.js';
import { heldOnce } from '../score/read-questions.js';
import { readReplies } from '../score/replies.js';
import { majorityReplies, runsTable, type RunsRow } from '../score/runs.js';
import type { Report } from './report.js';
import { noAnswer, type ScoreOptions } from './score-dataset.js';
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
  { asked, scorers, words }: Omit<ScoreOptions, 'verdicts'> = {},
): Promise<RunsReport> {
  readManifest(folder);
  const questions = heldOnce(await askedQuestions(folder, files, asked));
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const runs = files.map((file) => {
    const malformed = noted();
    const replies = new Map<string, unknown>();
    for (const { id, reply } of readReplies(file, malformed)) if (!replies.has(id)) replies.set(id, reply);
    const list = [...replies].map(([id, reply]) => ({ id, reply }));
    const marked = markReplies(questions, list, undefined, words);
    const report = reportOf(marked, used, malformed, undefined, words);
    if (report.counts.answered === 0) throw noAnswer(folder, file, report);
    return { marks: marked.marks, replies, table: report.table };
  });
  const majority = reportOf(
    markReplies(questions, majorityReplies(runs), undefined, words),
    used,
    noted(),
    undefined,
    words,
  );
  return {
    runs: [...files],
    table: runsTable(
      runs.map(({ table }) => table),
      majority.table,
    ),
    majority,
  };
}
