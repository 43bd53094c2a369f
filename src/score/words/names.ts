import type { NamedThing } from '../question.js';
import { wordsOf } from '../read/words.js';

const ARTICLES = new Set(['a', 'an', 'the']);

/** A phrase by which others are compared: lower case, singular, without articles. */
const key = (text: string): string =>
  wordsOf(text)
    .filter(({ text }) => !ARTICLES.has(text))
    .map(({ stem }) => stem)
    .join(' ');

/** Whether a word or phrase of a reply names a thing. */
export const names = (said: string, { word, accept }: NamedThing): boolean =>
  [word, ...accept].some((name) => key(name) === key(said));
