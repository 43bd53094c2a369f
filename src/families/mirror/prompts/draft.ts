import { constantJson } from '../../../core/json.js';
import { optionText, pairText, type MirrorLabel } from './labels.js';
import { mirrorPrompt, type MirrorPromptForm, type MirrorWording } from './prompt.js';
import { cyclicShifts } from './shifts.js';

export interface MirrorAsked {
  /** The question's text: `mirrorQuestionText`, or words of the caller's. */
  readonly question: string;
  /** The options in the paper's order: `sides` or `quarters`. */
  readonly options: readonly MirrorLabel[];
  /** The right one of them; of two images the first one's. */
  readonly right: MirrorLabel;
  /** Views that are shown, in order: one, two for the condition `both`, none for `text`. */
  readonly images: readonly [] | readonly [view: string] | readonly [first: string, second: string];
  /**
   * `original`, `mirrored`, `text`, `both`, or with `.viewer` at its end where the sides of the image are asked for.
   */
  readonly condition: string;
  /** The condition that asks the same of the mirrored picture, with which scores pair this one. Default: none. */
  readonly twin?: string | undefined;
  readonly groups: Readonly<Record<string, string>>;
  /** Default: paper. */
  readonly wording?: MirrorWording;
}

/** A question as a family's `ask` returns it. */
export interface MirrorDraft {
  accept: string[];
  answer: string;
  condition: string;
  /** `shift`: which cyclic shift of the options it is, from 0; `twin`: as {@link MirrorAsked.twin}. */
  facts: { shift: number; twin?: string };
  groups: Record<string, string>;
  images: string[];
  options: Record<string, string>;
  prompt: string;
  scorer: string;
  scoring: { kind: 'letter' };
  variant: string;
}

const scoring = constantJson({ kind: 'letter' as const });

/**
 * A question in all cyclic shifts of its options (App. B): variant `shift-0`, the vanilla question, to `shift-(k−1)`. The
 * right option keeps its text and changes its letter, so that each letter is right once.
 */
export function mirrorQuestions(asked: MirrorAsked): MirrorDraft[] {
  const { question, images, condition, twin, groups, wording = 'paper' } = asked;
  const form: MirrorPromptForm = {
    images: images.length,
    sidesOf: condition.endsWith('.viewer') ? 'image' : 'subject',
    wording,
  };
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
