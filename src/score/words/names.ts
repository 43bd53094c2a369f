import type { NamedThing } from '../question.js';
import { phraseOf, type Phrase } from './phrase.js';
import { isKindOf, vocabulary, type Vocabulary } from './vocabulary.js';

/**
 * Whether a word or phrase of a reply names a thing: by the same word, a synonym, a hypernym or a hyponym (AmbiBench A.5).
 * Case, number, articles and adjectives do not count ("two small dogs" names a dog), but where both have adjectives and
 * the same noun, they must not differ ("a happy face" is no sad face). Words for nearly everything ("object", "thing")
 * name nothing. A pure function; words that the vocabulary lacks are compared as they are.
 */
export function names(said: string, { word, accept }: NamedThing): boolean {
  const known = vocabulary();
  const phrase = phraseOf(said, known);
  if (phrase.text === '') return false;
  return [word, ...accept].some((name) => means(phrase, phraseOf(name, known), known));
}

function means(said: Phrase, truth: Phrase, known: Vocabulary): boolean {
  if (said.text.replaceAll(' ', '') === truth.text.replaceAll(' ', '')) return true;
  const related = (some: readonly number[], others: readonly number[]) =>
    some.some((one) => others.some((other) => isKindOf(known, one, other) || isKindOf(known, other, one)));
  return areToldApart(said, truth)
    ? related(said.whole, truth.whole)
    : related(said.meanings, truth.meanings);
}

/** Whether two phrases have the same noun and different words before it: "young woman", "old woman". */
function areToldApart(said: Phrase, truth: Phrase): boolean {
  const [one, other] = [said.text.split(' '), truth.text.split(' ')];
  if (one.at(-1) !== other.at(-1)) return false;
  return !one.every((word) => other.includes(word)) && !other.every((word) => one.includes(word));
}
