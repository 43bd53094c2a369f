import { names } from '../../words/names.js';
import { bare } from '../bare.js';

/** The number of lines of a list, or of entries such as "1 laptop (open)", if each names one counted thing; else 0. */
export function things(text: string, counted: string | null): number {
  if (counted === null || text.length > 4000) return 0;
  const lines = text.split(/\n|(?<=\)|\p{L}),\s(?=(?:1|one) )/u).filter((line) => bare(line) !== '');
  const named = lines.filter((line) => {
    const [, entry = ''] = /^\s*(?:(?:[-*•]|\d{1,2}[.)])\s+|(?:1|one)\s)(.*)$/i.exec(line) ?? [];
    return entry.split(/\s+/, 4).some((word) => names(bare(word), { word: counted, accept: [] }));
  });
  return named.length === lines.length ? named.length : 0;
}

const NONE =
  /^\W*none\b|(?:n['’]t (?:see |find |spot |have )?(?:any|a single)|\b(?:no|not any|a single|an?))\s((?:\p{L}+\s){0,2}\p{L}+)/giu;

/** Reads a count of none or one from articles: "There are no laptops", "a single laptop". */
export function articled(text: string, counted: string): number | null {
  for (const [said, noun] of text.slice(0, 400).matchAll(NONE)) {
    const words = noun?.split(' ') ?? [];
    const named = words.some((_, i) => names(words.slice(0, i + 1).join(' '), { word: counted, accept: [] }));
    if (noun === undefined || named) return /^an?\b/i.test(said) ? 1 : 0;
  }
  return null;
}
