import type { Question } from '../question.js';
import { bare } from '../read/bare.js';
import type { Reading } from '../read/reading.js';
import { normalized } from '../read/reply-text.js';

/** What grading needs of a question. */
export type Gradable = Pick<Question, 'options' | 'answer' | 'accept' | 'scoring' | 'copy'> &
  Partial<Pick<Question, 'prompt'>>;

/** A question that is scored in one way. */
export type ScoredBy<Scoring> = Gradable & { readonly scoring: Scoring };

/** What a grader finds in one reply. */
export interface Verdict {
  reading: Reading;
  correct: boolean;
  strict: boolean;
  copied: boolean;
  /** For an answer that has parts, which of them the reply gives: a word, a right option, a true box each. */
  parts?: boolean[];
  /** The options or boxes that the reply gives, in its order: whether each is right. */
  given?: boolean[];
}

/** Whether a reply as a whole, but for case, white space and punctuation around it, is a right answer. */
export function isWhole({ answer, accept }: Gradable, text: string): boolean {
  const key = (value: string) => bare(normalized(value)).toLowerCase().replace(/\s+/g, ' ');
  const said = key(text);
  return said !== '' && [answer, ...accept].some((right) => key(right) === said);
}
