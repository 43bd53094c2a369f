import { asserted, pertinent, type Asserted } from './asserted.js';
import { oneOfSeveral } from './assertion.js';
import { finalAnswer } from '../final-answer.js';
import type { Phrase } from './mentions.js';
import { nothing, type Asked, type Reading, type Rule } from '../reading.js';
import { endOfLast } from '../reply-text.js';
import { wordsOf, type Word } from '../words.js';

/** Whether a phrase is a right answer or one that the question refuses. */
export type Meaning = 'accept' | 'refuse';
export type KeywordReading = Reading & { meaning: Meaning | null };
/** The phrases of a question. One that is both accepted and refused is accepted. */
export function keywordPhrases(accept: readonly string[], refuse: readonly string[]): Phrase<Meaning>[] {
  const phrase = (meaning: Meaning) => (text: string) => ({
    phrase: text,
    words: wordsOf(text),
    meaning,
  });
  return [...accept.map(phrase('accept')), ...refuse.map(phrase('refuse'))];
}

/**
 * Finds what an open answer asserts (RotOutBench A.3, Visual-Rot): whole words or phrases, in lower case and without
 * punctuation. What is denied ("not left"), said about the other view ("currently left, …") or only what changes
 * ("the left arrow would …") is not asserted. Accepted and refused phrases together are a hedge and count as no answer,
 * unless one of them is set apart: alone in the first sentence, after "the answer is", after "therefore", after a
 * change of mind.
 *
 * @param text from `replyText`
 */
export function readKeywords(
  text: string,
  phrases: readonly Phrase<Meaning>[],
  asked: Asked,
): KeywordReading {
  return finalAnswer(text, (part) => readProse(part, phrases, asked), { ...nothing, meaning: null });
}

const ANSWER_LABEL = /\b(?:final answer|answer|conclusion)\b[\s*_"'`]{0,8}(?::|\bis\b|\bwould be\b)/gi;
const CONCLUSIVE = new Set('so therefore thus hence conclusion finally overall'.split(' '));

function readProse(text: string, phrases: readonly Phrase<Meaning>[], asked: Asked): KeywordReading {
  const labeled = endOfLast(ANSWER_LABEL, text);
  if (labeled !== undefined) {
    const tail = wordsOf(text.slice(labeled).trim());
    const reading = verdict(tail, asserted(firstSentence(tail), phrases, asked), 'label');
    if (reading.meaning || reading.how === 'hedged') return reading;
  }
  const words = wordsOf(text);
  const mentions = asserted(words, phrases, asked);
  const whole = mentions.length === 1 && mentions[0]!.end - mentions[0]!.start === words.length;
  const all = verdict(words, mentions, whole ? 'whole' : 'statement');
  if (all.how !== 'hedged') return all;
  return (
    decisive(words, mentions) ??
    settled(verdict(words, pertinent(words, mentions, asked), 'statement')) ??
    all
  );
}

const firstSentence = (words: readonly Word[]) =>
  words.filter(({ sentence }) => sentence === words[0]!.sentence);

/** What the mentions say together. */
function verdict(words: readonly Word[], mentions: readonly Asserted<Meaning>[], how: Rule): KeywordReading {
  const right = mentions.filter(({ meaning }) => meaning === 'accept');
  const wrong = mentions.find(({ meaning }) => meaning === 'refuse');
  if (right.length === 0)
    return wrong ? { value: wrong.phrase, how, meaning: 'refuse' } : { ...nothing, meaning: null };
  const fine = new Set(right.flatMap(({ start, end }) => range(start, end)));
  if (wrong || right.some((mention) => oneOfSeveral(words, mention, (index) => fine.has(index)))) {
    return { value: null, how: 'hedged', meaning: null };
  }
  return { value: right.at(-1)!.phrase, how, meaning: 'accept' };
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, k) => start + k);

/** Of a reply that says both: its first sentence when that is an answer and nothing else, or its conclusion. */
function decisive(words: readonly Word[], mentions: readonly Asserted<Meaning>[]): KeywordReading | null {
  const first = firstSentence(words);
  const within = (sentence: number) => mentions.filter(({ start }) => words[start]!.sentence === sentence);
  const opening = within(words[0]!.sentence);
  if (opening.length === 1 && first.length <= opening[0]!.end - opening[0]!.start + 2) {
    return settled(verdict(words, opening, 'line'));
  }
  const last = mentions.at(-1)!.start;
  const from = words.findLastIndex(({ text }, i) => i < last && CONCLUSIVE.has(text));
  if (from < 0) return null;
  const concluded = mentions.filter(({ start }) => start > from);
  return settled(verdict(words, concluded, 'conclusion'));
}

const settled = (reading: KeywordReading) => (reading.meaning ? reading : null);
