import type { Question } from '../../score/question.js';
import type { ExportSource } from './exporter.js';
import type { NewFolder } from './new-folder.js';
import { mark, refuseUnlessStill, withoutMarks } from './pictures.js';

/** One turn of a person and one of the model, as LLaVA and ShareGPT have them. */
export type Turn = { readonly from: 'human' | 'gpt'; readonly value: string };

/**
 * A question and its right reply. Of a prompt that has marks for its pictures they are taken out and put first, where
 * LLaVA's own preprocessing puts them; there is one for each picture, and none elsewhere.
 */
export const conversation = (question: Question): readonly Turn[] => [
  { from: 'human', value: `${`${mark}\n`.repeat(question.images.length)}${withoutMarks(question.prompt)}` },
  { from: 'gpt', value: rightReply(question) },
];

/** The right option in full, 'A. Left', as MirrorQA's examples give it; the answer where it is not one option. */
export const rightReply = ({
  answer,
  options,
  scoring,
}: Pick<Question, 'answer' | 'options' | 'scoring'>): string =>
  scoring.kind === 'letter' && options ? `${answer}. ${options[answer]}` : answer;

/** Why a question cannot be a conversation about pictures. */
export const refuseConversation = (question: Question): string | undefined =>
  refuseUnlessStill(question) ??
  (rightReply(question).includes(mark)
    ? `has ${mark} in its answer, which would count as a picture`
    : undefined);

/** Writes a JSON list of what is made of each question, and the pictures that they show. */
export async function writeList(
  source: ExportSource,
  folder: NewFolder,
  file: string,
  entry: (question: Question, images: readonly string[]) => object,
): Promise<void> {
  const list = folder.file(file);
  let before = '[\n';
  for await (const question of source.questions()) {
    const images = question.images.map((image) => {
      const path = source.imagePath(image);
      folder.addOnce(path, () => source.image(image));
      return path;
    });
    list.write(`${before}${JSON.stringify(entry(question, images))}`);
    before = ',\n';
  }
  list.write('\n]\n');
  list.close();
}
