/** The value of a field such as `"answer": "C"`, in JSON or in something like it. */
export interface AnswerField {
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
export function answerField(text: string): AnswerField | null {
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
