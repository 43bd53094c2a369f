import type { Token } from './prose-tokens.js';

const NEGATORS = new Set('not never cannot nor neither without than'.split(' '));
/** Words without a vowel, and words that a set of characters such as `n o s t` could spell. */
const ENGLISH = new Set(
  'hmm hm mm shh pm vs mr mrs dr st nd rd th ps pt px cm mm km kg png jpg html css json not no on so to'.split(
    ' ',
  ),
);
const DEGREES = /^(?:90|180|270|360)$/;

export const isNegator = (word: string): boolean => NEGATORS.has(word) || /n['’]t$/.test(word);

/** Whether "not", "isn't" or the like stands within two words before token `i`, in the same clause. */
export function negatedAt(tokens: readonly Token[], i: number): boolean {
  for (let k = i - 1; k >= 0 && k >= i - 2; k--) {
    if (tokens[k].ends !== '') return false;
    if (isNegator(tokens[k].low)) return true;
  }
  return false;
}

/**
 * Whether a token can only be an answer and no English: it is marked, holds a digit, has no vowel, or is spelled with
 * characters of the right answer alone. Degrees and numbers of a list are none.
 */
export function stringLike(token: Token, kept: ReadonlySet<string>): boolean {
  const { core, low, marked, numbering } = token;
  if (core === '') return false;
  if (marked) return true;
  if (isNegator(low) || ENGLISH.has(low)) return false;
  const spelled = core.length <= 64 && [...core].every((character) => kept.has(character));
  if (/\d/.test(core)) return !numbering && !/[°]|deg/.test(low) && (spelled || !DEGREES.test(core));
  if (spelled) return true;
  return (
    core.length <= 64 && /^\p{L}+$/u.test(core) && !/[aeiouy]/i.test(core) && /^[\x20-\x7e]+$/.test(core)
  );
}

const LISTERS = new Set('or and maybe perhaps possibly even either also & / vs'.split(' '));

/** Whether the answer at token `j` is one of several: "6b or q9", "6, b", "6 b". */
export function hedgedAt(tokens: readonly Token[], j: number, kept: ReadonlySet<string>): boolean {
  if (tokens[j].ends === 'sentence') return false;
  const next = tokens[j + 1];
  if (next && !next.aside && tokens[j].ends === '' && stringLike(next, kept))
    return next.core !== tokens[j].core;
  const listed = tokens[j].ends === 'clause' || LISTERS.has(tokens[j + 1]?.low ?? '');
  if (!listed) return false;
  for (let k = j + 1; k < tokens.length && k <= j + 4; k++) {
    if (stringLike(tokens[k], kept)) return tokens[k].core !== tokens[j].core;
    if (!LISTERS.has(tokens[k].low)) return false;
  }
  return false;
}
