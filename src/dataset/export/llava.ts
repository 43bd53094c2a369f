import type { Question } from '../../score/question.js';
import type { Exporter } from './exporter.js';

/** LLaVA's mark for a picture in a text. */
const token = '<image>';

/**
 * Training data as LLaVA reads it: a list of `{id, image, conversations}`. Of a prompt that has marks for its pictures
 * they are taken out and put first, where LLaVA's own preprocessing puts them; there is one for each picture.
 *
 * @see https://github.com/haotian-liu/LLaVA/blob/main/docs/Finetune_Custom_Data.md
 */
export const llava: Exporter = {
  split: 'train',
  frame: { before: '[\n', between: ',\n', after: '\n]\n' },
  async *entries({ split, questions }) {
    for (const question of await questions(split)) {
      if (question.images.length > 0) yield JSON.stringify(conversation(question));
    }
  },
};

const conversation = ({ id, images, prompt, ...asked }: Question) => ({
  id,
  image: images.length === 1 ? images[0] : images,
  conversations: [
    { from: 'human', value: `${`${token}\n`.repeat(images.length)}${prompt.replaceAll(token, '').trim()}` },
    { from: 'gpt', value: rightReply(asked) },
  ],
});

/** The right option in full, 'A. Left', as the paper's examples give it; the answer where there are no options. */
export const rightReply = ({ answer, options }: Pick<Question, 'answer' | 'options'>): string =>
  options ? `${answer}. ${options[answer]}` : answer;
