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
  // "The mouth is neutral. The closed eye is on the left.": of answers of two words both, wherever they stand.
  const inParts =
    whole.meaning !== 'accept' &&
    whole.how !== 'hedged' &&
    right.every((value) => value.includes(' ')) &&
    [0, -1].every((place) => {
      const words = [...new Set(right.map((value) => value.split(' ').at(place)!))];
      const refused = keywordPhrases(words, scoring.refuse.map(normalized));
      return readKeywords(text, refused, scoring.asked ?? 'seen').meaning === 'accept';
    });
  const reading = inParts ? { value: right[0]!, how: 'statement' as const, meaning: 'accept' } : whole;
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
