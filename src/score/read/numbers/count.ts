import { bare } from '../bare.js';
import { anyOf } from '../languages/any-of.js';
import { withoutIdle } from '../languages/idle.js';
import { hedged, nothing, type Reading, type Rule } from '../reading.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { names } from '../../words/names.js';
import { readings } from '../../words/readings.js';
import { numbersIn, type NumberMention } from './numerals.js';
import { articled, things } from './without-numbers.js';
import { SENTENCE_BREAK } from '../sentences.js';

/**
 * Reads a count: what the reply states, a line of a number alone, a sum ("3+4=7", "7 in total"), the number of what is
 * counted, the number that a sentence opens with before it tells its parts ("7 sofas: 2 red, 5 blue"), the number that is the
 * sum of all others, the only one. The value is in digits.
 * @param text from `replyText`
 * @param counted what is counted, e.g. "sofa"; `null` where it is not known
 */
export const readCount = (text: string, counted: string | null): Reading =>
  finalAnswer(text, countReader(counted));

const countReader = (counted: string | null): Reader<Reading> => ({
  none: nothing,
  said: (part) => readSaid(part, counted),
  bare: (part) => bareNumber(part),
  prose: (text) => readProse(text, counted),
});

const read = (value: number, how: Rule): Reading => ({ value: String(value), how });

/** A part that is a number and nothing else. */
function bareNumber(part: string): Reading | null {
  if (part.length > 80 || /[?？؟]\s*$/.test(part)) return null;
  const [number, ...more] = numbersIn(part);
  if (!number || more.length > 0) return null;
  const around = `${part.slice(0, number.start)} ${part.slice(number.end)}`;
  return bare(withoutIdle(around)) === '' ? read(number.value, 'line') : null;
}

/** The count that a statement begins with. */
function readSaid(part: string, counted: string | null): Reading {
  const [line = ''] = part.trim().split('\n', 1);
  const [first, second] = numbersIn(line);
  if (
    first &&
    bare(line.slice(0, first.start)) === '' &&
    !isAlternative(line, first, second) &&
    !isSummand(line, first)
  )
    return read(first.value, 'label');
  return readProse(line, counted);
}

const ALTERNATIVE = new RegExp(
  String.raw`^\s{0,2}(?:(?:${anyOf('or')})|[-–—~/]|to\b)\s{0,2}["'*(]{0,2}$`,
  'iu',
);
const SUMMAND = /^\s{0,2}(?:[+＋]|plus\b)/i;
const isSummand = (text: string, { end }: NumberMention): boolean => SUMMAND.test(text.slice(end, end + 8));

/** Whether a number is one of several: "6 or 7", "6-7". */
function isAlternative(text: string, number: NumberMention, next: NumberMention | undefined): boolean {
  return next !== undefined && ALTERNATIVE.test(text.slice(number.end, next.start));
}

/** The most numbers of a reply that counts; with more it counts nothing. */
const MOST = 100;

