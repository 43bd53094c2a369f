import { anyOf } from '../languages/any-of.js';

/** The text after a word that takes something back. */
export interface Change {
  /** The rest of the text after it. */
  readonly rest: string;
  /** Its sentence. */
  readonly sentence: string;
  /** Its clause. */
  readonly clause: string;
}

const OPENS = String.raw`(?<=^|[.!?…,;:()\n。।、؟،؛—–>]["'*_\s]{0,4}|\s-{1,2}\s{0,2})`;
const NO = String.raw`(?:${anyOf('no')})`;
const GAP = String.raw`[\s.,:;!…、。،؛।—–-]{0,6}`;
const WAIT = String.raw`(?:(?:oh|ah|hm+|but|and|well|so),?\s)?(?:${anyOf('wait')})(?:${GAP}${NO}(?=\s{0,2}[,:;—–、،-]))?`;
const TAKEN_BACK = new RegExp(String.raw`${OPENS}(?:${WAIT})${GAP}`, 'giu');
const DENIED = new RegExp(String.raw`${OPENS}${NO}(?=\s{0,2}[,.:;!—–、،-])${GAP}`, 'giu');
const SENTENCE_END = /[.!…。।]+(?=$|[\s"'*_)\]])|[?？؟]|\n|[。।]/u;
const CLAUSE_END = /[,;—(、،؛]|\s[-–]\s/;

/**
 * The places where a reply may change its mind, in their order: after "wait", "actually", "I mean" in any language, where
 * `denials` also after "No, …". Whether it does depends on what follows.
 */
export function changes(text: string, denials: boolean): Change[] {
  const ends = (denials ? [TAKEN_BACK, DENIED] : [TAKEN_BACK])
    .flatMap((pattern) => Array.from(text.matchAll(pattern), (match) => match.index + match[0].length))
    .sort((a, b) => a - b);
  return ends.map((end) => {
    const rest = text.slice(end);
    const sentence = upTo(rest, SENTENCE_END);
    return { rest, sentence, clause: upTo(sentence, CLAUSE_END) };
  });
}

/** A text up to its first match; a question keeps its mark. */
function upTo(text: string, end: RegExp): string {
  const match = end.exec(text.slice(0, 400));
  if (!match) return text.slice(0, 400);
  return text.slice(0, match.index + (/[?？؟]/.test(match[0]) ? 1 : 0));
}
