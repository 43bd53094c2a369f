import { explicitAnswer } from './explicit-answer.js';
import { endOfLast } from './reply-text.js';
import type { Reading } from './reading.js';

/**
 * Applies a reader to the part of a reply that counts: what follows the last change of mind, else what the model sets
 * apart as its answer, else all of it. An answer that is taken back and not replaced is none.
 *
 * @param read the reader
 * @param none the reading of no answer
 */
export function finalAnswer<R extends Reading>(text: string, read: (part: string) => R, none: R): R {
  const explicit = explicitAnswer(text);
  const retraction = lastRetraction(explicit ? text.slice(explicit.end) : text);
  if (retraction) {
    const inner = explicitAnswer(retraction.rest);
    const after = read(inner?.text ?? retraction.rest);
    if (after.value !== null || after.how === 'hedged') return { ...after, how: 'retraction' };
    if (retraction.withdrawn) return { ...none, how: 'retraction' };
  }
  return explicit ? { ...read(explicit.text), how: explicit.how } : read(text);
}

const MARKER =
  /\b(?:no,? wait|wait|actually|correction|scratch that|on second thoughts?|let me (?:re-?check|re-?think|re-?consider|re-?read|double[- ]check|correct)|i mean|i meant|or rather|sorry|my mistake|oops|i was wrong|changed? my mind)\b|\bno(?:[,.:;!]|\s?[-–—])/gi;
const WITHDRAWN = /\b(?:wrong|incorrect|mistaken|not right|not correct)\b/i;

/** A change of mind: what is said after the last one. */
interface Retraction {
  rest: string;
  /** Whether the rest takes back what was said before, so that without a new answer there is none. */
  withdrawn: boolean;
}

/** The last place where a reply takes something back ("no wait", "actually", "I mean"), or `null`. */
function lastRetraction(text: string): Retraction | null {
  const end = endOfLast(MARKER, text);
  if (end === undefined) return null;
  const rest = text.slice(end).trim();
  return { rest, withdrawn: WITHDRAWN.test(rest) };
}
