import type { NamedThing } from '../question.js';
import { phraseOf, type Phrase } from './phrase.js';
import { isKindOf, vocabulary, type Vocabulary } from './vocabulary.js';

/**
 * Which words of replies name a thing. `basic`: the same word, a synonym, a hyponym, or a hypernym no broader than the basic
 * level, at which people name what they see ('bird' for a duck, not 'animal'). `paper`: any hypernym (AmbiBench A.5).
 */
export type WordRule = 'basic' | 'paper';

/**
 * Whether a word or phrase of a reply names a thing: by the same word, a synonym, a hyponym or a hypernym (AmbiBench A.5), as
 * `rule` has it. Case, number, articles and adjectives do not count ("two small dogs" names a dog), but where both have
 * adjectives and the same noun, they must not differ ("a happy face" is no sad face). Words for nearly everything ("object",
 * "thing") name nothing. What is broader than the basic level counts only where the thing itself is called so. A pure
 * function; words that the vocabulary lacks are compared as they are.
 */
export const names = (said: string, thing: NamedThing, rule?: WordRule): boolean =>
  closeness(said, thing, rule) > 0;

/** How closely a phrase names a thing: not (0), by its last noun (1), as a whole (2), or by one of its own names (3). */
export type Closeness = 0 | 1 | 2 | 3;

/** How closely a phrase names a thing, by the rules of {@link names}. */
export function closeness(said: string, { word, accept }: NamedThing, rule: WordRule = 'basic'): Closeness {
  const known = vocabulary();
  const phrase = phraseOf(said, known);
  if (phrase.text === '') return 0;
  let best: Closeness = 0;
  for (const [i, name] of [word, ...accept].entries()) {
    const truth = phraseOf(name, known);
    if (phrase.side !== '' && truth.side !== '' && phrase.side !== truth.side) continue;
    if (areSame(phrase, truth)) return 3;
    if (best < 2 && isRelated(phrase, truth, 'whole', known, rule, i === 0)) best = 2;
    if (
      best < 1 &&
      !areToldApart(phrase, truth) &&
      isRelated(phrase, truth, 'meanings', known, rule, i === 0)
    )
      best = 1;
  }
  return best;
}

const areSame = (said: Phrase, truth: Phrase): boolean =>
  said.text.replaceAll(' ', '') === truth.text.replaceAll(' ', '');

/** @param own whether `truth` is the thing's word: of its further names, what is a kind of a general one does not count */
function isRelated(
  said: Phrase,
  truth: Phrase,
  by: 'whole' | 'meanings',
  known: Vocabulary,
  rule: WordRule,
  own: boolean,
): boolean {
  return said[by].some((one) =>
    truth[by].some((other) => {
      const [isKind, isAbove] = [isKindOf(known, one, other), isKindOf(known, other, one)];
      if (rule === 'paper') return isKind || isAbove;
      const isGeneral = truth.general.includes(other);
      if (said.general.includes(one)) return isKind && isGeneral && own;
      return isAbove || (isKind && (own || !isGeneral));
    }),
  );
}

/** Whether two phrases have the same noun and different words before it: "young woman", "old woman". */
function areToldApart(said: Phrase, truth: Phrase): boolean {
  const [one, other] = [said.text.split(' '), truth.text.split(' ')];
  if (one.at(-1) !== other.at(-1)) return false;
  return !one.every((word) => other.includes(word)) && !other.every((word) => one.includes(word));
}
