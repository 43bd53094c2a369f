import { badFolder } from '../../../core/errors.js';
import { canonicalJson } from '../../../core/json.js';
import { switchingPrompts } from '../../../families/ambiguous/prompts/switching.js';
import type { Question } from '../../../score/question.js';
import type { FileExporter } from '../exporter.js';

/** A question as it is put. */
export type PutQuestion = Question & {
  /** The prompt that follows the first reply in the same conversation. */
  readonly then?: string;
};

/**
 * Question lines that ask for one reading and, as `then`, for another in the same conversation (AmbiBench, 4.3). Ids and answers stay, so
 * that `score` takes both replies for those to the dataset: `{"id", "reply", "replies": [first, second]}`.
 */
export const switching: FileExporter = {
  writes: 'file',
  split: 'test',
  refuse: (question) =>
    switchingPrompts(question) ? undefined : 'is no open question about a bistable or multi-scene picture',
  async *pieces(source) {
    for await (const question of source.questions()) yield `${canonicalJson(withSwitching(question))}\n`;
  },
};

/** A question with two prompts. @throws TopsyturvyError 'bad-folder' for one that has none */
export function withSwitching(question: Question): PutQuestion {
  const prompts = switchingPrompts(question);
  if (prompts) return { ...question, prompt: prompts[0], then: prompts[1] };
  throw badFolder(
    `Switching prompts are for AmbiBench's open questions about bistable and multi-scene pictures, and the question '${question.id}' is another; choose them with --parts, --conditions ambiguous and --variants open`,
    question.id,
  );
}
