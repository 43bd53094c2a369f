import { sides } from '../../../content/bodies/side.js';
import { constantJson } from '../../../core/json.js';
import { choices } from '../../choice.js';
import type { Draft } from '../../family.js';

/** The four limbs of a quadruped, in the paper's order (figure 4). */
export const quarters = ['left front', 'right front', 'left rear', 'right rear'] as const;

/** MirrorQA's six relations (section 3). Sides are the subject's own, but in questions about the sides of the image. */
export type MirrorLabel = (typeof sides)[number] | (typeof quarters)[number];

/** The label of the same part in the mirrored picture: left and right change places, front and rear stay. */
export const mirroredLabel = (label: MirrorLabel): MirrorLabel =>
  (label.startsWith('left') ? `right${label.slice(4)}` : `left${label.slice(5)}`) as MirrorLabel;

/** A label as an option writes it: 'Left front'. */
export const optionText = (label: MirrorLabel): string => `${label[0].toUpperCase()}${label.slice(1)}`;

/**
 * The option for a label where a picture and its twin are shown together: 'Left in the first image, right in the
 * second'. A guesser who knows that pictures are mirrored could pass over pairs of equal sides, so there are none.
 */
export const pairText = (label: MirrorLabel): string =>
  `${optionText(label)} in the first image, ${mirroredLabel(label)} in the second`;

const meanings: ReadonlyMap<string, MirrorLabel> = new Map(
  [...sides, ...quarters].flatMap((label) => [
    [optionText(label), label],
    [pairText(label), label],
  ]),
);

/** The label that an option stands for, of a pair the first image's; undefined for any other text. */
export const labelOfOption = (text: string): MirrorLabel | undefined => meanings.get(text);

/** `paper`: the words of Table 6. `explicit`: with one more note, on whose left and right are meant. */
export type MirrorWording = 'paper' | 'explicit';

/** What a prompt shows and whose sides it asks for: the subject's, those of the image, or the subject's in two images. */
export interface MirrorPromptForm {
  readonly images: 0 | 1 | 2;
  readonly sidesOf: 'subject' | 'image';
  readonly wording: MirrorWording;
}

type Options = Readonly<Record<string, string>>;

const expert = 'You are currently a senior expert in visual reasoning.';
/** The note that no reason is wanted. */
export const oneOption =
  'Note that you only need to choose one option from all options without explaining any reason.';

const given = {
  0: 'Given a Question and Options, your task is to choose the correct answer.',
  1: 'Given an Image, a Question, and Options, your task is to choose the correct answer.',
  2: 'Given two Images, a Question, and Options, your task is to choose the correct answer.',
};

const shown = { 0: '', 1: 'Image: <image>\n', 2: 'Image 1: <image>\nImage 2: <image>\n' };

const whose = {
  subject: "Note that left and right are the subject's own, not those of the image.",
  image: 'Note that left and right are those of the image as you see it, not those of the subject.',
};

/** The end of the instruction; what follows is the question with what it shows. */
export const inputMark = '\nInput: ';
/** The end of the prompt. */
export const outputMark = '\nOutput:';

/**
 * The prompt of Table 6, zero-shot. The table prints line breaks as `\n`; the spaces around them are not part of the
 * prompt here. `<image>` stands where the picture goes. Without a picture, "the prompt excludes the image component", as
 * the table's note says of InstructBLIP; two pictures, which the paper never shows, are numbered.
 * @param options lettered by the caller
 */
export function mirrorPrompt(
  question: string,
  options: Options,
  { images, sidesOf, wording }: MirrorPromptForm,
): string {
  const head = [expert, given[images], oneOption];
  if (wording === 'explicit') head.push(whose[sidesOf]);
  return `${head.join('\n')}${inputMark}${shown[images]}Question: ${question}, Options: ${inOneLine(options)}.${outputMark}`;
}

/** 'A. Left; B. Right', as the few-shot prompt prints them. */
const inOneLine = (options: Options): string => choices(options).join('; ');

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
  /** The wording. Default: paper. */
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

/** The numbers of examples that the paper shows (section 6.1). */
export const mostShots = 3;

/** A question with its right answer, to learn from. */
export interface MirrorExample {
  /** The zero-shot prompt. */
  readonly prompt: string;
  /** The right option in full: 'A. Left'. */
  readonly output: string;
}

/**
 * The few-shot prompt of Table 6, from zero-shot prompts: the instruction, the examples with their answers, the question.
 * The table prints it with 3 examples; of a single one it is "1 example".
 * @returns undefined if one of the prompts is not of MirrorQA's form
 */
export function fewShotPrompt(prompt: string, examples: readonly MirrorExample[]): string | undefined {
  const asked = partsOf(prompt);
  const shown = examples.map(({ prompt: example, output }, i) => {
    const parts = partsOf(example);
    return parts && `Example${i + 1}:\n${parts.input}${outputMark} ${output}`;
  });
  if (!asked || shown.includes(undefined)) return undefined;
  const count = `${examples.length} example${examples.length === 1 ? '' : 's'}`;
  const learn = `Given the following ${count} to learn the visual reasoning task:`;
  return `${[asked.head, learn, ...shown].join('\n')}${inputMark}${asked.input}${outputMark}`;
}

/** A zero-shot prompt's instruction, and what it shows and asks. */
function partsOf(prompt: string): { head: string; input: string } | undefined {
  const at = prompt.indexOf(inputMark);
  if (at < 0 || !prompt.endsWith(outputMark)) return undefined;
  return { head: prompt.slice(0, at), input: prompt.slice(at + inputMark.length, -outputMark.length) };
}
