import { wordsOf } from '../read/words.js';
import type { Vocabulary } from './vocabulary.js';

/** A short phrase that names a thing, as it is compared with others. */
export interface Phrase {
  /** All its words, without articles and what is said of where the thing is or how it is shown, singular, by spaces. */
  readonly text: string;
  /** What it means as a whole, as far as the vocabulary knows. */
  readonly whole: readonly number[];
  /** What it means as a whole and without adjectives and what else stands before the noun. */
  readonly meanings: readonly number[];
  /** Those of `meanings` that it has by a word broader than the basic level: 'wild animal'. */
  readonly general: readonly number[];
  /** The side from which the thing is seen, not in `text`: 'above' of "a cube seen from the top"; '' where it is not said. */
  readonly side: string;
}

const nothing: Phrase = { text: '', whole: [], meanings: [], general: [], side: '' };

/** Words by which a phrase says what a thing is not. */
const NEGATORS = new Set("not no never without neither nor isn't non".split(' '));
/** Longer phrases describe and do not name. */
const LONGEST = 12;
const ARTICLES = new Set('a an the some one two several many his her their its my your this that'.split(' '));
/** "a picture of a cat" names a cat, and "the inside of a cave" a cave. */
const SHOWS = new Set(
  'picture image photo photograph drawing painting outline silhouette shape figure form sketch profile view letter portrait pair group kind type sort illustration watercolor lithograph etching engraving cartoon rendering render mosaic collage print artwork scene inside interior edge side'.split(
    ' ',
  ),
);
/** "a bee painting" names a bee. */
const DEPICTIONS = new Set(
  'painting picture image photo photograph drawing illustration sketch silhouette scene portrait artwork print'.split(
    ' ',
  ),
);
/** Words after which it is said where or how the thing is: "a dog on a sofa". */
const GOES_ON = new Set(
  'on in at with by near under over behind from against facing holding wearing sitting standing lying looking playing riding that which who when while into beside inside for made seen viewed at'.split(
    ' ',
  ),
);
/** Words that go on before those: "a hill covered with trees", "a hill full of trees". */
const GO_BEFORE = new Set('covered full filled overgrown'.split(' '));
/** "black cat", which WordNet has for a fisher, and "big cat" are cats as well. */
const ADJECTIVES = new Set(
  'black white gray grey red orange yellow green blue purple pink brown golden dark bright big large small little tiny great tall old young baby wild cute happy sad angry smiling flying sleeping'.split(
    ' ',
  ),
);
/** What follows "from" where it says from which side a thing is seen. */
const SIDES: Readonly<Record<string, string>> = {
  above: 'above',
  top: 'above',
  overhead: 'above',
  below: 'below',
  beneath: 'below',
  underneath: 'below',
  under: 'below',
  bottom: 'below',
  inside: 'inside',
  within: 'inside',
  outside: 'outside',
};
/** Single letters and digits name themselves: an S is no sulfur. */
const LETTER_NAMERS = new Set('letter capital uppercase digit number numeral lowercase'.split(' '));

/** A phrase in the form in which phrases are compared. */
export function phraseOf(text: string, known: Vocabulary): Phrase {
  let words = wordsOf(text.slice(0, 200))
    .slice(0, LONGEST)
    .map(({ text }) => text);
  if (words.some((word) => NEGATORS.has(word))) return nothing;
  const of = words.indexOf('of');
  if (of > 0 && of < words.length - 1 && SHOWS.has(singular(words[of - 1], known)))
    words = words.slice(of + 1);
  const side = sideOf(words);
  let on = words.findIndex((word, i) => i > 0 && (GOES_ON.has(word) || word === 'of'));
  if (on > 1 && GO_BEFORE.has(words[on - 1])) on--;
  if (on > 0) words = words.slice(0, on);
  words = words.filter((word) => !ARTICLES.has(word) || words.length === 1);
  const letter = words.filter((word) => !LETTER_NAMERS.has(word));
  if (letter.length === 1 && [...letter[0]].length === 1) return { ...nothing, text: letter[0] };
  if (words.length > 1 && DEPICTIONS.has(words.at(-1)!) && nameOf(words.slice(0, -1), known) !== null)
    words = words.slice(0, -1);
  const last = words.length - 1;
  if (last >= 0) words = words.with(last, singular(words[last], known));
  const meanings: number[] = [];
  const general: number[] = [];
  for (let from = 0; from < words.length; from++) {
    const end = words.slice(from);
    const name = nameOf(end, known);
    if (name !== null) {
      const own = known.meanings.get(name)!;
      meanings.push(...own);
      if (known.general.has(name)) general.push(...own);
    }
    const told = name !== null || known.misleading.has(end.join(' '));
    if (told && !ADJECTIVES.has(end[0])) break;
  }
  const name = nameOf(words, known);
  const whole = name === null ? [] : known.meanings.get(name)!;
  return { text: words.join(' '), whole, meanings, general, side };
}

/** The side from which a thing is seen, as far as the words of a phrase say. */
function sideOf(words: readonly string[]): string {
  const from = words.indexOf('from');
  const side = from < 0 ? undefined : words.slice(from + 1).find((word) => !ARTICLES.has(word));
  return side !== undefined && Object.hasOwn(SIDES, side) ? SIDES[side] : '';
}

/** "sea horse" and "seahorse", "t shirt" and "tshirt" are one. */
function nameOf(words: readonly string[], { meanings }: Vocabulary): string | null {
  const name = words.join(' ');
  if (meanings.has(name)) return name;
  const together = words.join('');
  return words.length > 1 && meanings.has(together) ? together : null;
}

/** The singular of a noun; the stem of a noun that the vocabulary lacks. */
export function singular(word: string, { meanings, plurals }: Vocabulary): string {
  const own = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (meanings.has(own)) return own;
  const irregular = plurals.get(own);
  if (irregular !== undefined) return irregular;
  const candidates = [
    ...(own.endsWith('ies') ? [`${own.slice(0, -3)}y`] : []),
    ...(own.endsWith('ves') ? [`${own.slice(0, -3)}f`, `${own.slice(0, -3)}fe`] : []),
    ...(own.length > 3 && own.endsWith('s') && !own.endsWith('ss') ? [own.slice(0, -1)] : []),
    ...(own.length > 4 && own.endsWith('es') ? [own.slice(0, -2)] : []),
  ];
  return candidates.find((candidate) => meanings.has(candidate)) ?? wordsOf(own)[0]?.stem ?? own;
}
