import { badParameter } from '../core/errors.js';
import { readVerdicts } from '../score/judge/verdicts.js';
import { markReplies, noted, readReplies, type Marks, type Question, type Scorer } from '../score/index.js';
import type { WordRule } from '../score/words/names.js';
import type { Report } from './report.js';
import { noAnswer } from './score-dataset.js';
import { reportOf } from './score-replies.js';

/** A file of a model's replies, and of a judge's to what `exportJudge` wrote of them. */
export interface JudgedFile {
  readonly file: string;
  /** Default: the library grades by itself. */
  readonly verdicts?: string | undefined;
}

/**
 * Grades and scores the replies of a file by themselves.
 * @param scorers those that the questions name
 * @throws TopsyturvyError 'bad-file' if a file cannot be read or none of its replies is to one of the questions
 */
export function gradeFile(
  folder: string,
  questions: Iterable<Question>,
  { file, verdicts: judged }: JudgedFile,
  scorers: readonly Scorer[],
  words: WordRule | undefined,
): Marks & { readonly report: Report } {
  const [malformed, unclear] = [noted(), noted()];
  const judge = judged === undefined ? undefined : { unclear, verdicts: readVerdicts(judged, unclear) };
  const marked = markReplies(questions, readReplies(file, malformed), judge?.verdicts, words);
  const report = reportOf(marked, scorers, malformed, judge, words);
  if (report.counts.answered === 0) throw noAnswer(folder, file, report);
  return { ...marked, report };
}

/**
 * Files of replies with the judge's file of each.
 * @param verdicts as many, in their order; none: without a judge
 * @throws TopsyturvyError 'bad-parameter' for more or fewer
 */
export function withVerdicts<Source extends { readonly file: string }>(
  sources: readonly Source[],
  verdicts: readonly string[] = [],
): (Source & JudgedFile)[] {
  if (verdicts.length > 0 && verdicts.length !== sources.length)
    throw badParameter(
      '--verdicts',
      verdicts.length === 1 ? '1 file' : `${verdicts.length} files`,
      `one for each of ${sources.length} files of replies, in their order`,
    );
  return sources.map((source, i) => ({ ...source, verdicts: verdicts[i] }));
}
