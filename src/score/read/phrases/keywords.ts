import { asserted, pertinent, type Asserted } from './asserted.js';
import { oneOfSeveral } from './assertion.js';
import { withoutIdle } from '../languages/idle.js';
import type { Phrase } from './mentions.js';
import { nothing, type Asked, type Reading, type Rule } from '../reading.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { wordsOf, type Word } from '../words.js';

/** Whether a phrase is a right answer or one that the question refuses. */
export type Meaning = 'accept' | 'refuse';
export type KeywordReading = Reading & { meaning: Meaning | null };

/** The phrases of a question. One that is both accepted and refused is accepted. */
export function keywordPhrases(accept: readonly string[], refuse: readonly string[]): Phrase<Meaning>[] {
  const phrase = (meaning: Meaning) => (text: string) => ({ phrase: text, words: wordsOf(text), meaning });
  return [...accept.map(phrase('accept')), ...refuse.map(phrase('refuse'))];
}

/**
 * Finds what an open answer asserts (RotOutBench A.3, Visual-Rot): whole words or phrases, in lower case and without
 * punctuation. What is denied ("not left"), said about the other view ("currently left, …") or only what changes
 * ("the left arrow would …") is not asserted. Accepted and refused phrases together are a hedge and count as no answer,
 * unless one of them is set apart: alone in the first sentence, after "the answer is", after "therefore", after a
 * change of mind.
 * @param text from `replyText`
 */
export function readKeywords(
  text: string,
  phrases: readonly Phrase<Meaning>[],
  asked: Asked,
): KeywordReading {
  return finalAnswer(text, keywordReader(phrases, asked));
}

const keywordReader = (phrases: readonly Phrase<Meaning>[], asked: Asked): Reader<KeywordReading> => ({
  none: { ...nothing, meaning: null },
  said: (part) => readSaid(part, phrases, asked),
  bare: (part) => readBare(part, phrases, asked),
  prose: (text) => readProse(text, phrases, asked),
});

/** What the first sentence of a statement asserts, or the whole statement. */
function readSaid(part: string, phrases: readonly Phrase<Meaning>[], asked: Asked): KeywordReading {
  const words = wordsOf(part.trim());
  if (words.length === 0) return { ...nothing, meaning: null };
  const reading = verdict(words, asserted(firstSentence(words), phrases, asked), 'label');
  return reading.meaning || reading.how === 'hedged' ? reading : readProse(part, phrases, asked);
}

/** What leads over to a phrase: "it would point to the right". */
const LEADS: ReadonlySet<string> = new Set(
  'point points pointing look looks face faces appear appears show shows like become becomes to in direction rotated turned then now'.split(
    ' ',
  ),
);

const ALONE: ReadonlySet<string> = new Set(['to']);

/** What is said of the picture as it is predicts nothing. */
const AS_SHOWN: ReadonlySet<string> = new Set('now picture image currently original originally'.split(' '));

/** A part that is phrases and nothing else but what leads over to them. */
function readBare(
  part: string,
  phrases: readonly Phrase<Meaning>[],
  asked: Asked,
  leads = LEADS,
): KeywordReading | null {
  const words = wordsOf(part);
  const mentions = asserted(words, phrases, asked);
  if (mentions.length === 0 || (asked === 'predicted' && words.some(({ text }) => AS_SHOWN.has(text))))
    return null;
  const own = new Set(mentions.flatMap(({ start, end }) => range(start, end)));
  const rest = words.filter(({ text }, i) => !own.has(i) && !leads.has(text)).map(({ text }) => text);
  return withoutIdle(rest.join(' ')) === '' ? verdict(words, mentions, 'line') : null;
}

const CONCLUSIVE = new Set('so therefore thus hence conclusion finally overall'.split(' '));

function readProse(text: string, phrases: readonly Phrase<Meaning>[], asked: Asked): KeywordReading {
  const words = wordsOf(text);
  const mentions = asserted(words, phrases, asked);
  const whole = mentions.length === 1 && mentions[0].end - mentions[0].start === words.length;
  const all = verdict(words, mentions, whole ? 'whole' : 'statement');
  if (all.how !== 'hedged') return all;
  const lines = text
    .split(/\n+/)
    .map((line) => readBare(line, phrases, asked, ALONE))
    .filter((reading) => reading?.meaning);
  if (new Set(lines.map((reading) => reading!.meaning)).size === 1) return lines.at(-1)!;
  return (
    decisive(words, mentions) ??
    settled(verdict(words, pertinent(words, mentions, asked), 'statement')) ??
    all
  );
}

const firstSentence = (words: readonly Word[]) =>
  words.filter(({ sentence }) => sentence === words[0].sentence);

/** What the mentions say, taken together. */
function verdict(words: readonly Word[], mentions: readonly Asserted<Meaning>[], how: Rule): KeywordReading {
  const right = mentions.filter(({ meaning }) => meaning === 'accept');
  const wrong = mentions.find(({ meaning }) => meaning === 'refuse');
  if (right.length === 0)
    return wrong ? { value: wrong.phrase, how, meaning: 'refuse' } : { ...nothing, meaning: null };
  const fine = new Set(right.flatMap(({ start, end }) => range(start, end)));
  if (wrong || right.some((mention) => oneOfSeveral(words, mention, (index) => fine.has(index))))
    return { value: null, how: 'hedged', meaning: null };
  return { value: right.at(-1)!.phrase, how, meaning: 'accept' };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, k) => start + k);

/** The reading of a reply that says both: its first sentence when that is nothing but an answer, or its conclusion. */
function decisive(words: readonly Word[], mentions: readonly Asserted<Meaning>[]): KeywordReading | null {
  const first = firstSentence(words);
  const within = (sentence: number) => mentions.filter(({ start }) => words[start].sentence === sentence);
  const opening = within(words[0].sentence);
  if (opening.length === 1 && first.length <= opening[0].end - opening[0].start + 2)
    return settled(verdict(words, opening, 'line'));
  const explained = clausesOfReasons(words);
  const main = mentions.filter(({ start }) => !explained.has(words[start].clause));
  if (main.length > 0 && main.length < mentions.length) {
    const reading = settled(verdict(words, main, 'statement'));
    if (reading) return reading;
  }
  const last = mentions.at(-1)!.start;
  const from = words.findLastIndex(({ text }, i) => i < last && CONCLUSIVE.has(text));
  if (from < 0) return null;
  const concluded = mentions.filter(({ start }) => start > from);
  return settled(verdict(words, concluded, 'conclusion'));
}

/** Clauses that give a reason: "since a half turn swaps left and right". */
function clausesOfReasons(words: readonly Word[]): Set<number> {
  const opening = words.filter(({ clause }, i) => words[i - 1]?.clause !== clause);
  return new Set(
    opening
      .filter(({ text }) => /^(?:since|because|as|though|although|while)$/.test(text))
      .map(({ clause }) => clause),
  );
}

const settled = (reading: KeywordReading) => (reading.meaning ? reading : null);
