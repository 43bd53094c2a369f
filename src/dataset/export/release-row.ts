import { canonicalJson } from '../../core/json.js';
import type { Question } from '../../score/question.js';

/** A question for publication: each field has one type in all rows, as readers of tables want. */
export interface ReleaseRow {
  readonly id: string;
  /** The prompt as in the dataset. */
  readonly question: string;
  /** The texts of the options in the order of their letters; empty where there are none. */
  readonly options: readonly string[];
  readonly answer: string;
  /** The text of the right option, else the answer. */
  readonly answer_text: string;
  /** The family and condition. */
  readonly task: string;
  /** All else that the dataset says of the question, as JSON. */
  readonly truth: string;
}

export function releaseRow(id: string, question: Question): ReleaseRow {
  const { prompt, answer, scoring, family, condition, options = {} } = question;
  const { id: own, item, variant, accept, scorer, facts, copy, groups } = question;
  return {
    id,
    question: prompt,
    options: Object.keys(options)
      .sort()
      .map((letter) => options[letter]),
    answer,
    answer_text: scoring.kind === 'letter' ? (options[answer] ?? answer) : answer,
    task: `${family} ${condition}`,
    truth: canonicalJson({
      accept,
      answer,
      condition,
      copy,
      facts,
      family,
      groups,
      id: own,
      item,
      options: question.options,
      scorer,
      scoring,
      variant,
    }),
  };
}

/** The split of a question in a publication: test where the dataset has none, `unassigned` for questions without. */
export function publishedSplit({ groups }: Question, hasSplits: boolean): string {
  if (!hasSplits) return 'test';
  const split = groups?.split;
  return split !== undefined && /^\w+$/.test(split) && split !== 'all' ? split : 'unassigned';
}
