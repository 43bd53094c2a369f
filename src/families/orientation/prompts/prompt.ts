import { choices } from '../../choice.js';
import type { DoriPreset, DoriType } from './type.js';

/** Letter → text, in the order of the letters. */
type Options = Readonly<Record<string, string>>;

/** The letters of the options that earn half a point when `answer`, an option's text, is right. */
export function halfLetters({ half }: DoriType, options: Options, answer: string): string[] {
  const near = half[answer] ?? [];
  return Object.keys(options)
    .filter((letter) => near.includes(options[letter]))
    .sort();
}

/** The paper's says "Letter/number" though options have letters only, and prints no braces around the fields. */
const formats: Readonly<Record<DoriPreset, string>> = {
  paper:
    '"answer": "Letter/number of chosen option",\n"reasoning": "Step-by-step explanation citing specific visual evidence"',
  strict:
    '{\n  "answer": "Letter of the chosen option",\n  "reasoning": "Step-by-step explanation citing specific visual evidence"\n}',
};

/**
 * The complete five-part prompt (figures 15 to 27): task, context with numbered steps, options, answer format, examples.
 * The figures run the parts together or set them apart as space allows; here each starts a paragraph, as in figure 15.
 * @param options the type's options, shuffled and lettered by the caller
 */
export function doriPrompt(type: DoriType, preset: DoriPreset, options: Options): string {
  const { task, context, steps, examples } = type.words[preset];
  const pictures = type.marks === 'pair' ? 'these images' : 'this image';
  const numbered = steps.map((step, i) => `${i + 1}. ${step}`);
  return [
    `TASK: ${task}`,
    [`CONTEXT: ${context} Please analyze ${pictures} using these steps:`, ...numbered].join('\n'),
    ['OPTIONS:', ...choices(options)].join('\n'),
    `FORMAT YOUR RESPONSE AS:\n${formats[preset]}`,
    ['EXAMPLES:', ...examples.map((example) => `- ${example}`)].join('\n'),
  ].join('\n\n');
}

/**
 * The prompt of Table 7, "unstructured" and without "answer examples, detailed task conceptualizations, and step-by-step
 * reasoning instructions". Its words are not printed: the task sentence (J.1) and the options are what remains.
 */
export const bareDoriPrompt = (type: DoriType, preset: DoriPreset, options: Options): string =>
  [type.words[preset].task, ...choices(options)].join('\n');
