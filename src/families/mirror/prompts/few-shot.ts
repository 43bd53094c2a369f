import { inputMark, outputMark } from './prompt.js';

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
 *
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
