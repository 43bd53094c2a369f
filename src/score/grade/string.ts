import type { StringScoring } from '../question.js';
import { bare } from '../read/bare.js';
import type { Reading } from '../read/reading.js';
import { normalized } from '../read/reply-text.js';
import { readString } from '../read/strings/string.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** RotOutBench A.3, TextImage-Rot: one exact string. */
export function gradeString(question: ScoredBy<StringScoring>, text: string): Verdict {
  const { scoring, copy } = question;
  const folded = !scoring.caseSensitive;
  const fold = (value: string) => (folded ? value.toLowerCase() : value);
  const right = [question.answer, ...question.accept].map((value) => fold(normalized(value)));
  const copied = copy === undefined ? null : fold(normalized(copy));
  const kept = new Set([...right, copied ?? ''].flatMap((value) => [...value]));
  const whole = [text, bare(text, kept)].map(fold);
  const strict = right.some((value) => whole.includes(value));
  const reading: Reading = strict
    ? { value: bare(text, kept), how: 'whole' }
    : readString(text, kept, scoring.asked ?? 'seen');
  const value = reading.value === null ? null : fold(reading.value);
  return {
    reading,
    strict,
    correct: value !== null && right.includes(value),
    copied: value !== null && value === copied,
  };
}
