import type { LetterScoring, LettersScoring, YesNoScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readLetter } from '../read/options/letter.js';
import { readLetters } from '../read/options/letters.js';
import { nothing } from '../read/reading.js';
import { readYesNo } from '../read/yes-no.js';
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

/** AmbiBench Table 7, motion and geometric: Yes or No. */
export function gradeYesNo(question: ScoredBy<YesNoScoring>, text: string): Verdict {
  const reading = readYesNo(text, question.prompt);
  return {
    reading,
    correct: reading.value === question.answer,
    strict: bare(text).toLowerCase() === question.answer.toLowerCase(),
    copied: reading.value !== null && reading.value === question.copy,
  };
}
