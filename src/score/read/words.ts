import { isAscii } from './reply-text.js';

/** A word of a reply, with where it stands. Clauses and sentences are numbered through the reply. */
export interface Word {
  /** Lower case, without diacritics. */
  text: string;
  /** `text` without the endings -'s, -s and -es, by which words are compared. */
  stem: string;
  clause: number;
  sentence: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?|[/|]/gu;
const ARROW = /-{1,2}>|={1,2}>|[→⇒⟶➡↦⟹]/g;
const SENTENCE_END = /[.!?\n。]/;
const CLAUSE_END = /[,;:()—–、]/;
/** Words with which a new thought starts, comma or not. */
const CONTRAST = new Set(
  'but while whereas however although though yet because then so therefore thus hence'.split(' '),
);

/** The words of a text from `normalized` or `replyText`; `/` and `|` count as "or", arrows as "becomes". */
export function wordsOf(text: string): Word[] {
  const lower = text.toLowerCase();
  const plain = (isAscii(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')).replace(
    ARROW,
    ' becomes ',
  );
  const words: Word[] = [];
  let end = 0;
  let clause = 0;
  let sentence = 0;
  for (const match of plain.matchAll(WORD)) {
    const gap = plain.slice(end, match.index);
    const word = match[0] === '/' || match[0] === '|' ? 'or' : match[0].replaceAll('’', "'");
    if (words.length > 0) {
      if (SENTENCE_END.test(gap)) sentence++;
      if (SENTENCE_END.test(gap) || CLAUSE_END.test(gap) || CONTRAST.has(word)) clause++;
    }
    words.push({ text: word, stem: stem(word), clause, sentence });
    end = match.index + match[0].length;
  }
  return words;
}

/** Words are the same when they differ in number or possession only: "bumps", "bump's", "bump". */
function stem(word: string): string {
  const side = /^(left|right|up|down)wards?$/.exec(word)?.[1];
  if (side !== undefined) return side;
  const owner = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (owner.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(owner)) return owner.slice(0, -2);
  return owner.length > 3 && owner.endsWith('s') && !owner.endsWith('ss') ? owner.slice(0, -1) : owner;
}
