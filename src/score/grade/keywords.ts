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
  const reading = readKeywords(text, phrases, scoring.asked ?? 'seen');
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
