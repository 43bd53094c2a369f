import type { ItemWords } from '../../dataset/gallery/item-words.js';
import { plainWords } from '../../dataset/gallery/plain-words.js';
import type { FigureWords, HeldQuestion, Scorer } from '../../score/index.js';

/** What a scorer's figures call things: as the first of the families that ask its questions that has words for them. */
export function wordsOf(
  { name: scorer }: Scorer,
  questions: readonly HeldQuestion[],
  words: ItemWords,
): FigureWords {
  const own = questions.filter((question) => question.scorer === scorer);
  const families = [...new Set(own.map(({ family }) => family))];
  const first = (name: string, say: (family: string) => string): string => {
    const plain = plainWords(name);
    return families.map(say).find((said) => said !== plain) ?? plain;
  };
  const variants = families.flatMap(words.variants);
  return {
    family: words.family,
    condition: (name) => first(name, (family) => words.condition(family, name)),
    variant: (name) => first(name, (family) => words.variant(family, name)),
    group: (label) => first(label, (family) => words.group(family, label)),
    value: (label, value) => first(value, (family) => words.value(family, label, value)),
    inOrder: (names) => inOrder(names, variants),
  };
}

/** The names that are known, in the order in which they are known, then the others. */
export function inOrder(names: readonly string[], known: readonly string[]): string[] {
  const rank = (name: string): number => (known.includes(name) ? known.indexOf(name) : known.length);
  return [...names].sort((a, b) => rank(a) - rank(b));
}
