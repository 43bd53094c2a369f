import { bare } from '../bare.js';

/** A run of text without white space. */
export interface Token {
  /** The token's index. */
  at: number;
  /** The text without surrounding punctuation; empty for punctuation alone, but an arrow is `→`, an equals sign `=`. */
  core: string;
  /** `core` in lower case. */
  low: string;
  /** Set off by quotes, bold, italics or backticks on both sides. */
  marked: boolean;
  /** Followed by a colon: what comes next is what it names. */
  label: boolean;
  /** What ends after the token. */
  ends: '' | 'clause' | 'sentence';
  /** Whether a bracket opens before it. */
  aside: boolean;
  /** Whether it is the first of its line. */
  first: boolean;
  /** Whether it numbers a line: `1.`, `2)`. */
  numbering: boolean;
}

const MARK = /["'`*_“”„«»‘’‹›「」『』《》$]/;
const ARROW = /-{1,2}>|={1,2}>|[→⇒⟶➡↦⟹]/g;
const SCRIPT_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。]+/gu;

/** Cuts prose into tokens. `kept` are the characters of the answer, which are never taken for punctuation. */
export function proseTokens(text: string, kept: ReadonlySet<string>): Token[] {
  const spaced = spread(text, kept);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of spaced.matchAll(/\S+/g)) {
    const newline =
      match.index - end > 1 ? spaced.slice(end, match.index).includes('\n') : spaced[end] === '\n';
    if (newline && tokens.length > 0) tokens.at(-1)!.ends = 'sentence';
    tokens.push(tokenOf(tokens.length, match[0], kept, newline || tokens.length === 0));
    end = match.index + match[0].length;
  }
  return tokens;
}

function tokenOf(at: number, raw: string, kept: ReadonlySet<string>, first: boolean): Token {
  const core = raw === '→' || raw === '=' ? raw : bare(raw, kept);
  const low = core.toLowerCase();
  // Most words have no punctuation around them, in which anything could be looked for.
  const numbering = first && /^\d{1,2}[.)]$/.test(raw);
  if (core.length === raw.length)
    return { at, core, low, marked: false, label: false, ends: '', aside: false, first, numbering };
  const start = core === '' ? raw.length : raw.indexOf(core);
  const after = raw.slice(start + core.length);
  return {
    at,
    core,
    low,
    marked: MARK.test(raw.slice(0, start)) && MARK.test(after),
    label: (core === '' ? raw : after).includes(':'),
    ends: /[.!?。।]/.test(core === '' ? raw : after) ? 'sentence' : /[,;:)、]/.test(after) ? 'clause' : '',
    aside: /[([]/.test(raw.slice(0, start)),
    first,
    numbering,
  };
}

/** Gives arrows, dashes, colons, equals signs and scripts that are written without spaces room around them. */
function spread(text: string, kept: ReadonlySet<string>): string {
  const unless = (characters: string, change: (text: string) => string) => (text: string) =>
    [...characters].some((character) => kept.has(character)) ? text : change(text);
  const steps = [
    unless('-=>→⇒', (text) => text.replace(ARROW, ' → ')),
    unless(':', (text) => text.replaceAll(':', ': ')),
    unless('=', (text) => text.replaceAll('=', ' = ')),
    unless('—–', (text) => text.replace(/[—–]/g, ' $& ')),
    (text: string) => text.replace(SCRIPT_WITHOUT_SPACES, ' $& '),
  ];
  return steps.reduce((spaced, step) => step(spaced), text);
}
