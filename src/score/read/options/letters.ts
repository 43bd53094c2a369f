import { denied } from '../phrases/assertion.js';
import { anyOf } from '../languages/any-of.js';
import { withoutIdle } from '../languages/idle.js';
import { choiceOf, notRuledOut } from './letter-cues.js';
import { letterMentions } from './letter-mentions.js';
import { mentionsOf } from '../phrases/mentions.js';
import { nothing, type Reading, type Rule } from '../reading.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { wordsOf } from '../words.js';

type Options = Readonly<Record<string, string>>;

/** The options that a reply chooses, each once, in alphabetical order. */
export type LettersReading = Reading & { readonly letters: readonly string[] };

const none: LettersReading = { ...nothing, letters: [] };

/** "A and C", "A 和 C": between two capitals, so that an "e" or a "y" there is no option. */
const AND = new RegExp(
  String.raw`(?<=[A-Z]["'*_\x60)\]]{0,3}\s{0,2}),?\s?(?:${anyOf('and')}|&)(?=\s{0,2}["'*_\x60(\[]{0,3}[A-Z](?!\p{Script=Latin}))`,
  'gu',
);
/** "A, C", "(A) (C)", "A. C"; or "AC". */
const ONLY_LETTERS =
  /^[\s"'*_`([$]{0,4}(?:[A-Za-z](?:[\s"'*_`()[\].,、;&/+]{1,6}["'*_`([]{0,3}[A-Za-z]){0,25}|[A-Z]{2,26})[\s"'*_`)\].。।$]{0,4}$/;
const LONGEST_LINE = 120;

/**
 * Reads the letters of all options that a reply chooses: "A, C", "A and C", "E", JSON. What counts is, in this order: what the
 * reply states as its answer, a line of nothing but letters, letters that are said to be right or present, all letters
 * that the reply does not rule out ("B is not present"), the texts of options.
 * @param text from `replyText`
 */
export function readLetters(text: string, options: Options): LettersReading {
  const verdicts = new Map(
    Array.from(text.matchAll(VERDICT), ([, letter, yes]) => [letter, yes !== undefined] as const),
  );
  const right = Object.keys(options).filter((letter) => verdicts.get(letter));
  return verdicts.size > 1 && right.length > 0
    ? chosen(right, 'line')
    : finalAnswer(text, lettersReader(options));
}

const lettersReader = (options: Options): Reader<LettersReading> => ({
  none,
  chosen: true,
  said: (part) => readSaid(part, options),
  bare: (part) => bareLine(part, options) ?? bareLine(withoutIdle(part), options),
  prose: (text) => readPart(text, options),
});

/** The letters that a statement begins with: "B, C", "B and C, not A". */
function readSaid(part: string, options: Options): LettersReading {
  const [line = ''] = part.split('\n', 1);
  const sentence = line.split(SENTENCES, 1)[0];
  const alone = [line, sentence, withoutIdle(sentence)]
    .map((part) => bareLine(part, options))
    .find((reading) => reading !== null);
  if (alone) return alone;
  const letters = asserted(line, options);
  return letters.length > 0 ? chosen(letters, 'label') : readPart(part, options);
}

function readPart(text: string, options: Options): LettersReading {
  const own = text.split('\n').filter((line) => /\p{L}/u.test(line));
  const each = own.map((line) => bareLine(line, options));
  if (each.length > 1 && each.every((reading) => reading !== null))
    return chosen(
      each.flatMap(({ letters }) => letters),
      'line',
    );
  const lines = own.flatMap((line) => [line, ...line.split(SENTENCES), ...afterColons(line)]);
  const alone = lines.map((line) => bareLine(line, options)).filter((reading) => reading !== null);
  if (alone.length > 0) return lines.length <= 2 ? { ...alone[0], how: 'whole' } : alone.at(-1)!;
  const letters = allBut(text, options) ?? asserted(text, options);
  return letters.length > 0 ? chosen(letters, 'first') : byText(text, options);
}

/** "A. No B. Yes", "A - yes" */
const VERDICT = new RegExp(
  String.raw`(?<!\p{L})([A-Z])["'*_)]{0,3}(?:\s?[.:–-])?\s(?:(${anyOf('yes')})|${anyOf('no')})(?=\W|$)`,
  'giu',
);
const ALL =
  /^\W*(?:(?:they|these) )?(?:all|everything|every one)(?: (?:of )?(?:the above|them|these|the options|options|the letters|four|five|apply))*(?: (?:but|except(?: for)?|besides|other than|apart from) ([^.;\n]{1,60}))?[.!]?$/i;

/** "All of the above", "all but A and D" */
function allBut(text: string, options: Options): string[] | null {
  const all = ALL.exec(text);
  if (!all) return null;
  const left = all[1] === undefined ? [] : letterMentions(all[1], new Set(Object.keys(options)));
  const out = new Set(left.map(({ letter }) => letter));
  return all[1] !== undefined && out.size === 0
    ? null
    : Object.keys(options).filter((letter) => !out.has(letter));
}

