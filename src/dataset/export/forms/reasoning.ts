import { badFolder } from '../../../core/errors.js';
import { reasoningPrompt } from '../../../families/mirror/prompts/reasoning.js';
import { questionLine } from '../../../score/question-line.js';
import type { Question } from '../../../score/question.js';
import type { FileExporter } from '../exporter.js';

/**
 * Question lines whose prompts ask for reasoning in three stages (MirrorQA, App. D). Ids and answers stay, so that `score` takes
 * the replies for those to the dataset.
 */
export const reasoning: FileExporter = {
  writes: 'file',
  split: 'test',
  async *pieces(source) {
    for await (const question of source.questions()) yield `${questionLine(withReasoning(question))}\n`;
  },
};

/** A question whose prompt asks for reasoning. @throws TopsyturvyError 'bad-folder' for a prompt that is none of MirrorQA's */
export function withReasoning(question: Question): Question {
  const prompt = reasoningPrompt(question.prompt);
  if (prompt !== undefined) return { ...question, prompt };
  throw badFolder(
    `Chain-of-thought prompts are made of MirrorQA's (Table 6), and that of question '${question.id}' is another`,
    question.prompt.slice(0, 200),
  );
}
