import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { askedIn, ownSides, turned, type Asked } from './asked.js';
import { bareOption, contradicts } from './bare-option.js';
import { choiceOf, notRuledOut } from './letter-cues.js';
import { letterMentions, type LetterMention } from './letter-mentions.js';
import { compared, optionText, wholeOption, withLetters } from './option-text.js';
import { described, leftOver, ranked, weighed } from './weighing.js';
import { firstOf, hedged, nothing, type Reading, type Rule } from '../reading.js';
import { readYesNo } from '../yes-no.js';
import { SENTENCE_BREAK } from '../sentences.js';

type Options = Readonly<Record<string, string>>;

/**
 * Reads an option letter (RotOutBench A.3, rotation matching): what the reply states as its answer; else a sentence or line
 * that is nothing but an option, or an option that words choose ("I choose B", "B is correct"), the last of them; else the
 * only one in bold; else the first valid letter. Letters that the reply rules out ("not A", "A is wrong") and lists of all
 * the options are passed over. A reply without a letter that quotes the text of exactly one option chooses it.
 * @param text from `replyText`
 * @param prompt what was asked, by which letters that are names of objects and opposites are known
 */
export function readLetter(text: string, options: Options, prompt = ''): Reading {
  const asked = askedIn(prompt);
  return finalAnswer(
    turned(
      text
        .replace(INTERJECTION, ' ')
        .replace(AXES, '$1 degrees Horizontal then $2 degrees Vertical')
        .replace(/\b(option|choice|answer)_(?=[a-z]\b)/gi, '$1 '),
      asked,
    ),
    optionReader(options, asked),
  );
}

/** What names no side: "That's right, it is his left foot". */
const INTERJECTION =
  /\b(?:that(?:['’]s| is)|all|you(?:['’]re| are)) right\b(?=[,.!:])|^right(?=[!,] (?:so|let|ok|now|the|i)\b)|\bright-handed\b/gi;

/** "H: 180, V: 90": angles about the horizontal and the vertical axis, not option H. */
const AXES = /\bH\s?[:=]\s?(\d{1,3})(?:\s?°|\s?deg\w*)?[,;\s]{1,3}V\s?[:=]\s?(\d{1,3})(?:\s?°|\s?deg\w*)?/g;

/** The reader of one option. */
const optionReader = (options: Options, asked: Asked): Reader<Reading> => ({
  none: nothing,
  chosen: true,
  said: (part) => readSaid(part, options, asked),
  bare: (part) => {
    const value = bareOption(part, options);
    return value === null ? null : { value, how: 'line' };
  },
  prose: (text) => {
    const weight = firstOf(weighed(text, options), ranked(text, options));
    return weight.value === null ? readProse(text, options, asked) : weight;
  },
  real: (part) => optionText(part, options),
});

const MOST_SENTENCES = 2000;

