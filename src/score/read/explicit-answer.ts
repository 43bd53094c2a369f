import { parsedJson } from '../../core/json.js';
import { endOfLast } from './reply-text.js';

/** The part of a reply that the model itself sets apart as its answer. */
export interface ExplicitAnswer {
  text: string;
  how: 'tag' | 'json' | 'boxed';
  /** Where it ends in the reply. */
  end: number;
}

const OPEN = /<(?:final_)?answer>|<\|begin_of_box\|>/gi;
const CLOSE = /<\/(?:final_)?answer>|<\|end_of_box\|>/i;
/** Keys that hold the answer, the most telling first; compared without case, spaces, `_` and `-`. */
const KEYS =
  'finalanswer final answer prediction predicted rotatedstring rotated output result response reply choice option letter string text label value'.split(
    ' ',
  );
const LATEX_FONT = /\\(?:text|mathrm|mathbf|textbf|mathtt|texttt|mathit|mathsf|operatorname)\s?\{/g;
const LONGEST_BOX = 2000;

/**
 * `<answer>…</answer>`, JSON with an answer in it, what is left of such JSON, or the last `\boxed{…}`; `null` when there
 * is none of them.
 */
export function explicitAnswer(text: string): ExplicitAnswer | null {
  return tagged(text) ?? json(text) ?? field(text) ?? boxed(text);
}

function tagged(text: string): ExplicitAnswer | null {
  const start = endOfLast(OPEN, text);
  if (start === undefined) return null;
  const length = text.slice(start).search(CLOSE);
  const end = length < 0 ? text.length : start + length;
  return { text: text.slice(start, end).trim(), how: 'tag', end };
}

function field(text: string): ExplicitAnswer | null {
  const found = answerField(text);
  return found && { ...found, how: 'json' };
}

function json(text: string): ExplicitAnswer | null {
  const source = /^[[{]/.test(text) ? { text, end: text.length } : lastFence(text);
  if (source === null) return null;
  const answer = answerIn(parsedJson(source.text), 0);
  return answer === null ? null : { text: answer, how: 'json', end: source.end };
}

/** The content of the last ``` fence, when it looks like a JSON object or list. */
function lastFence(text: string): { text: string; end: number } | null {
  const close = text.lastIndexOf('```');
  const open = close > 0 ? text.lastIndexOf('```', close - 1) : -1;
  if (open < 0) return null;
  const inside = text.slice(open + 3, close).trim();
  const source = inside.startsWith('json') ? inside.slice(4).trim() : inside;
  return /^[[{]/.test(source) ? { text: source, end: close } : null;
}

function answerIn(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  if (Array.isArray(value)) return value.length === 1 ? answerIn(value[0], depth + 1) : null;
  const entries = Object.entries(value);
  for (const key of KEYS) {
    const entry = entries.find(([name]) => name.toLowerCase().replace(/[\s_-]/g, '') === key);
    if (entry) return answerIn(entry[1], depth + 1);
  }
  const named = entries.filter(([name]) => /(?:answer|choice|option)$/i.test(name));
  const one = named.length === 1 ? named : entries;
  return one.length === 1 ? answerIn(one[0]![1], depth + 1) : null;
}

function boxed(text: string): ExplicitAnswer | null {
  const start = text.lastIndexOf('\\boxed{');
  if (start < 0) return null;
  const from = start + '\\boxed{'.length;
  let depth = 1;
  for (let i = from; i < text.length && i < from + LONGEST_BOX; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) {
      return { text: text.slice(from, i).replace(LATEX_FONT, '{').trim(), how: 'boxed', end: i };
    }
  }
  return null;
}

/** The value of a field such as `"answer": "C"`, in JSON or in something like it. */
interface AnswerField {
  text: string;
  /** Where what it belongs to ends. */
  end: number;
}

const KEY = String.raw`(?:[a-z]{1,20}[ _-]?)?(?:answer|choice|option)`;
const QUOTE = `["'“”‘’]`;
const QUOTED_KEY = new RegExp(String.raw`${QUOTE}${KEY}\\?${QUOTE}\s{0,4}:\s{0,4}`, 'gi');
/** Without quotes, as in `{answer: "C"}`, or where the paper's format lost some: `Answer: "C"`, `answer": "C"`. */
const BARE_KEY = new RegExp(String.raw`(?:^|[\n{])[ \t]{0,8}${KEY}${QUOTE}?\s{0,4}:\s{0,4}`, 'gi');
/** The other field of DORI's format, by which text with bare keys shows that it is meant as one object. */
const REASONING = new RegExp(String.raw`\breasoning\\?${QUOTE}?\s{0,4}:`, 'i');
/** What the format says instead of an answer: a reply may repeat it. */
const PLACEHOLDER = /^(?:the )?letter\b.{0,20}\boption/i;
const CLOSING: Readonly<Record<string, RegExp>> = {
  '"': /(?<!\\)["”]|\\"/,
  '“': /["”]/,
  "'": /'(?=\s*(?:[,.}\]]|$))/,
  '‘': /’(?=\s*(?:[,.}\]]|$))/,
};
const LONGEST = 300;
/** How many fields are examined, the last first. */
const MOST = 20;

/**
 * The last field that is named as the answer, for replies whose JSON is truncated, malformed, without braces (as DORI's
 * format is printed) or between other text. `null` when there is none.
 */
function answerField(text: string): AnswerField | null {
  const quoted = valueStarts(text, QUOTED_KEY);
  const starts = quoted.length > 0 || !REASONING.test(text) ? quoted : valueStarts(text, BARE_KEY);
  for (const start of starts.slice(-MOST).reverse()) {
    const value = valueAt(text.slice(start, start + LONGEST));
    if (PLACEHOLDER.test(value)) continue;
    const after = start + value.length;
    const brace = text.lastIndexOf('}');
    // What explains the answer is part of the same object, closed or not, and takes nothing back.
    const open = REASONING.test(text.slice(after));
    return { text: value, end: brace >= after ? brace + 1 : open ? text.length : after };
  }
  return null;
}

const valueStarts = (text: string, key: RegExp): number[] =>
  Array.from(text.matchAll(key), (match) => match.index + match[0].length);

function valueAt(rest: string): string {
  const from = rest.startsWith('\\') ? rest.slice(1) : rest;
  const closing = CLOSING[from[0] ?? ''];
  const inside = closing ? from.slice(1) : from;
  const length = inside.search(closing ?? /[,}\n]/);
  return (length < 0 ? inside : inside.slice(0, length)).trim();
}
