import { explicitAnswer } from './explicit-answer.js';
import { endOfLast } from './reply-text.js';
import { nothing, type Reading, type Rule } from './reading.js';

/** "no motion" speaks of motion: only before these, or before nothing, it says No. */
const YES_OR_NO =
  /(?<![\p{L}\p{N}_/])(?:yes|no)(?![\p{L}\p{N}_/'’]|[-‐]\p{L}| (?!(?:the|it|they|this|that|there|these|those|he|she|i|you|we|because|since|as|and)\b)[\p{L}])/giu;
/** "yes or no", "yes/no" repeats the question. */
const BOTH = /\byes\s{0,2}(?:\/|or|and\/or)\s{0,2}no\b/gi;
const LABEL =
  /\b(?:final answer|answer|conclusion)["'*_`]{0,3}\s{0,4}(?::|\bis\b|\bwould be\b)["'*_`\s]{0,6}/gi;
const RETRACTION =
  /\b(?:wait|actually|correction|scratch that|on second thoughts?|i mean|i meant|or rather|my mistake|oops|i was wrong)\b/gi;
/** Not "not yes", "isn't a yes". */
const DENIED = /(?:\bnot|n['’]t|\brather than|\binstead of)\s(?:an?\s|just\s)?["'*_`]?$/i;

/**
 * Reads whether a reply says Yes or No: as a whole, after the last "answer:", at its start, or the only one of both that it
 * says. After a change of mind only what follows counts. Both together are not an answer.
 *
 * @param text from `replyText`
 */
export function readYesNo(text: string): Reading {
  const explicit = explicitAnswer(text);
  if (explicit) {
    const reading = readPart(explicit.text);
    if (reading.value !== null) return { ...reading, how: explicit.how };
  }
  const from = endOfLast(RETRACTION, text);
  if (from !== undefined) {
    const reading = readPart(text.slice(from));
    if (reading.value !== null) return { ...reading, how: 'retraction' };
  }
  return readPart(text);
}

function readPart(text: string): Reading {
  const label = endOfLast(LABEL, text);
  const said = (part: string) => {
    const own = part.replace(BOTH, (both) => ' '.repeat(both.length));
    return Array.from(own.matchAll(YES_OR_NO)).filter(
      (match) => !DENIED.test(own.slice(Math.max(0, match.index - 25), match.index)),
    );
  };
  if (label !== undefined) {
    const tail = text.slice(label).split('\n')[0]!;
    const after = said(tail);
    if (after[0]?.index === 0 || after.length === 1) return reading(after[0]![0], 'label');
  }
  const all = said(text);
  const [first] = all;
  if (!first) return nothing;
  const both = new Set(all.map(([word]) => word.toLowerCase())).size > 1;
  const opens = /^[\s"'*_`([]*$/.test(text.slice(0, Math.min(first.index, 20))) && first.index < 20;
  if (
    opens &&
    /^["'*_`)\]]*(?:[.,;:!\n—–-]|\s|$)/.test(text.slice(first.index + first[0].length)) &&
    !(both && all[1]!.index - first.index < 15)
  )
    return reading(first[0], all.length === 1 && text.length < 12 ? 'whole' : 'opening');
  return both ? { value: null, how: 'hedged' } : reading(first[0], 'only');
}

const reading = (word: string, how: Rule): Reading => ({
  value: word.toLowerCase() === 'yes' ? 'Yes' : 'No',
  how,
});
