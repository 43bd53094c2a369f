import { messageOf } from './errors.js';

/** Plain JSON, the only thing that states, labels, transforms and certificates are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A JSON object whose fields are not yet checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deeply lists and objects may be nested: recursive functions would overflow the stack on deeper values. */
const deepest = 500;
/** The most lists and objects in a text: each takes some twenty times the memory of its two characters. */
const mostNested = 4_000_000;

/** The value of a JSON text; undefined if {@link parseJson} refuses it. */
export function parsedJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * The value of a JSON text that may be anyone's.
 * @param mostValues beyond which it is not parsed
 * @throws SyntaxError, or RangeError for one that is nested too deeply or has too many values
 */
export function parseJson(text: string, mostValues = Infinity): unknown {
  // Looking at each character takes as long as parsing; few texts have so many brackets of either kind.
  const half = deepest / 2;
  if (mostValues < text.length || ['[', '{'].some((open) => text.split(open, half).length === half))
    checkNesting(text, mostValues);
  return JSON.parse(text);
}

/** What is wrong with a text, in words that follow its name, after {@link parseJson} has thrown. @param at e.g. " at 'a'" */
export const jsonFault = (error: unknown, at = ''): string =>
  error instanceof RangeError ? `${error.message}${at}` : `is not JSON${at}: ${messageOf(error)}`;

/** @throws RangeError for a text with too many lists and objects in one another, or in all, or too many values */
function checkNesting(text: string, mostValues: number): void {
  let [depth, all, values] = [0, 0, 1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at) ?? text.length;
    else if (code === 0x5d || code === 0x7d) depth--;
    else if (code === 0x2c) values++;
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) throw new RangeError('is nested too deeply');
      if (++all > mostNested) throw new RangeError(`has more than ${mostNested} lists and objects`);
      values++;
    }
    if (values > mostValues) throw new RangeError(`has more than ${mostValues} values`);
  }
}

/** The place of the quotation mark that closes a string of a JSON text; undefined if it does not end. */
export function endOfString(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return at;
  }
  return undefined;
}

/**
 * JSON with one spelling per value: keys sorted by code unit, no white space, `-0` as `0`.
 * Equal values give equal bytes on every machine.
 * @throws TypeError if the value holds anything that JSON cannot say (NaN, Infinity, a function, undefined in a list).
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return jsonString(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} cannot be written as JSON`);
      return value === 0 ? '0' : String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : canonicalObject(value);
    default:
      throw new TypeError(`a ${typeof value} cannot be written as JSON`);
  }
}

/**
 * Freezes a value that many records share, all that it holds included, and returns it: its canonical JSON is made once.
 * Params, maps of characters and ways of scoring are such values.
 */
export function constantJson<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null && !constants.has(part as object))
      constantJson(part as object);
  }
  Object.freeze(value);
  if (!constants.has(value)) constants.set(value, writeObject(value));
  return value;
}

/** Frozen value → its text. */
const constants = new WeakMap<object, string>();

function canonicalObject(value: object): string {
  // Most small objects are made for one record: asking whether a value is kept costs less if only frozen ones are asked.
  return (Object.isFrozen(value) ? constants.get(value) : undefined) ?? writeObject(value);
}

function writeObject(value: object): string {
  if (Array.isArray(value)) {
    let list = '[';
    for (let i = 0; i < value.length; i++) list += (i === 0 ? '' : ',') + canonicalJson(value[i]);
    return `${list}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '';
  for (const key of sorted(Object.keys(record))) {
    const part = record[key];
    if (part === undefined) continue;
    text += (text === '' ? '' : ',') + keyText(key) + canonicalJson(part);
  }
  return `{${text}}`;
}

/** Sorted keys: most objects are made in order, and looking is cheaper than sorting. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1] > keys[i]) return keys.sort();
  return keys;
}

/** A key with its quotes and colon. */
const keyText = (key: string): string => keyTexts.get(key) ?? keep(keyTexts, key, `${JSON.stringify(key)}:`);

/** A string as JSON, kept for the next time: for strings that come back, such as prompts. */
export const keptString = (text: string): string =>
  stringTexts.get(text) ?? keep(stringTexts, text, JSON.stringify(text));

const keyTexts = new Map<string, string>();
const stringTexts = new Map<string, string>();

/** Keeps the JSON of a string. There is no bound to a user's keys and prompts: a full map starts again. */
function keep(texts: Map<string, string>, plain: string, text: string): string {
  if (texts.size >= 1000) texts.clear();
  texts.set(plain, text);
  return text;
}

/** The length above which the engine's own writer is faster. */
const short = 40;

/** A string as JSON: as `JSON.stringify` writes it, faster for the short plain ones that records are full of. */
export function jsonString(text: string): string {
  if (text.length > short) return JSON.stringify(text);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return JSON.stringify(text);
  }
  return `"${text}"`;
}
