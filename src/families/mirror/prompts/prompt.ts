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
/** That no reason is wanted. */
export const oneOption =
  'Note that you only need to choose one option from all options without explaining any reason.';

const given = {
  0: 'Given a Question and Options, your task is to choose the correct answer.',
  1: 'Given an Image, a Question, and Options, your task is to choose the correct answer.',
  2: 'Given two Images, a Question, and Options, your task is to choose the correct answer.',
};

const shown = {
  0: '',
  1: 'Image: <image>\n',
  2: 'Image 1: <image>\nImage 2: <image>\n',
};

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
 *
 * @param options lettered by the caller
 */
export function mirrorPrompt(
  question: string,
  options: Options,
  { images, sidesOf, wording }: MirrorPromptForm,
): string {
  const head = [expert, given[images], oneOption];
  if (wording === 'explicit') head.push(whose[sidesOf]);
  return `${head.join('\n')}${inputMark}${shown[images]}Question: ${question}, Options: ${choices(options)}.${outputMark}`;
}

/** 'A. Left; B. Right', as the few-shot prompt prints them. */
const choices = (options: Options): string =>
  Object.entries(options)
    .map(([letter, text]) => `${letter}. ${text}`)
    .join('; ');
