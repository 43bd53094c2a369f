import { TopsyturvyError } from '../../core/errors.js';
import { reasoningPrompt } from '../../families/mirror/prompts/reasoning.js';
import { questionLine } from '../../score/question-line.js';
import type { Exporter } from './exporter.js';

/**
 * Question lines whose prompts ask for reasoning in three stages (MirrorQA, App. D). Ids and answers stay, so that `score` takes
 * the replies for those to the dataset.
 */
export const reasoning: Exporter = {
  split: 'test',
  frame: { before: '', between: '\n', after: '\n' },
  async *entries({ split, questions }) {
    for (const question of await questions(split)) {
      const prompt = reasoningPrompt(question.prompt);
      if (prompt === undefined)
        throw new TopsyturvyError(
          'bad-folder',
          `Chain-of-thought prompts are made of MirrorQA's (Table 6), and that of question '${question.id}' is another`,
          question.prompt.slice(0, 200),
        );
      yield questionLine({ ...question, prompt });
    }
  },
};
