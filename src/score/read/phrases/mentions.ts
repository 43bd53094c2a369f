import { group } from '../../../core/group.js';
import type { Word } from '../words.js';

/** A phrase found in a reply: words `start` up to, not including, `end`. */
export type Mention<Meaning> = { start: number; end: number; phrase: string; meaning: Meaning };

export type Phrase<Meaning> = { phrase: string; words: readonly Word[]; meaning: Meaning };

/** All phrases in the words, whole words only; where several start, the longest, and of equals the first. */
export function mentionsOf<M>(words: readonly Word[], phrases: readonly Phrase<M>[]): Mention<M>[] {
  const starting = group(phrases, ({ words: [first] }) => first?.stem);
  for (const list of starting.values()) list.sort((a, b) => b.words.length - a.words.length);
  const mentions: Mention<M>[] = [];
  for (let start = 0; start < words.length; start++) {
    const found = starting.get(words[start].stem)?.find((phrase) => standsAt(words, start, phrase.words));
    if (!found) continue;
    const end = start + found.words.length;
    mentions.push({ start, end, phrase: found.phrase, meaning: found.meaning });
    start = end - 1;
  }
  return mentions;
}

const standsAt = (words: readonly Word[], start: number, phrase: readonly Word[]): boolean =>
  start + phrase.length <= words.length && phrase.every((word, k) => words[start + k].stem === word.stem);