function readProse(text: string, counted: string | null): Reading {
  const said = numbersIn(text).filter(({ start }) => !isDenied(text, start));
  if (said.length > MOST) return hedged;
  const all = withoutWholes(text, said);
  const values = new Set(all.map(({ value }) => value));
  const listed = things(text, counted);
  if (listed > 1 && all.length <= listed && new Set(all.map(({ value }) => value)).size <= 1)
    return read(listed, 'line');
  if (values.size === 0) {
    const few = counted === null || said.length > 0 ? null : articled(text, counted);
    return few === null ? nothing : read(few, 'only');
  }
  // Counting aloud: "1, 2, 3"
  if (all.length > 2 && all.every(({ value }, i) => value === i + 1) && /^[\s\d,.;and]*$/.test(text))
    return read(all.length, 'conclusion');
  if (all.some((number, i) => isAlternative(text, number, all[i + 1]))) return hedged;
  const named = counted === null ? [] : all.filter((number) => isNamed(text, number, all, counted));
  if (values.size === 1)
    return read((all.length > 1 && sumOfParts(text, all, named)) || all[0].value, 'only');
  const lines = text
    .split(SENTENCE_BREAK)
    .map(bareNumber)
    .filter((reading) => reading !== null);
  const alone = lines.at(-1);
  // "7 sofas and 4 chairs, 11 in total": the sum is of other things, too.
  const mixed =
    named.length > 0 &&
    all.some((number) =>
      readings().some(
        (word) => word !== counted && !named.includes(number) && isNamed(text, number, all, word),
      ),
    );
  const others = (number: NumberMention) =>
    named.length > 0 && !named.includes(number) && OTHERS.test(text.slice(number.end, number.end + 40));
  const total = mixed
    ? undefined
    : all.filter((number) => isTotal(text, number.start, number.end) && !others(number)).at(-1);
  if (total) return read(total.value, 'conclusion');
  if (alone) return alone;
  const last = all.at(-1)!;
  if (!mixed && all.length > 2 && 2 * last.value === sumOf(all)) return read(last.value, 'conclusion');
  const parts = mixed ? null : sumOfParts(text, all, named);
  if (parts !== null) return read(parts, 'conclusion');
  const stated = named.length > 0 ? named : all.filter((number) => isHead(text, number, all));
  const lone = stated.filter(({ start, end }) => isLone(text, start, end));
  const heads = lone.length > 0 ? lone : stated;
  const head = new Set(heads.map(({ value }) => value));
  if (head.size === 1) return read(heads[0].value, 'statement');
  const sum = all.find(({ value }) => 2 * value === sumOf(all));
  return sum ? read(sum.value, 'conclusion') : hedged;
}

const VERB = /^(?:\s\p{L}+){0,3}?\s(?:is|are)\b/iu;
const PLACE = /^(?:\s\p{L}+){0,3}?\s(?:on|in|at|behind|near|under)\b/iu;
const JOINT = new RegExp(String.raw`(?:,|${anyOf('and')})\s{0,3}$`, 'iu');

