import { group } from '../../../core/group.js';
import type { LanguageWords } from './language-words.js';
import { TABLE } from './table.js';

/** Languages whose words follow each other without spaces, or take particles. */
const unspaced = new Set(['zh', 'ja', 'ko']);

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * The source of a regular expression (with the flags `iu`) for what any of the languages says, as whole words where
 * words are separated by spaces. The longest alternatives come first.
 * @param which languages: all, those that separate words by spaces, or the others
 */
export function anyOf(key: keyof LanguageWords, which: 'all' | 'spaced' | 'unspaced' = 'all'): string {
  const byBounds = group(
    Object.entries(TABLE)
      .filter(([language]) => which === 'all' || (which === 'unspaced') === unspaced.has(language))
      .flatMap(([language, words]) =>
        alternatives(words[key]).map((source) => ({ source, bounds: boundsOf(language, source) })),
      ),
    ({ bounds }) => bounds.join('…'),
  );
  return [...byBounds.values()]
    .map((list) => {
      const [before, after] = list[0].bounds;
      const sources = [...new Set(list.map(({ source }) => source))].sort((a, b) => b.length - a.length);
      return `${before}(?:${sources.join('|')})${after}`;
    })
    .join('|');
}

/** The alternatives of a source, split at each `|` outside parentheses. */
export function alternatives(source: string): string[] {
  const list: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= source.length; i++) {
    const character = source[i];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === undefined || (character === '|' && depth === 0)) {
      if (i > start) list.push(source.slice(start, i));
      start = i + 1;
    }
  }
  return list;
}

/** What must not stand before and after an alternative. */
function boundsOf(language: string, source: string): [before: string, after: string] {
  if (unspaced.has(language)) return ['', ''];
  return [
    /^[\p{L}(]/u.test(source) ? `(?<!${LETTER})` : '',
    /[\p{L}\p{M})*?]$/u.test(source) ? `(?!${LETTER})` : '',
  ];
}
