import { finalAnswer } from './final-answer.js';
import { isRuledOut } from './letter-cues.js';
import { letterMentions } from './letter-mentions.js';
import { nothing, type Reading } from './reading.js';

/** The options that a reply chooses, each once, in alphabetical order. */
export type LettersReading = Reading & { readonly letters: readonly string[] };

const none: LettersReading = { ...nothing, letters: [] };

/**
 * Reads the letters of all options that a reply chooses: "A, C", "A and C", "E". Letters that it rules out are passed
 * over.
 *
 * @param text from `replyText`
 */
export const readLetters = (text: string, options: Readonly<Record<string, string>>): LettersReading =>
  finalAnswer(text, (part) => readPart(part, options), none);

function readPart(text: string, options: Readonly<Record<string, string>>): LettersReading {
  const mentions = letterMentions(text, new Set(Object.keys(options))).filter((one) => !isRuledOut(one));
  const letters = [...new Set(mentions.map(({ letter }) => letter))].sort();
  if (letters.length === 0) return none;
  return { value: letters.join(', '), how: 'first', letters };
}
