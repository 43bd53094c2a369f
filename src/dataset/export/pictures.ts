import type { Question } from '../../score/question.js';

/** The mark that prompts of MirrorQA have for a picture, and many models too. */
export const mark = '<image>';

export const textOnly = 'shows no picture';
export const film = 'shows a film (GIF), of which the form would show one frame';

/** Why a form of still pictures cannot show a question. */
export const refuseFilms = ({ images }: Question): string | undefined =>
  images.some((file) => file.endsWith('.gif')) ? film : undefined;

/** The same for a form of questions about pictures. */
export const refuseUnlessStill = (question: Question): string | undefined =>
  question.images.length === 0 ? textOnly : refuseFilms(question);

/** A prompt whose pictures stand before it: without the marks that say where they are. */
export const withoutMarks = (prompt: string): string => prompt.replaceAll(mark, '').trim();

/**
 * A prompt and its pictures in the order in which they are shown: where the marks are, if there is one for each, else pictures
 * first.
 */
export function interleaved({
  prompt,
  images,
}: Pick<Question, 'prompt' | 'images'>): ({ text: string } | { image: string })[] {
  const texts = prompt.split(mark);
  if (images.length === 0 || texts.length !== images.length + 1)
    return [...images.map((image) => ({ image })), { text: withoutMarks(prompt) }];
  return texts.flatMap((text, i) => [
    ...(text === '' ? [] : [{ text }]),
    ...(i < images.length ? [{ image: images[i] }] : []),
  ]);
}
