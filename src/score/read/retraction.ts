const MARKER =
  /\b(?:no,? wait|wait|actually|correction|scratch that|on second thoughts?|let me (?:re-?check|re-?think|re-?consider|re-?read|double[- ]check|correct)|i mean|i meant|or rather|sorry|my mistake|oops|i was wrong|changed? my mind)\b|\bno(?:[,.:;!]|\s?[-–—])/gi;
const WITHDRAWN = /\b(?:wrong|incorrect|mistaken|not right|not correct)\b/i;

/** A change of mind: what is said after the last one. */
export interface Retraction {
  rest: string;
  /** Whether the rest takes back what was said before, so that without a new answer there is none. */
  withdrawn: boolean;
}

/** The last place where a reply takes something back ("no wait", "actually", "I mean"), or `null`. */
export function lastRetraction(text: string): Retraction | null {
  let end = -1;
  for (const match of text.matchAll(MARKER)) end = match.index + match[0].length;
  if (end < 0) return null;
  const rest = text.slice(end).trim();
  return { rest, withdrawn: WITHDRAWN.test(rest) };
}
