import { TopsyturvyError } from '../../core/errors.js';
import { Stream } from '../../core/stream.js';
import { fewShotPrompt, mostShots } from '../../families/mirror/prompts/prompt.js';
import { questionLine } from '../../score/question-line.js';
import type { Question } from '../../score/question.js';
import { ExamplePool } from './examples.js';
import type { Exporter } from './exporter.js';
import { rightReply } from './llava.js';

/**
 * Question lines with the few-shot prompt of MirrorQA's Table 6: one to three examples from the train split, with their
 * pictures before the question's own. Ids and answers stay, so that `score` takes the replies for those to the dataset.
 * Which examples a question gets follows from the dataset's seed and its id.
 */
export const fewShot: Exporter = {
  split: 'test',
  shots: mostShots,
  frame: { before: '', between: '\n', after: '\n' },
  async *entries({ seed, split, shots, questions }) {
    const pool = new ExamplePool(await questions('train'));
    for (const question of await questions(split)) {
      const stream = new Stream([seed, 'few-shot', question.id]);
      yield questionLine(withExamples(question, pool.draw(question, shots, stream)));
    }
  },
};

function withExamples(question: Question, examples: readonly Question[]): Question {
  const prompt = fewShotPrompt(
    question.prompt,
    examples.map((example) => ({ prompt: example.prompt, output: rightReply(example) })),
  );
  if (prompt === undefined) {
    throw new TopsyturvyError(
      'bad-folder',
      `Few-shot prompts are made of MirrorQA's (Table 6), and that of question '${question.id}' is another`,
      question.prompt.slice(0, 200),
    );
  }
  return { ...question, prompt, images: [...examples.flatMap(({ images }) => images), ...question.images] };
}
