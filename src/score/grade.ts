import { bare } from './read/bare.js';
import type { Question } from './question.js';
import { keywordPhrases, readKeywords } from './read/keywords.js';
import { readLetter } from './read/letter.js';
import { readString } from './read/string.js';
import { nothing, type Asked, type Reading, type Rule } from './read/reading.js';
import { normalised, replyText } from './read/reply-text.js';
import { wordsOf } from './read/words.js';

/** What grading needs of a question. */
export type Gradable = Pick<Question, 'condition' | 'options' | 'answer' | 'accept' | 'scoring' | 'copy'>;

/** The verdict on one reply. */
export interface Grade {
  correct: boolean;
  /** Whether the reply as a whole, but for white space and punctuation around it, is a right answer. */
  strict: boolean;
  /** What the reply was read as, at most 200 characters; `null` when it gives no answer, or several. */
  parsed: string | null;
  /** The rule that read it. */
  how: Rule;
  /** Whether it repeats the input (the question's `copy`) instead of answering. */
  copied: boolean;
}

const LONGEST_PARSED = 200;

/**
 * Grades one reply by the rules of RotOutBench A.3, as docs/scoring.md explains them. A pure function that takes any
 * value: what is not a string is no answer. Linear in the length of the reply.
 */
export function gradeReply(question: Gradable, reply: unknown): Grade {
  const text = replyText(reply);
  if (text === null) return { correct: false, strict: false, parsed: null, how: 'none', copied: false };
  const { reading, correct, strict, copied } = GRADERS[question.scoring.kind](question, text);
  return {
    correct,
    strict,
    parsed: reading.value?.slice(0, LONGEST_PARSED) ?? null,
    how: reading.how,
    copied,
  };
}

interface Verdict {
  reading: Reading;
  correct: boolean;
  strict: boolean;
  copied: boolean;
}

const GRADERS: Record<Question['scoring']['kind'], (question: Gradable, text: string) => Verdict> = {
  string: gradeString,
  keywords: gradeKeywords,
  letter: gradeLetter,
};

const askedOf = ({ condition }: Gradable): Asked => (condition.endsWith('Q_p') ? 'predicted' : 'seen');

function gradeString(question: Gradable, text: string): Verdict {
  const { scoring, copy } = question;
  const folded = scoring.kind === 'string' && !scoring.caseSensitive;
  const fold = (value: string) => (folded ? value.toLowerCase() : value);
  const right = [question.answer, ...question.accept].map((value) => fold(normalised(value)));
  const copied = copy === undefined ? null : fold(normalised(copy));
  const kept = new Set([...right, copied ?? ''].flatMap((value) => [...value]));
  const whole = [text, bare(text, kept)].map(fold);
  const strict = right.some((value) => whole.includes(value));
  const reading: Reading = strict
    ? { value: bare(text, kept), how: 'whole' }
    : readString(text, kept, askedOf(question));
  const value = reading.value === null ? null : fold(reading.value);
  return {
    reading,
    strict,
    correct: value !== null && right.includes(value),
    copied: value !== null && value === copied,
  };
}

function gradeKeywords(question: Gradable, text: string): Verdict {
  const { scoring, copy } = question;
  const refused = scoring.kind === 'keywords' ? scoring.refuse : [];
  const right = [question.answer, ...question.accept].map(normalised);
  const copies = copy === undefined ? [] : [normalised(copy)];
  const phrases = keywordPhrases(right, [...copies, ...refused.map(normalised)]);
  const reading = readKeywords(text, phrases, askedOf(question));
  const said = stems(text);
  const strict = right.some((value) => stems(value) === said && (said !== '' || value === text));
  const correct = strict || reading.meaning === 'accept';
  const value = reading.value ?? (strict ? text : null);
  return {
    reading: { value, how: strict ? 'whole' : reading.how },
    strict,
    correct,
    copied: !correct && value !== null && copies.some((copy) => stems(copy) === stems(value)),
  };
}

const stems = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

function gradeLetter(question: Gradable, text: string): Verdict {
  const reading = question.options ? readLetter(text, question.options) : nothing;
  const right = [question.answer, ...question.accept];
  const letter = bare(text).toUpperCase();
  return {
    reading,
    strict: right.includes(letter),
    correct: reading.value !== null && right.includes(reading.value),
    copied: reading.value !== null && reading.value === question.copy,
  };
}
