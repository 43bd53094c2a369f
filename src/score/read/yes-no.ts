import { explicitAnswer } from './explicit-answer.js';
import { nothing, type Reading } from './reading.js';

const YES_OR_NO = /\b(?:yes|no)\b/gi;

/**
 * Reads whether a reply says Yes or No.
 *
 * @param text from `replyText`
 */
export function readYesNo(text: string): Reading {
  const part = explicitAnswer(text)?.text ?? text;
  const said = new Set(Array.from(part.matchAll(YES_OR_NO), ([word]) => word.toLowerCase()));
  if (said.size > 1) return { value: null, how: 'hedged' };
  if (said.size === 0) return nothing;
  return { value: said.has('yes') ? 'Yes' : 'No', how: 'only' };
}