/** The option that a statement begins with: "B, because …", "option B (Image 3)", "Image 3, not image 2". */
function readSaid(part: string, options: Options, asked: Asked): Reading {
  const [first = ''] = part.split(/\n/, 1);
  const sentence = first.split(SENTENCE_BREAK, 1)[0] ?? first;
  const clause = sentence.split(/[,;:(—]/, 1)[0] ?? sentence;
  const whole = bareOption(first, options) ?? bareOption(sentence, options) ?? bareOption(clause, options);
  if (whole) return { value: whole, how: 'line' };
  const mentions = letterMentions(first, new Set(Object.keys(options)), asked.objects);
  const [opening] = mentions;
  if (opening && opening.start <= LONGEST_LEAD && bareLead(first.slice(0, opening.start)))
    if (notRuledOut(first, mentions)[0] === opening) return { value: opening.letter, how: 'first' };
  const said = optionText(sentence, options);
  if (said.value !== null) return said;
  return readProse(first === '' ? part : first, options, asked);
}

const LONGEST_LEAD = 40;
/** Whether nothing of its own stands before a letter: marks, "option", "the letter". */
const bareLead = (lead: string): boolean => /^[\s\p{P}\p{S}]*$/u.test(withoutNames(lead));
const withoutNames = (lead: string): string =>
  lead.replace(
    /\b(?:the|an?|option|choice|candidate|image|picture|figure|panel|letter|answer|number|clearly|indeed|definitely|likely|most|probably)\b|选项?|選項?|圖|图/giu,
    '',
  );

function readProse(text: string, options: Options, asked: Asked): Reading {
  if (contradicts(text, options)) return hedged;
  const quoted = wholeOption(text, options);
  if (quoted) return { value: quoted, how: 'text' };
  const alone = /^[^\p{L}\p{N}]*([A-Za-z])[^\p{L}\p{N}]*$/u.exec(text)?.[1]?.toUpperCase();
  if (alone !== undefined && Object.hasOwn(options, alone)) return { value: alone, how: 'whole' };
  const { reading, certain } = readLetters(text, options, asked);
  if (certain && reading.how !== 'first') return reading;
  const own = ownSides(text, asked);
  const by = compared(own, options, asked);
  if (by.value !== null) return by;
  if (certain) return reading;
  const all = optionText(text, options);
  const said = all.how === 'hedged' && own !== text ? firstOf(optionText(own, options), all) : all;
  if (said.how === 'hedged') return numbered(text, options, asked) ?? concluded(text, options) ?? said;
  if (said.value === null && reading.value === null) return yesOrNo(text, options) ?? said;
  return said.value !== null || reading.value === null ? said : reading;
}

/** What a reply says of options that it calls by their numbers, read as if it were said of their letters. */
function numbered(text: string, options: Options, asked: Asked): Reading | null {
  const lettered = withLetters(text, options);
  const stated = lettered === null ? null : readLetters(lettered, options, asked).reading;
  return stated?.value && stated.how !== 'first' ? { ...stated, how: 'text' } : null;
}

/** The option that begins with Yes or No, where a reply says just that. */
function yesOrNo(text: string, options: Options): Reading | null {
  const begin = (word: RegExp) => Object.keys(options).filter((letter) => word.test(options[letter]));
  const [yes, no] = [begin(/^yes\b/i), begin(/^no\b(?! rotation)/i)];
  if (yes.length !== 1 || no.length !== 1) return null;
  const { value } = readYesNo(text);
  return value === null ? null : { value: (value === 'Yes' ? yes : no)[0], how: 'opening' };
}

const CONCLUDES = /^\W*(?:so|therefore|thus|hence|in conclusion|overall|consequently)\b/i;
const MOST_WORDS = 8;
/** A clause, and that what follows explains it. */
const EXPLAINED =
  /^([^,;:(—]{1,80}?)\s?(?:[,;:(—]\s?)(?:since|because|as|although|though|even|but|not|while|which|it|i mean|actually)\b|^([^,;:(—]{1,80}?)\sI mean\b/i;

/**
 * The option of a text that names several: what it concludes with (the last "so …", or what stands after the last
 * equals sign), or what its short first sentence or its first clause names.
 */
function concluded(text: string, options: Options): Reading | null {
  const [first = ''] = text.split(SENTENCE_BREAK, 1);
  const clauses = text.split(/(?<=[.!?。।])\s+|[,;:\n]\s*|\s=\s/);
  const conclusion = clauses.findLast((clause) => CONCLUDES.test(clause));
  const sum = /=[^=\n]{1,40}$/.exec(text)?.[0];
  const opening = EXPLAINED.exec(first)?.slice(1).find(Boolean) ?? '';
  const short = (part: string) =>
    part.split(/\s+/).length <= MOST_WORDS && !/\b(?:picture|image|first)\b/i.test(part);
  for (const part of [conclusion, sum, ...[first, opening].filter(short)]) {
    const reading = part === undefined ? null : optionText(part, options);
    if (reading?.value) return { ...reading, how: part === conclusion ? 'conclusion' : 'opening' };
  }
  return null;
}

/** A letter, and whether words that quote another option would not count against it. */
type LetterReading = { reading: Reading; certain: boolean };

function readLetters(text: string, options: Options, { objects, property }: Asked): LetterReading {
  const letters = new Set(Object.keys(options));
  const all = withoutLists(text, letterMentions(text, letters, objects), letters);
  const mentions = notRuledOut(text, all);
  const certain = (value: string, how: Rule): LetterReading => ({ reading: { value, how }, certain: true });
  const stated = lastStated(text, mentions, options);
  if (stated) return certain(stated.letter, stated.how);
  const only = firstOf(described(text, all, options, property), leftOver(all, mentions, options));
  if (only.value !== null) return { reading: only, certain: true };
  const first = mentions[0];
  if (!first) return { reading: nothing, certain: false };
  const near = mentions.filter((mention) => choiceOf(text, mention) === 'near');
  if (near.length > 0) return certain(near.at(-1)!.letter, 'statement');
  const bold = new Set(mentions.filter((mention) => mention.bold).map(({ letter }) => letter));
  if (bold.size === 1) return certain([...bold][0], 'marked');
  const setOff = first.marked || first.named || /^\s?[-–—.:,]/.test(first.after);
  return { reading: { value: first.letter, how: 'first' }, certain: setOff };
}

/** The last place that is an option and nothing else, or at which words choose one. */
function lastStated(
  text: string,
  mentions: readonly LetterMention[],
  options: Options,
): { letter: string; how: Rule; at: number } | null {
  const chosen = mentions
    .filter(
      (mention) =>
        choiceOf(text, mention) === 'stated' || (mention === mentions.at(-1) && ends(text, mention)),
    )
    .map(({ letter, start }) => ({ letter, at: start, how: 'statement' as Rule }));
  const alone = bareSentences(text, options);
  // "A: Image 2 … B: Image 3": options that are listed are not answers, but for one after the list.
  const letters = alone.map(({ letter }) => letter).filter((letter, i, list) => letter !== list[i - 1]);
  const every = new Set(letters).size === Object.keys(options).length && letters.length > 1;
  if (every && new Set(letters).size === letters.length && chosen.length === 0) return null;
  const listed = new Set(letters).size > 1;
  const bareOnes = listed ? [alone[0], alone.at(-1)!].filter(({ last, first }) => last || first) : alone;
  return [...chosen, ...bareOnes].sort((a, b) => a.at - b.at).at(-1) ?? null;
}

/** Whether a letter stands alone behind the last pause of a text, and not in a list: "Looking closely, D." */
const ends = (text: string, { start, end, previous }: LetterMention): boolean =>
  /^[^\p{L}\p{N}]{0,8}$/u.test(text.slice(end)) &&
  previous > 0 &&
  (/\p{L}{2}[^\p{L}\p{N}]*[,:;→–—?]\s?["'*_(]*$|[,;]\s(?:then|finally)\s$/u.test(
    text.slice(previous, start),
  ) ||
    (text[previous - 1] === text[start] && text.slice(previous, start) === ', '));

/** Sentences and lines that are nothing but an option. */
function bareSentences(text: string, options: Options) {
  const found: { letter: string; at: number; how: Rule; first: boolean; last: boolean }[] = [];
  let at = 0;
  const parts = text.split(SENTENCE_BREAK, MOST_SENTENCES);
  parts.forEach((part, i) => {
    const letter = part.length <= 300 && !/[?？؟]\W*$/u.test(part) ? bareOption(part, options) : null;
    const start = text.indexOf(part, at);
    if (letter) found.push({ letter, at: start, how: 'line', first: i === 0, last: i === parts.length - 1 });
    at = start + part.length;
  });
  return found;
}

/** Leaves out "A, B, C, or D": a list of all the options repeats the question. */
function withoutLists(
  text: string,
  mentions: readonly LetterMention[],
  letters: ReadonlySet<string>,
): LetterMention[] {
  const kept: LetterMention[] = [];
  let run: LetterMention[] = [];
  const close = () => {
    if (letters.size < 2 || new Set(run.map(({ letter }) => letter)).size < letters.size) {
      for (const mention of run) kept.push(mention);
    }
    run = [];
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    if (
      last &&
      !/^[\s,/()"'*]{0,6}(?:or|and)?[\s,/()"'*]{0,6}$/.test(
        text.slice(last.end, Math.min(mention.start, last.end + 20)),
      )
    )
      close();
    run.push(mention);
  }
  close();
  return kept;
}
