import type { Question } from '../../score/question.js';

/** A question as a choice of one option, as harnesses for multiple choice take it. */
export interface Choice {
  readonly options: Readonly<Record<string, string>>;
  /** The letter of the right option. */
  readonly answer: string;
}

/** The options of Yes-No questions in harnesses that only know letters. */
export const yesNoOptions = { A: 'Yes', B: 'No' } as const;

/** The one right option among those of a question; Yes and No become options A and B. Undefined for other kinds of answer. */
export function asChoice({ scoring, options, answer }: Question): Choice | undefined {
  if (scoring.kind === 'letter' && options) return { options, answer };
  if (scoring.kind === 'yes-no') return { options: yesNoOptions, answer: scoring.yes ? 'A' : 'B' };
  return undefined;
}

/** The texts of options in the order of their letters; undefined unless these are A, B, C and so on. */
export function optionTexts(options: Readonly<Record<string, string>>): string[] | undefined {
  const letters = Object.keys(options).sort();
  if (letters.some((letter, i) => letter.charCodeAt(0) !== 65 + i)) return undefined;
  return letters.map((letter) => options[letter]);
}

/** Whether a capital and a small letter are different answers to a question. */
export const mindsCase = ({ scoring }: Question): boolean =>
  scoring.kind === 'string' && scoring.caseSensitive;
