import { explicitAnswer } from './explicit-answer.js';
import type { Reading } from './reading.js';
import { lastRetraction } from './retraction.js';

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
