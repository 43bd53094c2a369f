import type { WordsScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readList } from '../read/list.js';
import { names } from '../words/names.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** AmbiBench 4.1 and A.5: every word named, and nothing else. */
export function gradeWords({ scoring, answer }: ScoredBy<WordsScoring>, text: string): Verdict {
  const { parts, ordered } = scoring;
  const { items, ...reading } = readList(text);
  const inPlace = parts.map((part, i) => items[i] !== undefined && names(items[i], part));
  const anywhere = parts.map((part) => items.some((item) => names(item, part)));
  const given = items.map((item, i) =>
    ordered ? inPlace[i] === true : parts.some((part) => names(item, part)),
  );
  const found = ordered ? inPlace : anywhere;
  return {
    reading,
    correct: items.length > 0 && found.every(Boolean) && given.every(Boolean),
    strict: bare(text).toLowerCase() === answer.toLowerCase(),
    copied: false,
    parts: found,
    given,
  };
}
