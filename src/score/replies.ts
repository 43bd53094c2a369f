import { isObject, parseJson } from '../core/json.js';
import { linesOf } from '../core/files/lines.js';
import { note, noted, type Noted } from './noted.js';

/** The `format` of lines that say what was asked and how; they are no replies. */
export const replyFormat = 'topsyturvy-replies-1';

/** What a model said to one question. */
export interface Reply {
  /** The `id` of the question. */
  id: string;
  /** Its reply as text. Anything else counts as an answer that cannot be read. */
  reply: unknown;
  /** The two replies of a conversation, both of which `reply` has; see `ask --prompts switching`. */
  replies?: [string, string];
}

/**
 * Reads a file of replies, one `{"id": …, "reply": …}` a line, in flat memory. Lines that are no such thing are noted
 * with their number and passed over; those with `"format":"topsyturvy-replies-1"` are passed over.
 * @param malformed where to note them
 * @throws TopsyturvyError `bad-file` when the file cannot be read
 */
export function* readReplies(path: string, malformed: Noted = noted()): Generator<Reply> {
  for (const { number, text } of linesOf(path)) {
    const reply = text === null ? 'it is too long' : parse(text);
    if (typeof reply === 'string') note(malformed, `line ${number}: ${reply}`);
    else if (reply) yield reply;
  }
}

/** The reply on a line, or what is wrong with the line; undefined for one that says what was asked. */
function parse(text: string): Reply | string | undefined {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (error instanceof RangeError) return `it ${error.message}`;
    return `it is not JSON${text.includes('\0') ? ' in UTF-8' : ''}`;
  }
  if (!isObject(value)) return 'it is not an object: each line is one {"id": …, "reply": …}';
  const { id, reply, format, replies } = value as Partial<Reply> & { readonly format?: unknown };
  if (format === replyFormat) return undefined;
  if (id === undefined) return 'it has no "id"';
  if (typeof id !== 'string') return 'its "id" is not a string';
  if (reply === undefined) return 'it has no "reply"';
  return { id, reply, ...(isTwoTexts(replies) && { replies }) };
}

const isTwoTexts = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');
