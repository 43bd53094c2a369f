import { join } from 'node:path';
import { questionsFile } from '../../dataset/folder/layout.js';
import { findScorers, withScorers } from '../../score/find-scorers.js';
import { markReplies, type Mark } from '../../score/marks.js';
import { noted } from '../../score/noted.js';
import { questionsIn } from '../../score/read-questions.js';
import { readReplies } from '../../score/replies.js';
import type { Scorer } from '../../score/scorer.js';
import type { WordRule } from '../../score/words/names.js';
import type { Report } from '../report.js';
import { noAnswer } from '../score-dataset.js';
import { reportOf } from '../score-replies.js';
import { scorers as shipped } from '../scorers.js';
import { answerers, type Answerer, type ReplySource } from './sources.js';

/** One run of a model: its grades and scores. */
export interface Run {
  readonly file: string;
  readonly marks: readonly Mark[];
  readonly report: Report;
}

/** A model with all its runs over the same questions. */
export interface ModelResults extends Omit<Answerer, 'files'> {
  readonly runs: readonly Run[];
}

export interface Results {
  readonly models: readonly ModelResults[];
  /** Those that the questions name. */
  readonly scorers: readonly Scorer[];
}

interface Options {
  readonly scorers?: readonly Scorer[] | undefined;
  readonly words?: WordRule | undefined;
}

/**
 * Grades and scores each file by itself, as `score` does.
 *
 * @throws TopsyturvyError as `score` does, of the first file that is wrong
 */
export async function collectResults(
  folder: string,
  sources: readonly ReplySource[],
  { scorers, words }: Options,
): Promise<Results> {
  const questions = [...(await questionsIn(join(folder, questionsFile)))];
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const runOf = (file: string): Run => {
    const malformed = noted();
    const marked = markReplies(questions, readReplies(file, malformed), undefined, words);
    const report = reportOf(marked, used, malformed, undefined, words);
    if (report.counts.answered === 0) throw noAnswer(folder, file, report);
    return { file, marks: marked.marks, report };
  };
  const models = answerers(sources).map(({ files, ...who }) => ({ ...who, runs: files.map(runOf) }));
  return { models, scorers: used };
}
