import { labelOfOption, type MirrorLabel } from '../../families/mirror/prompts/labels.js';
import type { Mark } from '../marks.js';

/** The order of the paper's options; the others are its cyclic shifts (App. B). */
export const VANILLA = 'shift-0';

/** Whether a question is one of MirrorQA's: all its options are sides, and its variant says how they are shifted. */
export function isMirrorQuestion({ question: { options = {}, scoring, variant } }: Mark): boolean {
  const texts = Object.values(options);
  return (
    scoring.kind === 'letter' &&
    /^shift-\d+$/.test(variant) &&
    texts.length > 1 &&
    texts.every((text) => labelOfOption(text) !== undefined)
  );
}

/** As reports list conditions: what the paper asks, its twin, the controls; any others after them. */
const ORDER = ['original', 'mirrored', 'original.viewer', 'mirrored.viewer', 'text', 'both'];

export function inOrder(a: string, b: string): number {
  const rank = (condition: string): number =>
    ORDER.includes(condition) ? ORDER.indexOf(condition) : ORDER.length;
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** The condition that asks the same of the mirrored picture; undefined where a condition is about no single picture. */
export const twinOf = (condition: string): string | undefined =>
  /^original(?![^.])/.test(condition) ? `mirrored${condition.slice('original'.length)}` : undefined;

/** The right side and the one that the reply gives; `null`: none, or several, or no reply. */
export interface Sides {
  readonly truth: MirrorLabel;
  readonly given: MirrorLabel | null;
}

export function sidesOf({ question: { options = {}, answer }, grade }: Mark): Sides {
  const given = grade?.parsed == null ? undefined : options[grade.parsed];
  return {
    truth: labelOfOption(options[answer]!)!,
    given: given === undefined ? null : (labelOfOption(given) ?? null),
  };
}

export const optionCount = ({ question: { options = {} } }: Mark): number => Object.keys(options).length;
