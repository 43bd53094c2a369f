import type { WordsScoring } from '../question.js';
import { readList } from '../read/lists/list.js';
import { thingsNamed } from '../words/item-names.js';
import type { WordRule } from '../words/names.js';
import { isWhole, type ScoredBy, type Verdict } from './verdict.js';

/**
 * AmbiBench 4.1 and A.5: every word named, and nothing besides. In order, the first entry is compared with the first part
 * and so on; without order, an entry that names nothing makes the reply wrong, as A.5 has it, but naming a thing twice
 * ("rabbit, bunny, duck") does not. What names two parts names neither, but for the paper's rule.
 */
export function gradeWords(question: ScoredBy<WordsScoring>, text: string, rule: WordRule): Verdict {
  const { parts, ordered } = question.scoring;
  const { items, ...reading } = readList(
    text,
    parts.map(({ name }) => name),
  );
  const strict = isWhole(question, text);
  const names = items.map((item) => thingsNamed(item, parts, rule));
  const found = parts.map((_, p) => (ordered ? names[p]?.[p] === true : names.some((list) => list[p])));
  const given = names.map((list, i) => (ordered ? list[i] === true : list.some(Boolean)));
  const all = found.every(Boolean) && given.every(Boolean) && (ordered || isMatching(names, parts.length));
  return {
    reading: strict ? { value: text, how: 'whole' } : reading,
    correct: strict || all,
    strict,
    copied: false,
    parts: strict ? parts.map(() => true) : found,
    given: strict ? parts.map(() => true) : given,
  };
}

/** Whether each part can have an entry of its own (Kuhn's algorithm): "animal" names a dog or a cat, not both. */
export function isMatching(names: readonly (readonly boolean[])[], parts: number): boolean {
  const taken = new Map<number, number>();
  const place = (part: number, tried: Set<number>): boolean =>
    names.some((list, item) => {
      if (!list[part] || tried.has(item)) return false;
      tried.add(item);
      const other = taken.get(item);
      if (other !== undefined && !place(other, tried)) return false;
      taken.set(item, part);
      return true;
    });
  return Array.from({ length: parts }, (_, part) => part).every((part) => place(part, new Set()));
}
