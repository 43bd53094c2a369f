import { anyOf } from './languages/any-of.js';
import { askedIn, type Asked } from './options/asked.js';
import { nothing, type Reading, type Rule } from './reading.js';
import { finalAnswer } from './statements/final-answer.js';
import type { Reader } from './statements/statement.js';
import { SENTENCE_BREAK } from './sentences.js';

const YES = anyOf('yes');
const NO = anyOf('no');
/** "no motion" speaks of motion: only before these, or before nothing, an English "no" says No. */
const ENGLISH =
  /(?<![\p{L}\p{N}_/])(?:yes|no)(?![\p{L}\p{N}_/'’]|[-‐]\p{L}| (?!(?:the|it|they|this|that|there|these|those|he|she|i|you|we|because|since|as|and)\b)[\p{L}])/giu;
/** "yes or no", "yes/no" repeats the question, the more so before a colon: "Yes/No: Yes", "(Yes or No) Yes". */
const BOTH = /\byes\s{0,2}(?:\/|or|and\/or)\s{0,2}no\b/gi;
const ECHO = new RegExp(
  String.raw`\(?\s?(?:${YES})\s{0,2}(?:/|${anyOf('or')})\s{0,2}(?:${NO})\s{0,2}["'*_)\]]{0,4}\s{0,2}(?:[:?？=→]|-+>|(?<=\)\s{0,2}))`,
  'giu',
);
/** Not "not yes", "isn't a yes". */
const DENIED = /(?:\bnot|n['’]t|\brather than|\binstead of)\s(?:an?\s|just\s)?["'*_`]?$/i;
const IDLE = String.raw`(?:(?:${anyOf('idle')})[\s\p{P}]{0,6})`;
/** Yes or No and no more than "it is" around it. */
const WHOLE = new RegExp(
  String.raw`^[\s\p{P}\p{S}]*${IDLE}{0,6}?["'“*_\x60]{0,3}(?:(?<no>${NO}|false|incorrect|n)|(?<yes>${YES}|true|correct|y))[\s\p{P}\p{S}]*${IDLE}{0,4}$`,
  'iu',
);
/** A Yes or No at the beginning, before a pause or the end. */
const OPENING = new RegExp(
  String.raw`^[\s"'“”*_\x60([「]{0,6}(?:(?<yes>${YES})|(?<no>${NO}))["'“”*_\x60)\]」]{0,4}(?:[.,;:!،。、।\n—–]|-(?=\s)|$|\s{1,2}[,;:—–-])`,
  'iu',
);

/** "No, I can't see an image" is not an answer. */
const REFUSES =
  /^(?:\W*(?:no|sorry|i['’]m sorry|unfortunately)\b[,.]? (?:but )?)?(?:i (?:can(?:['’]t|not)|am unable to) (?:see|view|access|open) (?:an|any|the|this) (?:image|picture|photo)|cannot be determined)/i;

/**
 * Reads whether a reply says Yes or No, in any language: what it states as its answer, what it begins with, or the only one of
 * both that it says. Both together are not an answer.
 * @param text from `replyText`
 */
export function readYesNo(text: string, prompt = ''): Reading {
  if (REFUSES.test(text)) return nothing;
  const reading = finalAnswer(text.replace(ECHO, ' ').trim(), reader);
  return reading.how === 'none' ? claimed(text, askedIn(prompt)) : reading;
}

const SAME = /\b(?:same|equal(?:ly)?|identical|no difference)\b|一样|一樣|相同|同じ|gleich|même|iguales/i;
const SIDE = /\b(?:left|right|first|second|upper|lower)\b/i;
const DENIES = new RegExp(anyOf('not'), 'iu');

/** What a reply says of the property that is asked for: "The right square is lighter", "both are the same shade". */
function claimed(text: string, { property, subject }: Asked): Reading {
  if (property === null || text.length > 400 || /[?？]\s*$/.test(text)) return nothing;
  const last = text.split(/\b(?:but|however|yet|although|though)\b/i).at(-1)!;
  if (/\b(?:seems?|looks?|appears?|if|whether|cannot|can['’]t)\b/i.test(last)) return nothing;
  const [has, lacks] = property;
  if (SAME.test(last) || lacks.test(last)) return says('no', 'statement');
  if (!has.test(last)) return nothing;
  const [side, asked] = [SIDE.exec(last)?.[0].toLowerCase(), SIDE.exec(subject)?.[0].toLowerCase()];
  const other = side !== undefined && asked !== undefined && side !== asked;
  return says(DENIES.test(last) || other ? 'no' : 'yes', 'statement');
}

const reader: Reader<Reading> = {
  none: nothing,
  said: (part) => opening(part) ?? readPart(part.split('\n', 1)[0]),
  bare: whole,
  prose: readPart,
  real: readPart,
  yesOrNo: true,
};

/** A part that is Yes or No and nothing else. */
function whole(part: string): Reading | null {
  const groups = part.length <= 80 ? WHOLE.exec(part)?.groups : undefined;
  return groups ? says(groups['no'] === undefined ? 'yes' : 'no', 'line') : null;
}

function opening(part: string): Reading | null {
  const groups = OPENING.exec(part.slice(0, 60))?.groups;
  if (!groups) return null;
  return says(groups['yes'] === undefined ? 'no' : 'yes', 'opening');
}

function readPart(text: string): Reading {
  const alone = whole(text);
  if (alone) return { ...alone, how: 'whole' };
  const said = english(text);
  const both = new Set(said.map(([word]) => word.toLowerCase())).size > 1;
  const hedged =
    both &&
    /^\W{0,4}(?:\/|or|and|\/or)\W{0,4}(?:yes|no)\b/i.test(text.slice(said[0].index + said[0][0].length));
  const first = opening(text);
  if (first && !hedged) return first;
  const parts = text
    .split(SENTENCE_BREAK)
    .map(whole)
    .filter((reading) => reading !== null);
  if (new Set(parts.map(({ value }) => value)).size === 1) return parts[0];
  const last = whole(text.split(/[,;:—]\s*(?:but|so|and|the answer is)?\s*/i).at(-1) ?? '');
  if (last) return { ...last, how: 'conclusion' };
  if (said.length === 0) return nothing;
  return both
    ? { value: null, how: 'hedged' }
    : says(said[0][0].toLowerCase() === 'yes' ? 'yes' : 'no', 'only');
}

/** Where a text says Yes or No in English, but for denials and the question's own words. */
function english(text: string): RegExpExecArray[] {
  const own = text.replace(BOTH, (both) => ' '.repeat(both.length));
  return Array.from(own.matchAll(ENGLISH)).filter(
    ({ index }) => !DENIED.test(own.slice(Math.max(0, index - 25), index)),
  );
}

const says = (word: 'yes' | 'no', how: Rule): Reading => ({ value: word === 'yes' ? 'Yes' : 'No', how });