/** The sum of parts that one sentence joins, each placed or described alike: "two are open and one is closed"; `null` for others. */
function sumOfParts(
  text: string,
  all: readonly NumberMention[],
  named: readonly NumberMention[],
): number | null {
  const alike = (pattern: RegExp) =>
    all.every(({ end }, i) => pattern.test(text.slice(end, all[i + 1]?.start)));
  const joined = all.slice(1).every(({ start }, i) => {
    const between = text.slice(all[i].end, start);
    return !/[.!?\n:(]|\b(?:with|including|of)\b/.test(between) && JOINT.test(between);
  });
  const parts = named.includes(all[0]) && (named.length === all.length || alike(VERB) || alike(PLACE));
  return joined && parts ? sumOf(all) : null;
}

const sumOf = (numbers: readonly NumberMention[]): number =>
  numbers.reduce((sum, { value }) => sum + value, 0);

/** Nobody is asked for a number of these. */
const GENERAL_NOUN = /^\s(?:different |other )?(?:things|objects|items|pieces(?: of furniture)?|elements)\b/i;
const WHOLE = /(?<!\b(?:total|sum) )\b(?:out )?of (?:the |these |all )?$/i;
/** "Of the 11 pieces, 7 …": without the numbers of which others are a part. */
function withoutWholes(text: string, numbers: readonly NumberMention[]): readonly NumberMention[] {
  const parts = numbers.filter(
    ({ start, end }) =>
      !WHOLE.test(text.slice(Math.max(0, start - 20), start)) &&
      !GENERAL_NOUN.test(text.slice(end, end + 30)),
  );
  return parts.length > 0 ? parts : numbers;
}

const DENIED = new RegExp(String.raw`(?:${anyOf('not')}|(?:more|fewer|less) than)\s{0,2}["'*(]{0,2}$`, 'iu');
const isDenied = (text: string, start: number): boolean =>
  DENIED.test(text.slice(Math.max(0, start - 30), start));

const TOTAL_BEFORE = new RegExp(
  String.raw`(?:=|${anyOf('total')})(?:[\s:*"'(,]|${anyOf('joins')}|${anyOf('counts')}|${anyOf('idle')}){0,6}$`,
  'iu',
);
const TOTAL_AFTER = new RegExp(String.raw`^[\s*"')]{0,4}(?:[\p{L}\p{M}]+\s){0,2}(?:${anyOf('total')})`, 'iu');

/** "5 devices in all": the total is of other things. */
const OTHERS = /^\s(?!of\b|in\b|all\b|altogether|overall|total)\p{L}{3,30}\s(?:in|al|ov|to)/iu;

function isTotal(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return (
    TOTAL_BEFORE.test(before.slice(before.lastIndexOf('\n') + 1)) ||
    TOTAL_AFTER.test(text.slice(end, end + 40))
  );
}

/** Whether what is counted is named behind a number, before the next one: "7 red sofas", "7 couches". */
function isNamed(
  text: string,
  { start, end }: NumberMention,
  all: readonly NumberMention[],
  counted: string,
): boolean {
  const label = /([\p{L} ]{1,30})["'*]{0,3}\s?[:=]\s?$/u.exec(
    text.slice(Math.max(0, start - 40), start),
  )?.[1];
  if (label !== undefined) return names(label, { word: counted, accept: [] });
  const next = all.find((other) => other.start >= end)?.start ?? text.length;
  const behind = text
    .slice(end, Math.min(next, end + 60))
    .split(/[.!?\n;:,(]/, 1)[0]
    .replace(OF_THEM, ' ');
  // "4 in the tree" are no trees.
  if (PLACED.test(behind)) return false;
  const words = behind.trim().split(/\s+/).slice(0, 4);
  return words.some((_, i) => names(words.slice(0, i + 1).join(' '), { word: counted, accept: [] }));
}

/** "3 of them are laptops" */
const OF_THEM = /^\s(?:of (?:them|these|those|which) )?(?:is|are|have|has)\s/i;
const PLACED = /^\s*(?:in|on|at|of|to|under|behind|near|by|over|with|from|are|is)\b/i;
const PART = new RegExp(String.raw`^[^.!?。।\n,;(\d]{0,12}(?:${anyOf('parts')})`, 'iu');
const PART_BEFORE = new RegExp(String.raw`(?:${anyOf('parts')})[^.!?\n]{0,20}$`, 'iu');
/** "11 things, of which 7 are sofas": of what is named so generally, the number of what was asked for follows. */
const GENERAL =
  /\b(?:things|objects|items|pieces(?: of furniture)?|elements|in total|figures)\b[^.!?\n]{0,12}(?:of which|of these|of them|of those)\s(?:only\s)?$/i;

/**
 * Whether a number is what its sentence counts: the first of it, outside of brackets, and no part ("4 of them"). A sentence that
 * begins with parts ("3 on the left and 4 on the right") counts nothing.
 */
function isHead(text: string, { start, end }: NumberMention, all: readonly NumberMention[]): boolean {
  const from =
    Math.max(...['.', '!', '?', '\n', '。', '।'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const before = text.slice(from, start);
  if (GENERAL.test(before)) return true;
  const behind = all.find((other) => other.start >= end);
  if (behind && GENERAL.test(text.slice(from, behind.start))) return false;
  if (PART_BEFORE.test(before) || PART.test(text.slice(end, end + 30))) return false;
  if (/[([][^)\]]*$/.test(before)) return false;
  return (
    !all.some((other) => other.start >= from && other.start < start) &&
    (bare(before) === '' || COUNTS.test(before))
  );
}

/** Whether a number is the only one of its sentence. */
function isLone(text: string, start: number, end: number): boolean {
  const from = text.slice(0, start).search(/[^.!?\n。।]*$/);
  const to = text.slice(end).search(/[.!?\n。।]|$/);
  return numbersIn(text.slice(from, end + to)).length === 1;
}

const COUNTS = new RegExp(String.raw`(?:${anyOf('counts')})`, 'iu');
