import type { Draft } from '../../family.js';
import { constantJson } from '../../../core/json.js';
import { type MirrorLabel, optionText, pairText } from './labels.js';
import { mirrorPrompt, type MirrorPromptForm, type MirrorWording } from './prompt.js';

export interface MirrorAsked {
  /** The question's text: `mirrorQuestionText`, or words of the caller's. */
  readonly question: string;
  /** The options in the paper's order: `sides` or `quarters`. */
  readonly options: readonly MirrorLabel[];
  /** The right one of them; of two images the first one's. */
  readonly right: MirrorLabel;
  /** Views that are shown, in order: one, two for the condition `both`, none for `text`. */
  readonly images: readonly [] | readonly [view: string] | readonly [first: string, second: string];
  /** E.g. `original`, `mirrored`, `text`, `both`. */
  readonly condition: string;
  /** The condition that asks the same of the mirrored picture, with which scores pair this one. Default: none. */
  readonly twin?: string | undefined;
  readonly groups: Readonly<Record<string, string>>;
  /** Whose sides are asked for: the subject's own, or those of the image. Default: 'subject'. */
  readonly sidesOf?: MirrorPromptForm['sidesOf'];
  /** Default: paper. */
  readonly wording?: MirrorWording;
}

const scoring = constantJson({ kind: 'letter' as const });

/**
 * A question in all cyclic shifts of its options (App. B): variant `shift-0`, the vanilla question, to `shift-(k−1)`. The
 * right option keeps its text and changes its letter, so that each letter is right once.
 */
export function mirrorQuestions(asked: MirrorAsked): Draft[] {
  const { question, images, condition, twin, groups, sidesOf = 'subject', wording = 'paper' } = asked;
  const form: MirrorPromptForm = { images: images.length, sidesOf, wording };
  const text = images.length > 1 ? pairText : optionText;
  return cyclicShifts(asked.options).map((shifted, shift) => {
    const options = Object.fromEntries(shifted.map((label, i) => [letterOf(i), text(label)]));
    return {
      accept: [],
      answer: letterOf(shifted.indexOf(asked.right)),
      condition,
      facts: { shift, ...(twin !== undefined && { twin }) },
      groups: { ...groups },
      images: [...images],
      options,
      prompt: mirrorPrompt(question, options, form),
      scorer: 'mirror',
      scoring,
      variant: `shift-${shift}`,
    };
  });
}

const letterOf = (i: number): string => String.fromCharCode(65 + i);

/** The options in all cyclic shifts, the given order first (App. B, figure 4): shift i begins with option i. */
const cyclicShifts = <T>(options: readonly T[]): T[][] =>
  options.map((_, i) => [...options.slice(i), ...options.slice(0, i)]);
