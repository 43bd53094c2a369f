import { denied } from '../phrases/assertion.js';
import { finalAnswer } from '../final-answer.js';
import { jsonList } from '../lists/json-list.js';
import { isChosen, isRuledOut } from './letter-cues.js';
import { letterMentions } from './letter-mentions.js';
import { mentionsOf } from '../phrases/mentions.js';
import { nothing, type Reading, type Rule } from '../reading.js';
import { endOfLast } from '../reply-text.js';
import { wordsOf } from '../words.js';

type Options = Readonly<Record<string, string>>;

/** The options that a reply chooses, each once, in alphabetical order. */
export type LettersReading = Reading & { readonly letters: readonly string[] };

const none: LettersReading = { ...nothing, letters: [] };

/** "A, C", "A and C", "(A) (C)", "A. C"; or "AC". */
const ONLY_LETTERS =
  /^[\s"'*_`([]{0,4}(?:[A-Za-z](?:[\s"'*_`()[\].,;&/+]{1,6}(?:and\s{1,2})?["'*_`([]{0,3}[A-Za-z]){0,25}|[A-Z]{2,26})[\s"'*_`)\].]{0,4}$/;
const ANSWER_LABEL =
  /\b(?:final answer|answer|choice|selection)s?["'*_`]{0,3}\s{0,4}(?::|\bis\b|\bare\b)\s{0,4}/gi;
const LONGEST_LINE = 120;

/**
 * Reads the letters of all options that a reply chooses: "A, C", "A and C", "E", JSON. What counts is, in this order: what
 * stands after the last "answer:", a line of nothing but letters, letters that are said to be right or present, all
 * letters that the reply does not rule out ("B is not present"), the texts of options.
 *
 * @param text from `replyText`
 */
export function readLetters(text: string, options: Options): LettersReading {
  const json = jsonList(text);
  if (json) return readPart(json.flat().join(', '), options);
  return finalAnswer(text, (part) => readPart(part, options), none);
}

function readPart(text: string, options: Options): LettersReading {
  const label = endOfLast(ANSWER_LABEL, text) ?? 0;
  const tail = text.slice(label).trim();
  const lines = (label > 0 ? [tail.split('\n')[0]!, ...text.split('\n')] : text.split('\n')).filter(
    (line) => line.length <= LONGEST_LINE && ONLY_LETTERS.test(line),
  );
  for (const line of [lines[0], lines.at(-1)]) {
    const letters = line === undefined ? null : bareLetters(line, options);
    if (letters) return chosen(letters, line === text ? 'whole' : 'line');
  }
  if (label > 0) {
    const letters = asserted(tail.split('\n')[0]!, options);
    if (letters.length > 0) return chosen(letters, 'label');
  }
  const letters = asserted(text, options);
  return letters.length > 0 ? chosen(letters, 'first') : byText(text, options);
}

/** The letters of a line that has nothing else; `null` where one is not an option. */
function bareLetters(line: string, options: Options): string[] | null {
  const letters = line
    .replace(/\band\b/gi, ' ')
    .match(/[A-Za-z]/g)
    ?.map((letter) => letter.toUpperCase());
  return letters?.every((letter) => Object.hasOwn(options, letter)) ? letters : null;
}

/** Letters that a text calls right, or else all that it does not rule out; a list of all options repeats the question. */
function asserted(text: string, options: Options): string[] {
  const all = Object.keys(options);
  const mentions = letterMentions(text, new Set(all))
    .map((mention) => ({ ...mention, before: mention.before.slice(mention.before.lastIndexOf('\n') + 1) }))
    .filter((mention) => !isRuledOut(mention) && !isAbsent(mention.after));
  const unique = (list: typeof mentions) => [...new Set(list.map(({ letter }) => letter))];
  const right = unique(mentions.filter((mention) => isPresent(mention.after) || isChosen(text, mention)));
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
  mentions.forEach((mention, i) => {
    const last = mentions[i - 1];
    if (!last || !chosen.has(last.letter)) return;
    if (
      /^[\s,&"'*()]{0,6}(?:and)?[\s"'*()]{0,4}$/.test(
        text.slice(last.end, Math.min(mention.start, last.end + 20)),
      )
    )
      chosen.add(mention.letter);
  });
  return [...chosen];
}

const ABSENT = /^[^\n.;]{0,40}?(?:[-–—:=]|\bis|\bare)\s{0,2}(?:not\b|no\b|absent|false|incorrect|✗|❌|x\b)/i;
const PRESENT =
  /^[^\n.;]{0,40}?(?:[-–—:=]|\bis|\bare)\s{0,2}(?:clearly |also )?(?:present|yes\b|true|correct|visible|applicable|✓|✔|✅)/i;
const isAbsent = (after: string): boolean => ABSENT.test(after);
const isPresent = (after: string): boolean => PRESENT.test(after);

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
