import { anyOf } from '../languages/any-of.js';
import type { LetterMention } from './letter-mentions.js';
import type { Asked } from './asked.js';
import { nothing, type Reading } from '../reading.js';

type Options = Readonly<Record<string, string>>;

const statement = (value: string | undefined): Reading =>
  value === undefined ? nothing : { value, how: 'statement' };

const WEIGHT = /\d\s?%|(?<!\d)[01]?\.\d|\b(?:true|false|yes|no)\b/i;
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The option with the greatest weight in a reply: "A: 30%, B: 70%", `{"A": 0.2, "B": 0.8}`, `{"Left": false, "Right": true}`,
 * "A: no; B: yes".
 */
export function weighed(text: string, options: Options): Reading {
  if (text.length > 4000 || !WEIGHT.test(text)) return nothing;
  if (Object.values(options).some((option) => /^(?:yes|no)\b/i.test(option))) return nothing;
  const names = Object.entries(options).flatMap(([letter, option]) => [letter, escaped(option)]);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(${names.join('|')})["'*_)]{0,3}\s?(?:[:=(|–—-]\s?["'*]{0,2}|(?=\d{1,3}\s?%))(?:(\d{1,3}(?:\.\d{1,6})?)\s?%|([01]?\.\d{1,6}|[01](?![\d.]))(?!\s?°|\s?deg)|(true|yes)\b|(?:false|no)(?=\W*(?:$|[\n.,;|(–—-])))`,
    'giu',
  );
  const weights = new Map<string, number>();
  for (const [, name, percent, share, yes] of text.matchAll(pattern)) {
    const letter = Object.keys(options).find(
      (key) => key === name.toUpperCase() || options[key].toLowerCase() === name.toLowerCase(),
    )!;
    weights.set(letter, percent ? Number(percent) / 100 : Number(share ?? (yes ? 1 : 0)));
  }
  const most = Math.max(...weights.values());
  const found = [...weights].filter(([, weight]) => weight === most);
  return weights.size > 1 && found.length === 1 ? statement(found[0][0]) : nothing;
}

const RANKED =
  /(?:^|[\s:])1(?:st)?\s?[.):]\s?["'*(]{0,3}([A-Z])["'*)]{0,3}[\s,;]{1,4}2(?:nd)?\s?[.):]\s?["'*(]{0,3}([A-Z])(?!\p{L})/u;

/** The first option of a ranking: "1. C 2. D 3. A 4. B"; options in their own order are listed, not ranked. */
export function ranked(text: string, options: Options): Reading {
  const [, first, second] = RANKED.exec(text) ?? [];
  const letters = Object.keys(options);
  const listed = first === letters[0] && second === letters[1];
  return first && second && !listed && letters.includes(first) ? statement(first) : nothing;
}

/** What is asked for where pictures are matched, and what options are called that are right. */
const SOUGHT = new RegExp(String.raw`(?<!\d)180(?!\d)|\bhalf[- ]turn|${anyOf('right')}`, 'iu');
const DENIED = new RegExp(String.raw`${anyOf('not')}|${anyOf('wrong')}`, 'iu');

/** Where a reply describes nearly every option: the only one that, it says, has what is asked for. */
export function described(
  text: string,
  all: readonly LetterMention[],
  options: Options,
  property: Asked['property'],
): Reading {
  const letters = Object.keys(options);
  const named = new Set(all.map(({ letter }) => letter));
  if (letters.length < 3 || named.size < letters.length - 1) return nothing;
  if (Object.values(options).some((option) => /\d/.test(option))) return nothing;
  const sought = all.filter(({ end }, i) => {
    const said = text.slice(end, Math.min(all[i + 1]?.start ?? text.length, end + 200));
    return (SOUGHT.test(said) || property?.[0].test(said)) && !DENIED.test(said) && !property?.[1].test(said);
  });
  const found = new Set(sought.map(({ letter }) => letter));
  return found.size === 1 ? statement(sought[0].letter) : nothing;
}

/** The option that is left where a reply rules out all others and names it nowhere: "A, B and C can be ruled out". */
export function leftOver(
  all: readonly LetterMention[],
  kept: readonly LetterMention[],
  options: Options,
): Reading {
  const out = new Set(all.map(({ letter }) => letter));
  const rest = Object.keys(options).filter((letter) => !out.has(letter));
  return kept.length === 0 && rest.length === 1 && Object.keys(options).length > 1
    ? { value: rest[0], how: 'only' }
    : nothing;
}
