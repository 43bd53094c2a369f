import { parsedJson } from '../../../core/json.js';
import type { Statement } from './statement.js';

/** Tags that hold an answer, in prompts and chat templates. */
const OPEN =
  /<(?:final[_-]?)?(?:answer|conclusion|choice|final)>|<\|begin_of_box\|>|<(?:output|solution|response|result)>/gi;
const CLOSE =
  /<\/(?:(?:final[_-]?)?(?:answer|conclusion|choice|final)|output|solution|response|result)>|<\|end_of_box\|>/i;
/** Keys that hold the answer, the most telling first; compared without case, spaces, `_` and `-`. */
const KEYS =
  'finalanswer final answer prediction predicted rotatedstring rotated output result response reply choice option letter string text label value'.split(
    ' ',
  );
const LATEX_FONT = /\\(?:text|mathrm|mathbf|textbf|mathtt|texttt|mathit|mathsf|operatorname)\s?\{/g;
const LONGEST_BOX = 2000;
/** How many tags, boxes and fields are examined, the last of them. */
const MOST = 20;

/** What a reply sets apart as its answer: `<answer>…</answer>`, JSON with an answer in it, what is left of such JSON, `\\boxed{…}`. */
export function setApart(text: string): Statement[] {
  const parsed = json(text) ?? field(text);
  return [...tagged(text), ...(parsed ? [parsed] : []), ...boxed(text)];
}

function tagged(text: string): Statement[] {
  const opened = [...text.matchAll(OPEN)].slice(-MOST);
  return opened.map((match) => {
    const from = match.index + match[0].length;
    const close = CLOSE.exec(text.slice(from));
    const to = close ? from + close.index : text.length;
    const end = close ? to + close[0].length : to;
    return { text: text.slice(from, to).trim(), start: match.index, end, how: 'tag' as const };
  });
}

function json(text: string): Statement | null {
  const source = /^[[{]/.test(text) ? { text, start: 0, end: text.length } : lastFence(text);
  if (source === null) return null;
  const answer = answerIn(parsedJson(source.text), 0);
  return answer === null ? null : { ...source, text: answer, how: 'json' };
}

/** The content of the last ``` fence, when it looks like a JSON object or list. */
function lastFence(text: string): Omit<Statement, 'how'> | null {
  const close = text.lastIndexOf('```');
  const open = close > 0 ? text.lastIndexOf('```', close - 1) : -1;
  if (open < 0) return null;
  const inside = text.slice(open + 3, close).trim();
  const source = inside.startsWith('json') ? inside.slice(4).trim() : inside;
  return /^[[{]/.test(source) ? { text: source, start: open, end: close } : null;
}

function answerIn(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => answerIn(entry, depth + 1));
    return entries.length > 0 && entries.every((entry) => entry !== null) ? entries.join(', ') : null;
  }
  const entries = Object.entries(value);
  for (const key of KEYS) {
    const entry = entries.find(([name]) => name.toLowerCase().replace(/[\s_-]/g, '') === key);
    if (entry) return answerIn(entry[1], depth + 1);
  }
  const named = entries.filter(([name]) => /(?:answer|choice|option)$/i.test(name));
  const one = named.length === 1 ? named : entries;
  return one.length === 1 ? answerIn(one[0][1], depth + 1) : null;
}

function boxed(text: string): Statement[] {
  const opened = [...text.matchAll(/\\f?boxed\s?\{/g)].slice(-MOST);
  return opened
    .map(({ index, 0: opening }) => {
      const from = index + opening.length;
      const end = closing(text, from);
      return end < 0
        ? null
        : {
            text: text.slice(from, end).replace(LATEX_FONT, '{').trim(),
            start: index,
            end,
            how: 'boxed' as const,
          };
    })
    .filter((box) => box !== null);
}

/** Where the brace that is open before `from` closes; -1 where it does not. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length && i < from + LONGEST_BOX; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return -1;
}

const KEY = String.raw`(?:[a-z]{1,20}[ _-]?)?(?:answer|choice|option)`;
const QUOTE = `["'“”‘’]`;
const QUOTED_KEY = new RegExp(String.raw`${QUOTE}${KEY}\\?${QUOTE}\s{0,4}:\s{0,4}`, 'gi');
/** A key without quotes, as in `{answer: "C"}`, or where the paper's format lost some: `Answer: "C"`, `answer": "C"`. */
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

/**
 * The last field that is named as the answer, for replies whose JSON is truncated, malformed, without braces (as DORI's
 * format is printed) or between other text. `null` when there is none.
 */
function field(text: string): Statement | null {
  const quoted = valueStarts(text, QUOTED_KEY);
  const starts = quoted.length > 0 || !REASONING.test(text) ? quoted : valueStarts(text, BARE_KEY);
  for (const { start, from } of starts.slice(-MOST).reverse()) {
    const value = valueAt(text.slice(from, from + LONGEST));
    if (PLACEHOLDER.test(value)) continue;
    const after = from + value.length;
    const brace = text.lastIndexOf('}');
    // What explains the answer is part of the same object, closed or not, and takes nothing back.
    const open = REASONING.test(text.slice(after));
    return { text: value, start, end: brace >= after ? brace + 1 : open ? text.length : after, how: 'json' };
  }
  return null;
}

const valueStarts = (text: string, key: RegExp): { start: number; from: number }[] =>
  Array.from(text.matchAll(key), (match) => ({ start: match.index, from: match.index + match[0].length }));

function valueAt(rest: string): string {
  const from = rest.startsWith('\\') ? rest.slice(1) : rest;
  const closing = CLOSING[from[0] ?? ''];
  const inside = closing ? from.slice(1) : from;
  const length = inside.search(closing ?? /[,}\n]/);
  return (length < 0 ? inside : inside.slice(0, length)).trim();
}
