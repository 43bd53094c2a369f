import { parsedJson } from '../../../core/json.js';

/** Longer replies are not lists. */
const LONGEST = 20_000;
/** Keys of what is said about the answer. */
const ABOUT = /^(?:reason(?:ing)?|explanation|confidence|analysis|thoughts?|notes?|description|comment)$/i;
const ANSWER =
  /^(?:final[ _-]?)?(?:answers?|objects|output|result|response|items|labels?|choices?|letters|options)$/i;
const MOST = 100;

/**
 * The strings of a reply that is JSON, or ends with a fence of JSON: of a list, or of an object's answer or, when it has
 * none, of all its values in their order. Lists in the list are its entries. `null` for anything else.
 */
export function jsonList(text: string): (string | string[])[] | null {
  const source = jsonPart(text);
  if (source === null) return null;
  return entriesOf(parsedJson(source), 0);
}

/** The reply, or what its last fence holds, when that looks like a list or an object. */
function jsonPart(text: string): string | null {
  if (text.length > LONGEST) return null;
  const close = text.lastIndexOf('```');
  const open = close > 0 ? text.lastIndexOf('```', close - 1) : -1;
  const inside = open < 0 ? text : text.slice(open + 3, close);
  const source = inside.trim().replace(/^json/i, '').trim();
  return /^[[{]/.test(source) ? source : null;
}

function entriesOf(value: unknown, depth: number): (string | string[])[] | null {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return null;
  if (Array.isArray(value)) {
    const entries = value.slice(0, MOST).map((entry: unknown): string | string[] | null => {
      if (typeof entry === 'string' || typeof entry === 'number') return String(entry);
      const inner = entriesOf(entry, depth + 1);
      if (inner === null) return null;
      return Array.isArray(entry) ? inner.flat() : inner.flat().join(', ');
    });
    return entries.every((entry) => entry !== null) ? entries : null;
  }
  const entries = Object.entries(value);
  const answer = entries.find(([key]) => ANSWER.test(key));
  if (answer) return entriesOf(answer[1], depth + 1);
  const values = entries.filter(([key]) => !ABOUT.test(key)).map(([, entry]) => entry as unknown);
  return values.length === 0 ? null : entriesOf(values, depth + 1);
}
