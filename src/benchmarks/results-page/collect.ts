import { questionsFile } from '../../dataset/folder/layout.js';
import { ItemWords } from '../../dataset/gallery/item-words.js';
import type { AnyFamily } from '../../families/family.js';
import type { HeldQuestion } from '../../score/held-question.js';
import type { ExclusionRules } from '../../score/human/participants.js';
import { findScorers, withScorers } from '../../score/find-scorers.js';
import { markReplies, type Mark } from '../../score/marks.js';
import { noted } from '../../score/noted.js';
import { questionsIn } from '../../score/read-questions.js';
import { readReplies } from '../../score/replies.js';
import type { Scorer } from '../../score/scorer.js';
import type { WordRule } from '../../score/words/names.js';
import type { Report } from '../report.js';
import { humanMarks } from '../human-marks.js';
import { noAnswer } from '../score-dataset.js';
import { reportOf } from '../score-replies.js';
import { scorers as shipped } from '../scorers.js';
import { peopleOf, type People } from './people.js';
import { answerers, type Answerer, type ReplySource } from './sources.js';

/** One run of a model: its grades and scores. */
export interface Run {
  readonly file: string;
  readonly marks: readonly Mark[];
  readonly report: Report;
}

/** A model with all its runs over the same questions; or people, who have no runs but answered some of the questions each. */
export interface ModelResults extends Omit<Answerer, 'files'> {
  readonly runs: readonly Run[];
  readonly people?: People;
}

export interface Results {
  /** Of the dataset, in its order. */
  readonly questions: readonly HeldQuestion[];
  /** At least one, people last. */
  readonly models: readonly ModelResults[];
  /** Those that the questions name. */
  readonly scorers: readonly Scorer[];
  /** What the families of the questions call things. */
  readonly words: ItemWords;
}

interface Options {
  readonly families?: readonly AnyFamily[] | undefined;
  readonly scorers?: readonly Scorer[] | undefined;
  readonly words?: WordRule | undefined;
  /** Files of people who took a study, and whose answers count. Default: none. */
  readonly human?: readonly string[] | undefined;
  readonly exclusion?: ExclusionRules | undefined;
}

/**
 * Grades and scores each file by itself, as `score` does.
 *
 * @throws TopsyturvyError as `score` does, of the first file that is wrong
 */
export async function collectResults(
  folder: string,
  sources: readonly ReplySource[],
  { scorers, words, families, human = [], exclusion }: Options,
): Promise<Results> {
  const questions = [...(await questionsIn({ folder, name: questionsFile }))];
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const runOf = (file: string): Run => {
    const malformed = noted();
    const marked = markReplies(questions, readReplies(file, malformed), undefined, words);
    const report = reportOf(marked, used, malformed, undefined, words);
    if (report.counts.answered === 0) throw noAnswer(folder, file, report);
    return { file, marks: marked.marks, report };
  };
  const models: ModelResults[] = answerers(sources).map(({ files, ...who }) => ({
    ...who,
    runs: files.map(runOf),
  }));
  if (human.length > 0) {
    const people = peopleOf(await humanMarks(folder, human, { words, ...exclusion }), used, words);
    models.push({ name: 'People', kind: 'human', runs: [], people });
  }
  const held = markReplies(questions, []).marks.map(({ question }) => question);
  const called = await ItemWords.open(
    held.map(({ family }) => family),
    families,
  );
  return { questions: held, models, scorers: used, words: called };
}
