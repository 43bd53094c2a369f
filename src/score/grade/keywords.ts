import type { KeywordScoring } from '../question.js';
import { keywordPhrases, readKeywords } from '../read/phrases/keywords.js';
import { normalized } from '../read/reply-text.js';
import { wordsOf } from '../read/words.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** RotOutBench A.3, Visual-Rot: free words. */
export function gradeKeywords(question: ScoredBy<KeywordScoring>, text: string): Verdict {
  const { scoring, copy } = question;
  const right = [question.answer, ...question.accept].map(normalized);
  const copies = copy === undefined ? [] : [normalized(copy)];
  const phrases = keywordPhrases(right, [...copies, ...scoring.refuse.map(normalized)]);
  const whole = readKeywords(text, phrases, scoring.asked ?? 'seen');
  // "The mouth is neutral. The closed eye is on the left.": of an answer of two words both, wherever they stand, and no word of another one.
  const own = new Set(right.flatMap((value) => value.split(' ')));
  const others = [...copies, ...scoring.refuse.map(normalized)].flatMap((value) => value.split(' '));
  const absent = [...new Set(others)].filter((word) => !own.has(word));
  const says = (word: string): boolean =>
    readKeywords(text, keywordPhrases([word], absent), scoring.asked ?? 'seen').meaning === 'accept';
  const inParts =
    whole.meaning !== 'accept' &&
    whole.how !== 'hedged' &&
    right.some((value) => value.split(' ').length === 2 && value.split(' ').every(says));
  const reading = inParts ? { value: right[0], how: 'statement' as const, meaning: 'accept' } : whole;
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
