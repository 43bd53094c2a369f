import { bare } from '../bare.js';
import { anyOf } from '../languages/any-of.js';
import { withoutIdle } from '../languages/idle.js';
import { nothing, type Reading, type Rule } from '../reading.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { NUMERALS } from './numerals.js';
import { SENTENCE_BREAK } from '../sentences.js';

/** `8:20`, `8.20`, `8h20`, `08:20:00`, `20:20`, `8:20AM`, `8時20分`, `8点20分`. */
const DIGITS =
  /(?<![\p{N}.:])(\d{1,2})\s?(?:[:.h：]|\{:\}|h\s|Uhr\s|o['’]clock\s(?:and\s)?|[時点點시]\s?|hours?,?(?: and)? )\s?(\d{2})(?!\p{N}|\.\d)(?::\d{2})?(?:\s?[分분])?(?:\s?(?:[ap]\.?\s?m\b\.?|o['’]clock|Uhr|h(?:ours|rs)?\b))?/giu;
/** `8 o'clock`. */
const FULL =
  /(?<![\p{N}.:])(\d{1,2})\s?(?:o['’]?\s?clock|(?:[ap]\.?m\b\.?)|Uhr(?!\s\d)|[時点點시](?!\s?\d|\p{L}))/giu;
/** `twenty past eight`, `quarter to nine`. */
const SPOKEN =
  /\b(half|(?:a )?quarter|\d{1,2}|five|ten|twenty(?:[- ]five)?)(?: minutes?)? (past|after|to|before) (\p{L}+|\d{1,2})\b/giu;
/** `eight twenty`. */
const HOUR_AND_MINUTES =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](five|ten|twenty(?:[- ]five)?|thirty|forty|fifty)\b/gi;
const MINUTES: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  'a quarter': 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** A time in a text, minutes after midnight or noon. */
type TimeMention = { readonly minutes: number; readonly start: number; readonly end: number };

/** `8:20` of minutes after twelve. */
const written = (minutes: number): string =>
  `${Math.floor(minutes / 60) || 12}:${String(minutes % 60).padStart(2, '0')}`;

function timesIn(text: string): TimeMention[] {
  const found: TimeMention[] = [];
  const add = ({ index, 0: whole }: RegExpExecArray, hours: number, minutes: number) => {
    const taken = found.some(({ start, end }) => index < end && index + whole.length > start);
    if (!taken && hours <= 24 && minutes < 60)
      found.push({
        minutes: ((hours % 12) * 60 + minutes + 720) % 720,
        start: index,
        end: index + whole.length,
      });
  };
  for (const match of text.matchAll(DIGITS)) add(match, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(SPOKEN)) {
    const hour = Number(match[3]) || NUMERALS.get(match[3].toLowerCase());
    const minutes = Number(match[1]) || MINUTES[match[1].toLowerCase().replace('-', ' ')];
    if (hour === undefined || minutes === undefined) continue;
    const before = /^(?:to|before)$/i.test(match[2]);
    add(match, before ? hour - 1 : hour, before ? 60 - minutes : minutes);
  }
  for (const match of text.matchAll(HOUR_AND_MINUTES))
    add(match, NUMERALS.get(match[1].toLowerCase())!, MINUTES[match[2].toLowerCase().replace('-', ' ')]);
  for (const match of text.matchAll(FULL)) add(match, Number(match[1]), 0);
  return found.sort((a, b) => a.start - b.start);
}

/** A time of a twelve-hour clock, written as answers are; `null` for what is none. */
export function timeOf(text: string): string | null {
  const [time, ...more] = timesIn(text);
  return time && more.length === 0 && bare(text.slice(0, time.start) + text.slice(time.end)) === ''
    ? written(time.minutes)
    : null;
}

/**
 * Reads a time of a clock with twelve hours: what the reply states, a sentence of a time alone, the only one that it does not
 * deny or say of another view. The value is as in `8:20`.
 * @param text from `replyText`
 */
export const readTime = (text: string): Reading =>
  finalAnswer(
    text
      .replace(/^\W*(\d\d)([0-5]\d)\W*$/, '$1:$2')
      .replace(FIELDS, (_, hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`)
      .replace(
        HAN,
        (_, hour: string, minute: string) => `${fromHan(hour)}:${String(fromHan(minute)).padStart(2, '0')}`,
      ),
    reader,
  );

/** `Hour: 1, minute: 25` */
const FIELDS = /\bhours?["']?\s?[:=]\s?(\d{1,2})\W{1,8}min(?:ute)?s?["']?\s?[:=]\s?(\d{1,2})(?!\d)/gi;
/** 一点二十五分 */
const HAN = /([一二两兩三四五六七八九十]{1,2})[点點時时]([一二三四五六七八九十]{1,3})分?/g;

/** The number of up to two digits that Chinese or Japanese numerals write. */
function fromHan(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (one: string | undefined, otherwise: number) => (one ? NUMERALS.get(one)! : otherwise);
  return (text.includes('十') ? digit(tens, 1) * 10 : 0) + digit(ones, 0);
}

const reader: Reader<Reading> = {
  none: nothing,
  said: (part) => {
    const [line = ''] = part.trim().split('\n', 1);
    const [first, second] = timesIn(line);
    if (!first || bare(line.slice(0, first.start)) !== '') return readProse(line);
    return second && /^\W*(?:or)\W*$/i.test(line.slice(first.end, second.start))
      ? hedged
      : read(first, 'label');
  },
  bare: bareTime,
  prose: readProse,
};

const hedged: Reading = { value: null, how: 'hedged' };
const read = ({ minutes }: TimeMention, how: Rule): Reading => ({ value: written(minutes), how });

function bareTime(part: string): Reading | null {
  if (part.length > 80 || /[?？؟]\s*$/.test(part)) return null;
  const [time, ...more] = timesIn(part);
  if (!time || more.length > 0) return null;
  return bare(withoutIdle(`${part.slice(0, time.start)} ${part.slice(time.end)}`)) === ''
    ? read(time, 'line')
    : null;
}

/** The most characters that are read; of a longer reply, its end. */
const LONGEST = 4000;
const DENIED = new RegExp(String.raw`(?:${anyOf('not')})\s{0,2}["'*(]{0,2}$`, 'iu');
/** What is said of how a clock seems and not of how it is. */
const SEEMING =
  /\b(?:seems?|appears?|looks?|would (?:seem|read)|in (?:the|a) mirror|mirrored|as (?:shown|mirrored)|mirror image\s?[:=]|ordinary)(?!\p{L})(?:(?!\bbut\b)[^.!?;\n])*$/iu;

function readProse(whole: string): Reading {
  const text = whole.slice(-LONGEST);
  const all = timesIn(text).filter(({ start }) => !DENIED.test(text.slice(Math.max(0, start - 30), start)));
  const one = (list: readonly TimeMention[]) =>
    new Set(list.map(({ minutes }) => minutes)).size === 1 ? list[0] : null;
  const only = one(all);
  if (only) return read(only, 'only');
  if (all.length === 0) return nothing;
  const sentences = text
    .split(SENTENCE_BREAK)
    .map(bareTime)
    .filter((reading) => reading !== null);
  const alone = sentences.at(-1);
  if (alone) return alone;
  const concluded = one(
    timesIn(
      /(?:\b(?:so|therefore|thus|hence|becomes?|gives?|yields?)\b|[=→]|->)[^.!?\n=→]*$/i.exec(
        text.trim().replace(/[.!]$/, ''),
      )?.[0] ?? '',
    ),
  );
  if (concluded) return read(concluded, 'conclusion');
  const stated = one(all.filter(({ start }) => !SEEMING.test(text.slice(Math.max(0, start - 60), start))));
  return stated ? read(stated, 'statement') : hedged;
}
