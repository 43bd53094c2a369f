import { denied } from '../phrases/assertion.js';
import { mentionsOf } from '../phrases/mentions.js';
import { anyOf } from '../languages/any-of.js';
import { inEnglish } from '../languages/directions.js';
import type { Asked } from './asked.js';
import { angle, restates } from './angles.js';
import { firstOf, hedged, nothing, type Reading } from '../reading.js';
import { wordsOf, type Word } from '../words.js';
import { respelled } from './spellings.js';

type Options = Readonly<Record<string, string>>;

const IDLE = new Set('the a an its it is are be they by'.split(' '));
/** What may stand between a denial and what it denies. */
const OWNING = /^(?:the|an?|its|his|her|their)$/;
/** Options that are named by their first word, of which no more is said. */
const QUANTITIES = /^(?:both|neither|none|all)$/;
const LONGEST_WHOLE = 2000;

/** "Image 5" is the fifth image. */
const NTH = /\b(?:image|picture) ([1-6])\b/gi;
export const ORDINALS = 'first second third fourth fifth sixth'.split(' ');

/** The words that tell options apart, as one text. */
const key = (text: string): string =>
  wordsOf(respelled(text).replace(NTH, (_, place) => `${ORDINALS[place - 1]} image`))
    .filter(({ text, stem }) => !IDLE.has(text) && stem !== 'degree')
    .map(({ stem }) => stem)
    .join(' ');

const sorted = (words: string): string => words.split(' ').sort().join(' ');

/** The ways in which one option may be named, as keys. */
interface OptionKeys {
  readonly whole: string;
  readonly sorted: string;
  /** The parts of "0 degrees (facing camera)" and "Yes, the image …". */
  readonly parts: readonly string[];
  readonly words: readonly Word[];
}

const known = new Map<string, OptionKeys>();
const mostKnown = 10_000;

/** The keys of an option, which are asked for with every reply to its question. */
function keysOf(option: string): OptionKeys {
  const found = known.get(option);
  if (found) return found;
  const words = wordsOf(respelled(option));
  const whole = key(option);
  const keys = {
    whole,
    sorted: sorted(whole),
    parts: option.split(/[,()]/).map(key),
    words: words.filter(({ text }) => !IDLE.has(text)),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(option, keys);
  return keys;
}

/** The option that a text repeats as a whole, in full or in short, when it is only one. */
export function wholeOption(text: string, options: Options): string | null {
  if (text.length > LONGEST_WHOLE || Object.hasOwn(options, text.trim())) return null;
  const said = key(text);
  if (said === '') return null;
  const all = Object.entries(options).map(([letter, option]) => ({ letter, keys: keysOf(option) }));
  const only = (is: (keys: OptionKeys) => boolean) => {
    const found = all.filter(({ keys }) => is(keys));
    return found.length === 1 ? found[0].letter : null;
  };
  return (
    only(({ whole }) => whole === said) ??
    only(({ parts }) => parts.includes(said)) ??
    only(({ whole }) => said.includes(' ') && whole.startsWith(`${said} `)) ??
    only(({ whole }) => QUANTITIES.test(said) && whole.startsWith(`${said} `)) ??
    // "clockwise, 46 to 90 degrees"
    only((keys) => keys.sorted === sorted(said))
  );
}

/** "Image 2 shows …" describes it. */
const NUMBERED = /^(?:image|picture|figure|panel|option)\s?\d+$/i;
const DESCRIBED = /^(?:shows?|depicts?|has|contains?|displays?|looks?|appears?)$/;

const phrasesOf = (options: Options) =>
  Object.entries(options).map(([letter, phrase]) => ({
    phrase,
    words: keysOf(phrase).words,
    meaning: letter,
  }));

/** The only option whose text the reply asserts. */
export function optionText(text: string, options: Options): Reading {
  const sides = inOrder(text, options);
  if (sides) return sides;
  const restated =
    restates(text) || /\b(?:counter|anti)|逆/i.test(text) ? angle(text, options, respelled) : nothing;
  if (restated.value !== null) return restated;
  const reading = quoted(text, options);
  return reading.how === 'none' ? firstOf(angle(text, options, respelled), byCore(text, options)) : reading;
}

/** The option that names several sides ("left in the first image, right in the second") in the same order. */
function inOrder(text: string, options: Options): Reading | null {
  const sidesOf = (part: string) =>
    inEnglish(part.slice(0, LONGEST_WHOLE))
      .toLowerCase()
      .match(/\b(?:left|right)\b/g) ?? [];
  const all = Object.entries(options).map(([letter, option]) => ({ letter, sides: sidesOf(option) }));
  if (!all.every(({ sides }) => sides.length === 2)) return null;
  const [first, second] = [/\bfirst|\b1\b|第一/i, /\bsecond|\b2\b|第二/i].map((image) => text.search(image));
  const said = first > second && second >= 0 ? sidesOf(text).reverse() : sidesOf(text);
  const found = all.filter(({ sides }) => sides.join() === said.join());
  return found.length === 1 ? { value: found[0].letter, how: 'text' } : null;
}

/** "pas le right", "不是 left" */
const DENIED_SIDE = new RegExp(
  String.raw`(?:${anyOf('not')})\s{0,2}(?:(?:le|la|el|l['’]|der|die|das|den|il|o|a)\s)?(?:left|right)\b`,
  'giu',
);

function quoted(text: string, options: Options): Reading {
  const words = wordsOf(respelled(text).replace(DENIED_SIDE, ' '));
  const telling = words.map((word, at) => ({ ...word, at })).filter(({ text }) => !IDLE.has(text));
  const named = mentionsOf(telling, phrasesOf(options));
  const said = named
    .filter(({ end, phrase }) => !(NUMBERED.test(phrase) && DESCRIBED.test(telling[end]?.text ?? '')))
    .filter(({ start, end }) => !denied(words, { start: telling[start].at, end: telling[end - 1].at + 1 }));
  const found = new Set(said.map(({ meaning }) => meaning));
  if (found.size > 1) return hedged;
  // "Definitely not the left one"
  const rest = Object.keys(options).filter((letter) => !named.some(({ meaning }) => meaning === letter));
  if (found.size === 0 && named.length > 0 && rest.length === 1) return { value: rest[0], how: 'text' };
  return found.size === 1 ? { value: said[0].meaning, how: 'text' } : nothing;
}

const DENIAL = /,?\s(?:and\s)?\(?(?:not|rather than|instead of)\s[^,.;)]*\)?/gi;

