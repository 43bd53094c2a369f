import { nothing, type Reading } from '../read/reading.js';
import { replyText } from '../read/reply-text.js';
import { finalAnswer } from '../read/statements/final-answer.js';
import type { Reader } from '../read/statements/statement.js';
import { readReplies } from '../replies.js';
import { note, noted, type Noted } from '../noted.js';

/** A judge's verdicts, by the id of the comparison. */
export type Verdicts = ReadonlyMap<string, boolean>;

/**
 * Reads a judge's replies, one `{"id": …, "reply": "True"}` a line. Of several to one comparison the first counts.
 * @param unclear where to note the ids of replies that say neither True nor False, or both, and lines that are not replies
 * @throws TopsyturvyError `bad-file` when the file cannot be read
 */
export function readVerdicts(path: string, unclear: Noted = noted()): Verdicts {
  const verdicts = new Map<string, boolean>();
  for (const { id, reply } of readReplies(path, unclear)) {
    if (verdicts.has(id)) continue;
    const verdict = verdictOf(reply);
    if (verdict === null) note(unclear, id);
    else verdicts.set(id, verdict);
  }
  return verdicts;
}

/** What a judge's reply says; `null` if it does not. JSON's true and false count too. */
export function verdictOf(reply: unknown): boolean | null {
  if (typeof reply === 'boolean') return reply;
  const text = replyText(reply);
  if (text === null) return null;
  const { value } = finalAnswer(text, reader);
  return value === null ? null : value === 'true';
}

const reader: Reader<Reading> = {
  none: nothing,
  said: read,
  bare: (part) => (/^\W*(?:it is |it's )?(?:true|false)\W*$/i.test(part) ? read(part) : null),
  prose: read,
};

function read(text: string): Reading {
  const said = new Set(Array.from(text.matchAll(/\b(?:true|false)\b/gi), ([word]) => word.toLowerCase()));
  if (said.size === 1) return { value: [...said][0], how: 'only' };
  return said.size === 0 ? nothing : { value: null, how: 'hedged' };
}
