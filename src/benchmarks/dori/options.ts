import { doriTypes, type DoriCode, type DoriType } from '../../families/orientation/prompts/index.js';
import type { HeldQuestion, Mark } from '../../score/index.js';

/** The type of a question, by its fact `type`; undefined if it names none of the fourteen. */
export function typeOf({ facts }: Pick<HeldQuestion, 'facts'>): DoriType | undefined {
  const code = facts?.['type'];
  return typeof code === 'string' && Object.hasOwn(doriTypes, code) ? doriTypes[code as DoriCode] : undefined;
}

/** The type's code, 1C to 7G. */
export const codeOf = ({ question }: Mark): DoriCode => typeOf(question)!.code;

/** The texts of the right option and of the one that the reply was read as; `null` for none, or several. */
export function optionTexts({ question, grade }: Mark): { truth: string; predicted: string | null } {
  const options = question.options ?? {};
  const letter = grade?.parsed ?? null;
  return { truth: options[question.answer], predicted: letter === null ? null : (options[letter] ?? null) };
}
