import type { Mark } from '../marks.js';

/** Whether a question is of one of DORI's fourteen types: its condition is the type's code, 1C to 7G. */
export const isDoriQuestion = ({ question: { condition, scoring } }: Mark): boolean =>
  /^[1-7][CG]$/.test(condition) && scoring.kind === 'letter';

/** The option that says that there is no answer, in its three wordings. */
export const isUndetermined = (option: string): boolean =>
  /^(?:Cannot|Can't) be determined$|^Not visible enough to determine$/.test(option);

/** The texts of the right option and of the one that the reply was read as; `null` for none, or several. */
export function optionTexts({ question, grade }: Mark): { truth: string; predicted: string | null } {
  const options = question.options ?? {};
  const letter = grade?.parsed ?? null;
  return { truth: options[question.answer]!, predicted: letter === null ? null : (options[letter] ?? null) };
}
