import type { StringScoring } from '../question.js';
import { bare } from '../read/bare.js';
import type { Reading } from '../read/reading.js';
import { readCount } from '../read/numbers/count.js';
import { NUMERALS } from '../read/numbers/numerals.js';
import { readTime, timeOf } from '../read/numbers/time.js';
import { normalized } from '../read/reply-text.js';
import { readString } from '../read/strings/string.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** RotOutBench A.3, TextImage-Rot: one exact string. A count and a time are read as such, in whatever form. */
export function gradeString(question: ScoredBy<StringScoring>, text: string): Verdict {
  const { scoring, copy } = question;
  const folded = !scoring.caseSensitive;
  const fold = (value: string) => (folded ? value.toLowerCase() : value);
  const right = [question.answer, ...question.accept].map((value) => fold(normalized(value)));
  const copied = copy === undefined ? null : fold(normalized(copy));
  const characters = [...right, copied ?? ''].flatMap((value) => [
    ...value,
    ...(folded ? value.toUpperCase() : ''),
  ]);
  const kept = new Set(characters);
  const whole = [text, bare(text, kept)].map(fold);
  const strict = right.some((value) => whole.includes(value));
  const reading: Reading = strict ? { value: bare(text, kept), how: 'whole' } : reader(question)(text, kept);
  const value = reading.value === null ? null : fold(reading.value);
  return {
    reading,
    strict,
    correct: value !== null && right.includes(value),
    copied: value !== null && value === copied,
  };
}

/** Reads what is looked for: a count, a time of a clock, or a string. */
function reader(question: ScoredBy<StringScoring>): (text: string, kept: ReadonlySet<string>) => Reading {
  const { scoring, answer, accept, copy } = question;
  // Who would copy what is seen is wrong where something else is asked for, as of a sign in a mirror.
  const asked = scoring.asked ?? (copy === undefined ? 'seen' : 'predicted');
  if (!scoring.caseSensitive && isCount(answer, accept))
    return (text) => readCount(text, scoring.counted ?? null);
  if (!scoring.caseSensitive && timeOf(answer) === answer) return readTime;
  const joins = scoring.caseSensitive || /[\s,-]/.test(answer);
  return (text, kept) =>
    readString(
      joins ? text : text.replace(SPELLED, (letters) => letters.replace(/[\s,-]/g, '')),
      kept,
      asked,
    );
}

/** `Z-Y-P-K`, `Z, Y, P, K`: a word that is spelled out, where case does not matter. */
const SPELLED = /(?<![\p{L}\p{N}'’])\p{L}(?:(?: ?[-,] ?| )\p{L}(?![\p{L}\p{N}'’])){2,15}/gu;

/** Whether an answer is a number of things: it is accepted in words, too. */
const isCount = (answer: string, accept: readonly string[]): boolean =>
  /^\d{1,3}$/.test(answer) && accept.some((word) => NUMERALS.get(word.toLowerCase()) === Number(answer));
