import type { LetterScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readLetter } from '../read/options/letter.js';
import { nothing } from '../read/reading.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** RotOutBench A.3, rotation matching: the letter of one option. */
export function gradeLetter(question: ScoredBy<LetterScoring>, text: string): Verdict {
  const reading = question.options ? readLetter(text, question.options, question.prompt) : nothing;
  const right = [question.answer, ...question.accept];
  const letter = bare(text).toUpperCase();
  return {
    reading,
    strict: right.includes(letter),
    correct: reading.value !== null && right.includes(reading.value),
    copied: reading.value !== null && reading.value === question.copy,
  };
}
