import { TABLE } from '../languages/table.js';

/** Numbers in words, of any language, in lower case. */
export const NUMERALS: ReadonlyMap<string, number> = new Map(
  Object.values(TABLE).flatMap(({ numerals }) =>
    numerals
      .split(' ')
      .flatMap((forms, value) => forms.split('/').map((form) => [form.replaceAll('-', ' '), value] as const)),
  ),
);

const byLength = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');
const words = [...NUMERALS.keys()];
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u;
/** Counters behind a numeral, where numerals are parts of other words, too: 一个, but not 一共. */
const COUNTERS = '[个個张張把台件隻只本枚つ개대張脚架座位人条條]';

/**
 * A number: digits (`7`, `7.0`), or words. Not a part of a time, an angle, another number or a name. In Chinese, Japanese and
 * Korean a numeral counts before a counter or by itself.
 */
const NUMBER = new RegExp(
  [
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}_/^]|\d[.,:])(\d{1,4})(?:\.0{1,4})?(?![\p{N}%°/]|[.,:]\d|\s?(?:%|degrees?\b|°)|[a-z]{2}\b(?<=st|nd|rd|th))`,
    String.raw`(?<![\p{L}\p{M}\p{N}_'’-])(${byLength(words.filter((word) => !CJK.test(word)))})(?![\p{L}\p{M}\p{N}_'’-])`,
    String.raw`(?<!第|[\p{N}]|[十一二三四五六七八九])(${byLength(words.filter((word) => CJK.test(word)))})(?=\s?${COUNTERS}|[ \p{P}\p{S}]*(?:$|\n|です|입니다|[,.、。]))`,
  ].join('|'),
  'giu',
);

/** A number in a text. */
export interface NumberMention {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The numbers of a text in their order, but those of lists ("1. …") and names ("Image 2"). */
export function numbersIn(text: string): NumberMention[] {
  return Array.from(text.matchAll(NUMBER), (match) => {
    const [digits, word] = [match[1], match[2] ?? match[3]];
    const value = digits === undefined ? NUMERALS.get(word.toLowerCase())! : Number(digits);
    return { value, start: match.index, end: match.index + match[0].length };
  }).filter(
    ({ start, end }) => !isName(text.slice(Math.max(0, start - 20), start), text.slice(end, end + 2)),
  );
}

const isName = (before: string, after: string): boolean =>
  /\b(?:image|picture|figure|option|step|object|part|row|column|no\.|number|#)\s?$/i.test(before) ||
  (/(?:^|\n)\s{0,4}$/.test(before) && /^[.)]\s/.test(after) && before !== '');
