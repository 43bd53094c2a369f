import type { HumanMark, HumanMarks } from '../human-marks.js';
import { noted } from '../../score/noted.js';
import type { Exclusion } from '../../score/human/participants.js';
import type { Scorer } from '../../score/scorer.js';
import type { WordRule } from '../../score/words/names.js';
import { TopsyturvyError } from '../../core/errors.js';
import type { Mark } from '../../score/marks.js';
import type { Report } from '../report.js';
import { reportOf } from '../score-replies.js';

/** What people who took a study answered, all of them together, with its scores. */
export interface People {
  readonly answers: readonly HumanMark[];
  /** The same, each with an item of its person's. */
  readonly marks: readonly Mark[];
  /** How many people there were, how many of them count, and why the others do not. */
  readonly total: number;
  readonly counted: number;
  readonly excluded: readonly Exclusion[];
  readonly report: Report;
}

/**
 * The scores of people's answers together. What is paired by item, such as reading and predicting, is paired within each person.
 *
 * @throws TopsyturvyError 'bad-file' if no answer counts
 */
export function peopleOf(
  { participants, answers, unknown }: HumanMarks,
  scorers: readonly Scorer[],
  words: WordRule | undefined,
): People {
  const total = participants.length;
  const excluded = participants.flatMap(({ excluded: why }) => why ?? []);
  const counted = total - excluded.length;
  if (answers.length === 0)
    throw new TopsyturvyError(
      'bad-file',
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
export function asking(scorers: readonly Scorer[], marks: readonly Mark[]): Scorer[] {
  const named = new Set(marks.map(({ question }) => question.scorer));
  return scorers.filter(({ name }) => named.has(name));
}

/** An answer whose item is that of one person alone: scorers pair by item. @param copy tells apart what was drawn several times */
export const ofPerson = (mark: Mark, person: string, copy = ''): Mark => ({
  ...mark,
  question: { ...mark.question, item: `${mark.question.item} ${person}${copy}` },
});
