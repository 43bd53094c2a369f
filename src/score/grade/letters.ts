import type { LettersScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readLetters } from '../read/options/letters.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** AmbiBench 3.3.1, multiple-choice: the letters of all options that apply, and no other. */
export function gradeLetters(question: ScoredBy<LettersScoring>, text: string): Verdict {
  const right = question.scoring.letters;
  const reading = readLetters(text, question.options ?? {});
  const said = reading.letters;
  return {
    reading,
    correct: said.length === right.length && right.every((letter) => said.includes(letter)),
    strict: bare(text).toUpperCase().replace(/\s/g, '') === right.join(','),
    copied: false,
    parts: right.map((letter) => said.includes(letter)),
    given: said.map((letter) => right.includes(letter)),
  };
}
