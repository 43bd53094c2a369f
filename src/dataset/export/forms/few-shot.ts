import { TopsyturvyError } from '../../../core/errors.js';
import { Stream } from '../../../core/stream.js';
import { fewShotPrompt, mostShots } from '../../../families/mirror/prompts/prompt.js';
import { questionLine } from '../../../score/question-line.js';
import type { Question } from '../../../score/question.js';
import { rightReply } from '../conversation.js';
import { ExamplePool } from '../examples.js';
import type { FileExporter } from '../exporter.js';

/**
 * Question lines with the few-shot prompt of MirrorQA's Table 6: one to three examples from the train split, with their
 * pictures before the question's own. Ids and answers stay, so that `score` takes the replies for those to the dataset.
 * Which examples a question gets follows from the dataset's seed and its id. The train split is held in memory.
 */
export const fewShot: FileExporter = {
  writes: 'file',
  split: 'test',
  settings: ['shots'],
  async *pieces(source) {
    const { shots = mostShots } = source.settings;
    const pool = await ExamplePool.of(source.questions('train'));
    for await (const question of source.questions()) {
      const stream = new Stream([source.manifest.seed, 'few-shot', question.id]);
      yield `${questionLine(withExamples(question, pool.draw(question, shots, stream)))}\n`;
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
