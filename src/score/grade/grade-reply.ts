import { gradeBoxes } from './boxes.js';
import { gradeKeywords } from './keywords.js';
import { gradeLayers } from './layers.js';
import { gradeLetter, gradeLetters, gradeYesNo } from './options.js';
import { gradeString } from './string.js';
import type { Gradable, ScoredBy, Verdict } from './verdict.js';
import { gradeWords } from './words.js';
import type { Scoring } from '../question.js';
import type { Rule } from '../read/reading.js';
import { replyText } from '../read/reply-text.js';
import type { WordRule } from '../words/names.js';

export type { Gradable } from './verdict.js';

/** The verdict on one reply. */
export interface Grade {
  /** Whether the answer that was read is right. */
  correct: boolean;
  /** Whether the reply as a whole, but for white space and punctuation around it, is a right answer. */
  strict: boolean;
  /** What the reply was read as, at most 200 characters; `null` when it gives no answer, or several. */
  parsed: string | null;
  /** The rule that read it. */
  how: Rule;
  /** Whether it repeats the input (the question's `copy`) instead of answering. */
  copied: boolean;
  /** For an answer that has parts (words, letters, boxes, layers), which of them the reply gives. */
  parts?: boolean[];
  /** The entries that the reply gives for such an answer, in its order: whether each is right. */
  given?: boolean[];
  /** For the two replies of a conversation: whether the first names a reading of the picture, and the second another one. */
  readingsNamed?: [boolean, boolean];
}

const LONGEST_PARSED = 200;

/**
 * Grades one reply by the rules of RotOutBench A.3 and AmbiBench A.5, as docs/scoring.md explains them. A pure function
 * that takes any value: what is not a string is no answer. Linear in the length of the reply.
 * @param words which words name a thing, where words or layers are asked for. Default: 'basic'
 */
export function gradeReply(question: Gradable, reply: unknown, words: WordRule = 'basic'): Grade {
  const text = replyText(reply);
  if (text === null) return { correct: false, strict: false, parsed: null, how: 'none', copied: false };
  const { reading, correct, strict, copied, parts, given } = grade(question, text, words);
  return {
    correct,
    strict,
    parsed: reading.value?.slice(0, LONGEST_PARSED) ?? null,
    how: reading.how,
    copied,
    ...(parts && { parts }),
    ...(given && { given }),
  };
}

type Graders = {
  readonly [K in Scoring['kind']]: (
    question: ScoredBy<Extract<Scoring, { kind: K }>>,
    text: string,
    words: WordRule,
  ) => Verdict;
};

const GRADERS: Graders = {
  string: gradeString,
  keywords: gradeKeywords,
  letter: gradeLetter,
  letters: gradeLetters,
  words: gradeWords,
  layers: gradeLayers,
  'yes-no': gradeYesNo,
  boxes: gradeBoxes,
};

/** `GRADERS` has for each kind the grader that takes it, which the compiler cannot follow. */
const grade = (question: Gradable, text: string, words: WordRule): Verdict =>
  (GRADERS[question.scoring.kind] as (question: Gradable, text: string, words: WordRule) => Verdict)(
    question,
    text,
    words,
  );
