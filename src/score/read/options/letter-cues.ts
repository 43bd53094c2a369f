import { anyOf } from '../languages/any-of.js';
import type { LetterMention } from './letter-mentions.js';

const MARKS = String.raw`["'“”‘’*_\x60()\[\]「」]{0,4}`;
/** The text of an option that may follow its letter: "B (Image 3)", "B. Image 3 is …". */
const TEXT = String.raw`(?:\s?\([^()\n]{1,60}\))?`;

const RULED_OUT = new RegExp(
  String.raw`(?:${anyOf('not')})(?:\s+[\p{L}\p{M}]+){0,3}[\s:"'“*_(\[\x60]{0,6}$`,
  'iu',
);
const WRONG = new RegExp(String.raw`^${MARKS}${TEXT}\s{0,2}(?:[-–—:]\s)?(?:${anyOf('wrong')})`, 'iu');
const RIGHT = new RegExp(String.raw`^${MARKS}[,.]?${TEXT}\s{0,2}(?:${anyOf('right')})`, 'iu');
const CHOSEN_AFTER = new RegExp(String.raw`^${MARKS}${TEXT}\s{0,2}(?:${anyOf('chosen')})`, 'iu');
const CHOSEN_BEFORE = new RegExp(
  String.raw`(?:${anyOf('chooses')}|${anyOf('answer')})(?:[\s:,"'“*_(\[\x60]|${anyOf('joins')}|${anyOf('idle')}){0,6}$`,
  'iu',
);
/** "I change from A to B" */
const CHANGED_TO = /\bfrom\s["'(*]{0,3}[A-Za-z]["')*]{0,3}\sto\s["'(*]{0,3}$/;
/** "which only B has" */
const ONLY = /\bonly\s["'(*]{0,3}$/i;
/** "B? Yes." and "A? No." */
const AFFIRMED = /^["'*_)]{0,3}\s?\?\s{0,3}["'*_]{0,3}yes\b/i;
const DENIED_AFTER = /^["'*_)]{0,3}\s?\?\s{0,3}["'*_]{0,3}no\b/i;
/** Marks of a table or list. */
const TICKED = /^[^\p{L}\p{N}\n]{0,8}[✓✔✅☑]/u;
const CROSSED = /^[^\p{L}\p{N}\n✓✔✅☑]{0,8}[✗✘❌✕]/u;
/** Words that go with a choice wherever they stand before it in its sentence. */
const NEAR_CHOICE =
  /\b(?:answer|choice|choose|chose|pick|select|selected|go(?:ing)? with|correct|best|final|match(?:es|ing)?|therefore|thus|hence|so|conclusion|conclude|closest|but (?:it is|it's|rather|instead)|(?:query|reference|original|it) (?:gives|yields|becomes))\b[^.!?\n]*$/i;
const MATCHES = /^["'”’`*_)\]]*\s(?:match(?:es)?|corresponds?|would match|shows the (?:rotated|180))\b/i;
/** "D has the right handedness", "in D it points left, as it should" */
const EVALUATED =
  /^[^.!?\n;]{0,60}\b(?:as (?:it|they) should|(?:has|shows|with|keeps|in) the (?:right|correct|proper|expected)|fits? better|(?:better|best) (?:match|fit))\b/i;
/** What describes the option that it follows, and does not say that it is chosen: "so A is mirrored". */
const DESCRIBED =
  /^[*_)\]`"'”]{0,3}\s(?:is|are|was|has|shows?|looks?|seems?|does|would|could|can|appears?|might|may|also|and|or|too|ist|sind|est|sont|es|está|están|é|estão|è|sono|adalah|هي|है|हैं)(?![\p{L}\p{N}])|^\s{0,2}(?:是|也|都|和|与|與|没有|沒有|は|も|と|는|도|와)/iu;

/** What may follow an option that is chosen, where the words of a sentence go on. */
const CLOSED =
  /^["'”’*_`)\]】」]{0,4}(?:\s?\([^()\n]{1,60}\))?(?:$|[^\p{L}\p{N}\s]|\s?(?:$|[^\p{Script=Latin}\s])|\s(?:because|since|as|for|given|due|which|that|with|in|over|from|and|or|to|rather|instead|not|car|weil|da|porque|parce|perché|karena|Image|Picture|$)|\s?\p{Lo})/u;

const JOINED = new RegExp(
  String.raw`^[\s"'*_\x60()\[\],]{0,6}(?:${anyOf('and')}|${anyOf('or')}|&)[\s"'*_\x60()\[\]]{0,6}$`,
  'iu',
);

/** "Could it be C?" */
const ASKED = /^[^.!\n。।]{0,40}[?？؟]/u;

/** How sure it is, by the words around it, that a letter is the choice. */
export type Choice = 'stated' | 'near' | null;

/** Whether the words around a letter make it the choice. Words before another letter speak of that one. */
export function choiceOf(text: string, { letter, previous, start, before, after }: LetterMention): Choice {
  const from = Math.max(previous, start - before.length);
  const between = text.slice(from, start);
  if (
    from > 0 &&
    from === previous &&
    text[previous - 1].toUpperCase() !== letter &&
    /^[^\p{L}\p{N}]*(?:and|or|&)?[^\p{L}\p{N}]*$/iu.test(between)
  )
    return null; // "A and B": of B as of A
  if (ASKED.test(after)) return null;
  if (TICKED.test(after) || AFFIRMED.test(after) || CHANGED_TO.test(before)) return 'stated';
  if (ONLY.test(between) && !/\bnot only/i.test(between)) return 'stated';
  if (RIGHT.test(after) || CHOSEN_AFTER.test(after)) return 'stated';
  if (CHOSEN_BEFORE.test(between) && CLOSED.test(after) && !DESCRIBED.test(after)) return 'stated';
  return MATCHES.test(after) || EVALUATED.test(after) || NEAR_CHOICE.test(between) ? 'near' : null;
}

/** The letters that the words around them do not deny: "not A", "A is wrong", "neither A nor C", "Wrong: A, C". */
export function notRuledOut(
  text: string,
  mentions: readonly LetterMention[],
  isAbsent = (after: string): boolean => WRONG.test(after),
): LetterMention[] {
  /** Whether the letter before is denied, and whether a comma carries it on. */
  let denied: 'alone' | 'list' | null = null;
  const kept = mentions.filter((mention) => {
    const between = text.slice(
      Math.max(mention.previous, mention.start - mention.before.length),
      mention.start,
    );
    const ruled = RULED_OUT.exec(between.slice(sentenceStart(between)))?.[0];
    if (ruled !== undefined)
      denied =
        ruled.includes(':') || /\([^)]*$/.test(between) || OR_LIST.test(text.slice(mention.end))
          ? 'list'
          : 'alone';
    else if (CROSSED.test(mention.after) || DENIED_AFTER.test(mention.after) || WRONG.test(mention.after))
      denied = 'alone';
    else if (denied === null || !carriesOn(between, denied)) denied = null;
    return denied === null && !isAbsent(mention.after);
  });
  return withoutJoined(text, mentions, new Set(kept), isAbsent);
}

/** "A, B and C can be ruled out": what is said after the last of letters that are joined is said of all. */
function withoutJoined(
  text: string,
  mentions: readonly LetterMention[],
  kept: Set<LetterMention>,
  isAbsent: (after: string) => boolean,
): LetterMention[] {
  const shared = new Set<LetterMention>();
  for (let i = mentions.length - 2; i >= 0; i--) {
    const [mention, next] = [mentions[i], mentions[i + 1]];
    if (kept.has(next) || (!WRONG.test(next.after) && !isAbsent(next.after) && !shared.has(next))) continue;
    const between = text.slice(mention.end, Math.min(next.start, mention.end + 20));
    if (!JOINED_TO.test(between)) continue;
    kept.delete(mention);
    shared.add(mention);
  }
  return mentions.filter((mention) => kept.has(mention));
}

const JOINED_TO = new RegExp(
  String.raw`^[\s"'*_\x60()\[\],、]{0,6}(?:(?:${anyOf('and')}|&)[\s"'*_\x60()\[\]]{0,6})?$`,
  'iu',
);

/** "not in A, C or D" */
const OR_LIST = /^["'*_)]{0,3}(?:,\s?["'*_(]{0,3}[A-Z]["'*_)]{0,3}){0,20},?\s(?:or|nor)\s/;
const AND_SO = /\band so (?:is|are|does)\s[^\p{L}]*$/iu;
const COMMA = /^["'*_)]{0,3}\s?(?:\([^()]{1,60}\))?,\s?["'*_(]{0,3}$/;

/** Whether what stands between two letters makes the second share the denial of the first. */
const carriesOn = (between: string, denied: 'alone' | 'list'): boolean =>
  JOINED.test(between) || AND_SO.test(between) || (denied === 'list' && COMMA.test(between));

/** Where the last sentence of a text begins. */
function sentenceStart(text: string): number {
  let start = 0;
  for (const match of text.matchAll(/[.!?。।](?=\s)|\n|[;。।]/g)) start = match.index + match[0].length;
  return start;
}
