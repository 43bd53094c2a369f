import type { YesNoScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readYesNo } from '../read/yes-no.js';
import type { ScoredBy, Verdict } from './verdict.js';

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
