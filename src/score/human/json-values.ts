import { endOfString, parsedJson } from '../../core/json.js';

const between = /[\s\p{Cc},\uFEFF]/u;
const quote = '"';

/**
 * The values of a text of JSON: one, or several one after another, with white space, commas, record separators or nothing between them, as
 * they stand in a file to which a server adds what each page sends. Undefined in the place of what is malformed or cut short, at which it ends.
 */
export function* jsonValues(text: string): Generator<unknown, void> {
  const whole = parsed(text);
  if (whole !== undefined) return yield whole;
  for (let at = 0; ;) {
    while (at < text.length && between.test(text[at])) at++;
    if (at === text.length) return;
    const end = endOf(text, at);
    const value = end === undefined ? undefined : parsed(text.slice(at, end));
    yield value;
    if (value === undefined) return;
    at = end!;
  }
}

/** Python writes what is missing as NaN, which is no JSON. */
const parsed = (text: string): unknown =>
  parsedJson(text) ?? parsedJson(text.replace(/([:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,}\]])/g, '$1null'));

/** The place after the list, object or string that begins at a place of a text; undefined if it does not end, or none begins. */
function endOf(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    else if (char === quote) {
      const end = endOfString(text, at);
      if (end === undefined) return undefined;
      at = end;
    }
    if (depth === 0) return at === from && char !== quote ? undefined : at + 1;
    if (depth < 0) return undefined;
  }
  return undefined;
}
