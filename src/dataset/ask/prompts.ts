import { badParameter } from '../../core/errors.js';
import { mostShots } from '../../families/mirror/prompts/prompt.js';
import { heldOnce, type Question } from '../../score/index.js';
import { ExamplePool } from '../export/forms/few-shot.js';
import { withReasoning } from '../export/forms/reasoning.js';
import { type PutQuestion, withSwitching } from '../export/forms/switching.js';
import { readManifest } from '../folder/layout.js';
import { questionsOf } from '../select-questions.js';

/** The prompts that questions can be asked with: their own, after examples, with a chain of thought, or for one reading and then the other. */
export const promptForms = ['own', 'few-shot', 'chain-of-thought', 'switching'] as const;
export type PromptForm = (typeof promptForms)[number];

/** How questions are put. */
export interface PromptOptions {
  /**
   * `own`: as the dataset has them. `few-shot`: after examples of the train split with their pictures and answers (MirrorQA, Table 6).
   * `chain-of-thought`: in three stages (MirrorQA, App. D). `switching`: for one interpretation, then for another, in one conversation
   * (AmbiBench, 4.3). Default: own
   */
  readonly prompts?: PromptForm | undefined;
  /** Examples before each question, 1 to 3; few-shot only. Default: 3 */
  readonly shots?: number | undefined;
}

/**
 * Returns the function that turns a question of the dataset into the one that is asked.
 * @throws TopsyturvyError 'bad-parameter' for options that do not fit; when called 'bad-folder' for a question that has no such prompts,
 *   'too-many' where the train split has fewer examples
 */
export async function promptsOf(
  folder: string,
  { prompts = 'own', shots }: PromptOptions,
): Promise<(question: Question) => PutQuestion> {
  if (!promptForms.includes(prompts))
    throw badParameter('prompts', prompts, `one of ${promptForms.join(', ')}`);
  if (shots !== undefined && prompts !== 'few-shot')
    throw badParameter('shots', shots, `no value with ${prompts} prompts`);
  if (prompts === 'own') return (question) => question;
  if (prompts === 'chain-of-thought') return withReasoning;
  if (prompts === 'switching') return withSwitching;
  const count = shots ?? mostShots;
  if (!(Number.isInteger(count) && count >= 1 && count <= mostShots))
    throw badParameter('shots', shots, `a whole number from 1 to ${mostShots}`);
  const { seed } = readManifest(folder);
  const pool = await ExamplePool.of(heldOnce(await questionsOf(folder, [{ split: 'train' }])));
  return (question) => pool.before(question, count, seed);
}
