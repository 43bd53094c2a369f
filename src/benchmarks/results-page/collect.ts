import { askedQuestions, headsOf, type ReplyHead } from '../../dataset/ask/reply-head.js';
import { ItemWords } from '../../dataset/gallery/item-words.js';
import type { AnyFamily } from '../../families/family.js';
import { heldOnce, noted, type HeldQuestion, type Scorer } from '../../score/index.js';
import type { ExclusionRules, Exclusion } from '../../score/human/participants.js';
import { findScorers, withScorers } from '../../score/find-scorers.js';
import { markReplies, type Mark } from '../../score/marks.js';
import type { WordRule } from '../../score/words/names.js';
import type { Report } from '../report.js';
import { humanMarks, type HumanMark, type HumanMarks } from '../human-marks.js';
import { gradeFile, withVerdicts, type JudgedFile } from '../grade-file.js';
import type { ScoreOptions } from '../score-dataset.js';
import { reportOf } from '../score-replies.js';
import { scorers as shipped } from '../scorers.js';
import { answerers, type Answerer, type ReplySource } from './sources.js';
import { badFile } from '../../core/errors.js';

/** One run of a model: its grades and scores. */
export interface Run {
  readonly file: string;
  /** What the file says was asked, and how. */
  readonly heads: readonly ReplyHead[];
  readonly marks: readonly Mark[];
  readonly report: Report;
}

/** A model with all its runs over the same questions; or people, who have no runs but answered some of the questions each. */
export interface ModelResults extends Omit<Answerer, 'files'> {
  readonly runs: readonly Run[];
  readonly people?: People;
}

export interface Results {
  /** The questions of the dataset, in its order. */
  readonly questions: readonly HeldQuestion[];
  /** The models, at least one, with people last. */
  readonly models: readonly ModelResults[];
  /** The scorers that the questions name. */
  readonly scorers: readonly Scorer[];
  /** What the families of the questions call things. */
  readonly words: ItemWords;
}

/** What is scored beside the replies of models, and how. */
export interface ResultsSelection extends Omit<ScoreOptions, 'verdicts'> {
  /** Families of your own, for their words. Default: those shipped. */
  readonly families?: readonly AnyFamily[] | undefined;
  /** A judge's replies to what `exportJudge` wrote of each file of replies, in their order. Default: replies are graded without a judge. */
  readonly verdicts?: readonly string[] | undefined;
  /** What people saved who took a study of the dataset (JSON or CSV), who stand beside the models. Default: nobody. */
  readonly human?: readonly string[] | undefined;
  /** The people who do not count; see `scoreHuman`. */
  readonly exclusion?: ExclusionRules | undefined;
}

/**
 * Grades and scores each file by itself, as `score` does.
 * @throws TopsyturvyError as `score` does, of the first file that is wrong
 */
export async function collectResults(
  folder: string,
  sources: readonly ReplySource[],
  { asked, scorers, words, verdicts, families, human = [], exclusion }: ResultsSelection,
): Promise<Results> {
  const questions = heldOnce(
    await askedQuestions(
      folder,
      sources.map(({ file }) => file),
      asked,
    ),
  );
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const runOf = (source: JudgedFile): Run => {
    const { marks, report } = gradeFile(folder, questions, source, used, words);
    return { file: source.file, heads: headsOf(source.file), marks, report };
  };
  const models: ModelResults[] = answerers(withVerdicts(sources, verdicts)).map(({ files, ...who }) => ({
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

/** What people who took a study answered, all of them together, with its scores. */
export interface People {
  readonly answers: readonly HumanMark[];
  /** The same, each with an item that belongs to its person alone. */
  readonly marks: readonly Mark[];
  /** How many people there were, how many of them count, and why the others do not. */
  readonly total: number;
  readonly counted: number;
  readonly excluded: readonly Exclusion[];
  readonly report: Report;
}

/**
 * The scores of people's answers together. What is paired by item, such as reading and predicting, is paired within each person.
 * @throws TopsyturvyError 'bad-file' if no answer counts
 */
function peopleOf(
  { participants, answers, unknown }: HumanMarks,
  scorers: readonly Scorer[],
  words: WordRule | undefined,
): People {
  const total = participants.length;
  const excluded = participants.flatMap(({ excluded: why }) => why ?? []);
  const counted = total - excluded.length;
  if (answers.length === 0)
    throw badFile(
      counted === 0
        ? `None of the ${total} participants counts; 'topsyturvy score --human' says why`
        : `None of the answers of ${counted} participants is to a question of the dataset`,
    );
  const marks = answers.map(({ mark, person }) => ofPerson(mark, person));
  const all = { marks, replies: answers.length, duplicate: noted(), unknown, cut: 0, judged: 0 };
  const report = reportOf(all, asking(scorers, marks), noted(), undefined, words);
  return { answers, marks, total, counted, excluded, report };
}

/** The scorers that some of the questions name. */
function asking(scorers: readonly Scorer[], marks: readonly Mark[]): Scorer[] {
  const named = new Set(marks.map(({ question }) => question.scorer));
  return scorers.filter(({ name }) => named.has(name));
}

/** An answer whose item is that of one person alone: scorers pair by item. @param copy tells apart what was drawn several times */
export const ofPerson = (mark: Mark, person: string, copy = ''): Mark => ({
  ...mark,
  question: { ...mark.question, item: `${mark.question.item} ${person}${copy}` },
});