const cores = new WeakMap<Options, readonly { letter: string; core: readonly string[] }[]>();

/** The words of each option, up to where it goes on to say in what respect, that fewer than half of all options share. */
function coresOf(options: Options) {
  const found = cores.get(options);
  if (found) return found;
  const all = Object.entries(options).map(([letter, option]) => {
    const said = option.replace(/^(?:yes|no),\s/i, '').split(/\s?\(|\b(?:relative|from)\b/, 1)[0];
    return { letter, words: key(said).split(' ') };
  });
  const shared = (word: string) => all.filter(({ words }) => words.includes(word)).length;
  const made = all.map(({ letter, words }) => ({
    letter,
    core: words.filter(
      (word) =>
        word.length > 1 &&
        !GENERAL.has(word) &&
        !/^\d/.test(word) &&
        shared(word) < all.length &&
        shared(word) * 2 <= Math.max(4, all.length),
    ),
  }));
  cores.set(options, made);
  return made;
}

const GENERAL = new Set(
  'each other needed has is it of to direction facing image object cannot determined first second third fourth fifth directly'.split(
    ' ',
  ),
);
const MOST_WORDS = 40;

/** The option of which a short text has all words that tell it apart, of two that share words the longer. */
function byCore(text: string, options: Options): Reading {
  const all = coresOf(options);
  const near = text.slice(0, LONGEST_WHOLE);
  const denies = all.some(({ core }) => core.includes('not'));
  const words = new Set(key(denies ? near : near.replace(DENIAL, ' ')).split(' '));
  if (words.size > MOST_WORDS) return nothing;
  if (denies && words.has('no')) words.add('not');
  const had = all.filter(
    ({ core }) => core.some((word) => word !== 'not') && core.every((word) => words.has(word)),
  );
  const most = had.filter(
    ({ core }) =>
      !had.some(
        (other) => other.core.length > core.length && core.every((word) => other.core.includes(word)),
      ),
  );
  return most.length === 1 ? { value: most[0].letter, how: 'text' } : nothing;
}

/**
 * The option that a reply says to have what was asked for, or, of two, the one that is left when it says the opposite of the
 * other: "the right foot is farther back than the left foot". One clause says it of one option, or compares two.
 */
export function compared(text: string, options: Options, { property }: Asked): Reading {
  if (property === null) return nothing;
  const [has, lacks] = property;
  const phrases = phrasesOf(options);
  const [yes, no] = [new Set<string>(), new Set<string>()];
  for (const clause of respelled(text.slice(0, LONGEST_WHOLE).replace(/\([^()]*\)/g, ' ')).split(
    /[.,;，；。\n]|\b(?:and|while|but)\b/,
  )) {
    const is = has.test(clause);
    if (is === lacks.test(clause)) continue;
    const words = wordsOf(clause);
    const said = mentionsOf(words, phrases).filter(
      ({ start }) =>
        !/^not$|n['’]t$/.test(words[start - (OWNING.test(words[start - 1]?.text ?? '') ? 2 : 1)]?.text ?? ''),
    );
    const [first, second] = said.map(({ meaning }) => meaning);
    if (first === undefined || (second !== undefined && !/\b(?:than|of|behind)\b/.test(clause))) continue;
    (is ? yes : no).add(first);
    if (second !== undefined) (is ? no : yes).add(second);
  }
  const rest = Object.keys(options).filter((letter) => !no.has(letter));
  const [found] = yes.size === 1 ? yes : yes.size === 0 && no.size > 0 && rest.length === 1 ? rest : [];
  return found === undefined ? nothing : { value: found, how: 'text' };
}

/** A text in which numbered options ("Image 3") stand as their letters, if all of them are numbered; else `null`. */
export function withLetters(text: string, options: Options): string | null {
  const all = Object.entries(options);
  if (!all.every(([, option]) => NUMBERED.test(option))) return null;
  return all.reduce(
    (said, [letter, option]) =>
      said.replace(
        new RegExp(String.raw`\b${option.replace(/\s+/, String.raw`\s?`)}\b`, 'gi'),
        `option ${letter}`,
      ),
    text,
  );
}
