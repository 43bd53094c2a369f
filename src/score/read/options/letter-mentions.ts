import { anyOf } from '../languages/any-of.js';

/** A letter in a reply that names an option. */
export interface LetterMention {
  letter: string;
  start: number;
  end: number;
  /** Where the letter before it ends, 0 for the first. */
  previous: number;
  /** Set off: `(B)`, `**B**`, `"B"`, `B)`, `B.` at the start of a line. */
  marked: boolean;
  /** Whether it is in bold, quotes or backticks, by which a model points at its choice. */
  bold: boolean;
  /** Named by the word before: "option B", "image B". */
  named: boolean;
  /** What stands around it, up to 60 characters each way. */
  before: string;
  after: string;
}

const REACH = 60;
const LETTER = /(?<![\p{Script=Latin}\p{N}_])[A-Za-z](?![\p{Script=Latin}\p{N}_])/gu;
const NAMER =
  /(?:\b(?:option|choice|candidate|image|picture|figure|panel|letter|answer|label|view|select|choose|pick|is|be)|选项?|選項?|答案)[^\p{L}\p{N}]{0,4}$/iu;
const ANSWER_NAMER = /(?:\b(?:answer|option|choice)(?: is)?\s?[:=]?|[:=])\s?["'“*`([]*$/i;
/** What follows a capital A that is a letter and no article. */
const NOT_A_NOUN =
  /^\s+(?:is|was|ist|sind|war|wäre|stimmt|passt|est|sont|serait|es|son|está|sería|coincide|é|são|seria|è|sono|sarebbe|corrisponde|corresponde?|adalah|benar|salah|dan|yang|tidak|und|oder|nicht|sondern|mais|sino|mas|ma|aber|pero|però|oder|et|ou|o|ni|n['’]est|no|não|non|nem|né|would|will|should|must|could|can|cannot|seems?|looks?|appears?|match(?:es)?|shows?|has|represents?|corresponds?|depicts?|contains?|does|and|or|nor|with|because|since|as|from|in|if|when|where|which|that|due|but|not|on|at|are|to|than|while|vs|by|it|cannot|can['’]t|isn['’]t|doesn['’]t|corresponds|fits)(?![\p{L}\p{M}])/u;
const LOWER_WORD = /^\s+[\p{Ll}]/u;

/** What is asked about may have a letter for a name too: "object A", "objects A and B", "the object marked as 'A'". */
const OBJECT =
  /\b(?:objects?|marked(?: as)?|bounding box|dots?)\W{0,4}(?:[A-Za-z]\W{0,3}(?:\s(?:and|or|to)\s|[,&/]\s?)\W{0,3})?$/i;
const OWNER = /^['’]s\b/;
const OPTION = /\b(?:option|choice|candidate|image|picture)[^\p{L}\p{N}]{0,4}$/iu;

/** Words that choose as an option what may also be an object named by a letter: "so the answer is B." */
const CHOOSES = new RegExp(
  String.raw`(?:${anyOf('chooses')}|${anyOf('answer')}|[:→=])(?:[\s:,"'“*_(\[\x60]|${anyOf('joins')}|${anyOf('idle')}){0,6}$`,
  'iu',
);
const CLOSES = /^[^\p{L}\p{N}\s]{0,4}(?:$|[.\n,;(]|\s(?:because|since|as|due|which is)\b)/u;
const OPENS = /(?:^|\n|[.!?]\s)["'*(]*$/;
const PAUSES = /^["'*)]{0,3}\s?(?:[,;:.(—–-]|because\b|since\b)/;

/** The single letters in a text that name one of the options. */
export function letterMentions(
  text: string,
  letters: ReadonlySet<string>,
  asked: ReadonlySet<string> = new Set(),
): LetterMention[] {
  const mentions: LetterMention[] = [];
  const objects = new Set<string>();
  for (const match of text.matchAll(LETTER)) {
    const letter = match[0].toUpperCase();
    if (!letters.has(letter)) continue;
    const start = match.index;
    const before = text.slice(Math.max(0, start - REACH), start);
    const after = text.slice(start + 1, start + 1 + REACH);
    if (/^['’]\p{L}{2}/u.test(after) || /^[-‐]\p{L}/u.test(after) || /\p{L}[-‐.]$/u.test(before)) continue;
    if (/^\.\p{L}/u.test(after)) continue; // "e.g.", "U.S."
    const named = NAMER.test(before);
    if (OBJECT.test(before) || (OWNER.test(after) && !OPTION.test(before))) {
      objects.add(letter);
      continue;
    }
    const bold = /["'“‘`*_]$/.test(before) && /^[.)]?["'”’`*_]/.test(after);
    const lineStart = /(?:^|\n)[^\p{L}\p{N}]{0,6}$/u.test(before);
    const parted = (/[([{]$/.test(before) && /^[)\]}]/.test(after)) || (lineStart && /^[).:]/.test(after));
    const closed = /^\)/.test(after) && !/\([^)]*$/.test(before);
    const alone = lineStart && /^[^\p{L}\p{N}]{0,6}(?:\n|$)/u.test(after);
    const marked = bold || parted || closed || alone;
    // Looked for only where it matters: of 30,000 letters, each on a line of its own, it would take most of a second.
    const apart =
      !marked && ((CLOSES.test(after) && CHOOSES.test(before)) || (PAUSES.test(after) && OPENS.test(before)));
    if (!marked && asked.has(letter) && !OPTION.test(before) && !apart) continue;
    if (!marked && (objects.has(letter) ? !named && !apart : !isName(match[0], before, after, named)))
      continue;
    const previous = mentions.at(-1)?.end ?? 0;
    mentions.push({ letter, start, end: start + 1, previous, marked, bold, named, before, after });
  }
  return mentions;
}

/** Whether an unmarked letter is a name, and not the article "a", the pronoun "I" or a variable. */
function isName(letter: string, before: string, after: string, named: boolean): boolean {
  const noun = LOWER_WORD.test(after) && !NOT_A_NOUN.test(after);
  if (letter === 'A') return !noun && !/^\s(?:\d|[B-Z]\s\p{Ll})/u.test(after);
  if (letter === 'I') return named && !LOWER_WORD.test(after);
  if (letter >= 'B' && letter <= 'Z') return true;
  if (letter === 'a' || letter === 'i')
    return (named || ANSWER_NAMER.test(before)) && !LOWER_WORD.test(after);
  return named || ANSWER_NAMER.test(before);
}