/** Not behind "B." in "B. white fish". */
const SENTENCES =
  /(?<=[^A-Z\s][.!?]|[。।])\s+|(?<=[A-Z][.!?])\s+(?=\p{Lu}\p{L}|\p{Lu}\s\p{Ll}|¿)|(?<=[。।])/u;

/** What stands behind the colons of a line, but for those behind "Incorrect". */
const afterColons = (line: string): string[] =>
  line
    .split(/:\s/)
    .filter(
      (_, i, parts) => i > 0 && !/\b(?:incorrect|wrong|not?|absent|false|eliminated)$/i.test(parts[i - 1]),
    );

/** The letters of a line that is nothing but letters. */
function bareLine(line: string, options: Options): LettersReading | null {
  if (line.length > LONGEST_LINE || /[✗✘❌✕✓✔✅]/.test(line)) return null;
  const list = line.replace(AND, ', ').replace(/^(\W*[a-z])\s(?:and|&)\s(?=[a-z]\W*$)/, '$1, ');
  const letters = ONLY_LETTERS.test(list) ? bareLetters(list, options) : null;
  return letters && letters.length > 0 ? chosen(letters, 'line') : null;
}

/** The letters of a list; `null` where one is not an option. */
function bareLetters(list: string, options: Options): string[] | null {
  const letters = list.match(/[A-Za-z]/g)?.map((letter) => letter.toUpperCase());
  return letters?.every((letter) => Object.hasOwn(options, letter)) ? letters : null;
}

/** Letters that a text calls right, or else all that it does not rule out; a list of all options repeats the question. */
function asserted(text: string, options: Options): string[] {
  const all = Object.keys(options);
  const found = letterMentions(text, new Set(all));
  const named = found.map((mention, i) => ({
    ...mention,
    before: mention.before.slice(mention.before.lastIndexOf('\n') + 1),
    // What is said of the next letter is not said of this one.
    after: mention.after.slice(0, (found[i + 1]?.start ?? Infinity) - mention.end),
  }));
  const mentions = notRuledOut(text, named, isAbsent);
  const unique = (list: typeof mentions) => [...new Set(list.map(({ letter }) => letter))];
  const right = unique(
    mentions.filter((mention) => isPresent(mention.after) || choiceOf(text, mention) !== null),
  );
  if (right.length > 0 && mentions.length > right.length) return joined(text, mentions, right);
  const letters = unique(mentions);
  return letters.length === all.length ? [] : letters;
}

/** "The answers are A and C": of letters joined to a chosen one each is chosen. */
function joined(
  text: string,
  mentions: readonly { letter: string; start: number; end: number }[],
  right: string[],
): string[] {
  const chosen = new Set(right);
  const pairs = mentions.slice(1).map((mention, i) => [mentions[i], mention] as const);
  const near = pairs.filter(([a, b]) => JOINED.test(text.slice(a.end, Math.min(b.start, a.end + 20))));
  for (const [a, b] of near) if (chosen.has(a.letter)) chosen.add(b.letter);
  for (const [a, b] of near.reverse()) if (chosen.has(b.letter)) chosen.add(a.letter);
  return [...chosen];
}

const JOINED = new RegExp(String.raw`^[\s,、&"'*()]{0,6}(?:${anyOf('and')})?[\s"'*()]{0,4}$`, 'iu');
const ABSENT = /^[^\n.;]{0,40}?(?:[-–—:=]|\bis|\bare)\s{0,2}(?:not\b|no\b|absent|false|incorrect|✗|❌|x\b)/i;
const PRESENT =
  /^[^\n.;]{0,40}?(?:[-–—:=]|\bis|\bare)\s{0,2}(?:clearly |also )?(?:present|yes\b|true|correct|visible|applicable|✓|✔|✅)/i;
/** Right behind the letter, in tables and JSON. */
const CROSSED = /^["'*_`)\s|:=.-]{0,6}(?:false\b|no\b|✗|✘|❌|✕)/iu;
const TICKED = /^["'*_`)\s|:=.-]{0,6}(?:true\b|yes\b|✓|✔|✅|☑)/iu;
const isAbsent = (after: string): boolean => ABSENT.test(after) || CROSSED.test(after);
const isPresent = (after: string): boolean => PRESENT.test(after) || TICKED.test(after);

/** The options whose texts a reply without letters asserts. */
function byText(text: string, options: Options): LettersReading {
  const words = wordsOf(text);
  const phrases = Object.entries(options).map(([letter, phrase]) => ({
    phrase,
    words: wordsOf(phrase),
    meaning: letter,
  }));
  const said = mentionsOf(words, phrases).filter((mention) => !denied(words, mention));
  const letters = [...new Set(said.map(({ meaning }) => meaning))];
  return letters.length === 0 || letters.length === phrases.length ? none : chosen(letters, 'text');
}

function chosen(letters: readonly string[], how: Rule): LettersReading {
  const sorted = [...new Set(letters)].sort();
  return { value: sorted.join(', '), how, letters: sorted };
}
