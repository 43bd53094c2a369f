import { inputMark, oneOption, outputMark } from './prompt.js';

/**
 * The steps that replace the paper's note that no reason is wanted. The paper names the three stages (App. D: role
 * positioning, body-part identification, decision-making) and prints no words; these are ours.
 */
const steps = [
  'Think step by step before you choose one option from all options.',
  'Step 1, role positioning: say where the subject is, which way it faces, and whose left and right the question asks for.',
  'Step 2, body-part identification: find the part that the question asks about, and say how it is attached to the body.',
  "Step 3, decision-making: say on which side it is, and end with 'Answer: ' and the letter of the option.",
].join('\n');

/**
 * The chain-of-thought prompt of MirrorQA's App. D, from a zero-shot prompt.
 * @returns undefined if the prompt is not of MirrorQA's form
 */
export function reasoningPrompt(prompt: string): string | undefined {
  if (!prompt.includes(oneOption) || !prompt.includes(inputMark) || !prompt.endsWith(outputMark))
    return undefined;
  return prompt.replace(oneOption, () => steps);
}
