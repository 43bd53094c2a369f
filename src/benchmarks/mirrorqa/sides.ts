import { labelOfOption, type MirrorLabel } from '../../families/mirror/prompts/prompt.js';
import type { Mark } from '../../score/marks.js';

/** The cyclic shift of the paper's order that the options are in, from 0; a fact of the question. */
export const shiftOf = ({ question: { facts } }: Mark): number => facts!['shift'] as number;

/** Whether the options are in the paper's order; the others are its cyclic shifts (App. B). */
export const isVanilla = (mark: Mark): boolean => shiftOf(mark) === 0;

/** The order in which reports list conditions: what the paper asks, its twin, the controls; any others follow. */
const ORDER = ['original', 'mirrored', 'original.viewer', 'mirrored.viewer', 'text', 'both'];

export function inOrder(a: string, b: string): number {
  const rank = (condition: string): number =>
    ORDER.includes(condition) ? ORDER.indexOf(condition) : ORDER.length;
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** The condition that asks the same of the mirrored picture; undefined where a question is about no single original. */
export const twinOf = ({ question: { facts } }: Mark): string | undefined =>
  facts?.['twin'] as string | undefined;

/** The right side and the one that the reply gives; `null`: none, or several, or no reply. */
export type Sides = { readonly truth: MirrorLabel; readonly given: MirrorLabel | null };

export function sidesOf({ question: { options = {}, answer }, grade }: Mark): Sides {
  const given = grade?.parsed == null ? undefined : options[grade.parsed];
  return {
    truth: labelOfOption(options[answer])!,
    given: given === undefined ? null : (labelOfOption(given) ?? null),
  };
}

export const optionCount = ({ question: { options = {} } }: Mark): number => Object.keys(options).length;
