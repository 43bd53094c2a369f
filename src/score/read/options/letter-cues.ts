import type { LetterMention } from './letter-mentions.js';

/** What the letter after it is named as. */
const CHOICE =
  /(?:\b(?:answer|choice|choose|chose|pick|select|selected|go(?:ing)? with|correct|best|final|match(?:es|ing)?|therefore|thus|hence|so|conclusion|conclude|closest|but (?:it is|it's|rather|instead))\b|答案|选)[^.!?\n]*$/i;
const CHOSEN =
  /^["'”’`*_)\].,]*\s*(?:it is\b|(?:is|would be|looks|seems|must be)\s(?:the |my |most )*(?:correct|right|best|answer|match|final|choice|closest|one|180))/i;
const MATCHES = /^["'”’`*_)\]]*\s(?:match(?:es)?|corresponds?|would match|shows the (?:rotated|180))\b/i;

const RULED_OUT =
  /(?:\b(?:not|never|nor|neither|without|rather than|instead of|rules? out|ruling out|eliminate|exclude|reject)|n['’]t)\s(?:\w+\s){0,2}["'“(*`]*$/i;
const WRONG =
  /^["'”’`*_)\].:]*\s*(?:is|are|was|does|do|would|can|could|seems)?\s?(?:not|n['’]t|isn['’]t|doesn['’]t|wouldn['’]t|can['’]t|cannot|wrong|incorrect|eliminated|ruled out|out)\b/i;

const JOINED = /^\W*(?:and|or|&)?\W*$/i;

/** Whether the words around a letter make it the choice. Words before another letter speak of that one. */
export function isChosen(text: string, { previous, start, before, after }: LetterMention): boolean {
  const from = Math.max(previous, start - before.length);
  const between = text.slice(from, start);
  if (from > 0 && from === previous && JOINED.test(between)) return false; // "A and B": of B as of A
  return CHOSEN.test(after) || MATCHES.test(after) || CHOICE.test(between);
}

/** Whether the words around a letter deny it: "not A", "A is wrong". */
export const isRuledOut = ({ before, after }: LetterMention): boolean =>
  RULED_OUT.test(before) || WRONG.test(after);
