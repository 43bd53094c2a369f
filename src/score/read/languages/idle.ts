import { anyOf } from './any-of.js';

const IDLE = new RegExp(
  (['right', 'chosen', 'chooses', 'answer', 'joins', 'idle'] as const).map((key) => anyOf(key)).join('|'),
  'giu',
);

/** A part of a reply without the filler words around an answer: "it is", "I choose option", "です". */
export const withoutIdle = (part: string): string =>
  part
    .replace(IDLE, (word, ...rest) => (isOption(word, part.slice(Number(rest.at(-2)) + 1)) ? word : ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Case matters to single letters: "a" is an article, "A" an option, but "I" before a word is whoever speaks. */
const isOption = (word: string, rest: string): boolean =>
  /^[A-Z]$/.test(word) && !(word === 'I' && /^(?:['’]|\s+\p{Ll})/u.test(rest));
