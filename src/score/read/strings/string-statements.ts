import { anyOf } from '../languages/any-of.js';
import type { Token } from './prose-tokens.js';
import { aboutOf, answers, type Asked } from '../reading.js';
import { hedgedAt, isNegator, stringLike } from './string-like.js';

/** A string that the reply states, e.g. after "it reads". */
export interface Statement {
  value: string;
  /** Whether the statement names more than one string. */
  hedged: boolean;
}

/** The last statement of each kind, `null` where there is none. */
export interface Statements {
  /** "The answer is …", "Final output: …" */
  label: Statement | null;
  /** A string that cannot be English. */
  strong: Statement | null;
  /** Any word with which the clause ends. */
  weak: Statement | null;
  /** A string that is said to be seen when what would be seen is asked for, or the other way round. */
  aside: Statement | null;
  /** The indices of the tokens of all asides. */
  asides: ReadonlySet<number>;
}

const words = (list: string) => new Set(list.split(' '));

/** Words after which the string follows, perhaps behind words of `SKIPPED`. */
const CUES = words(
  "is was be becomes become became reads read see sees say says show shows get gets obtain obtains gives give yields yield produces makes equals into to as like answer output result but instead so therefore thus hence → = it's its that's that’s it’s",
);
const SKIPPED = words(
  'the a an this that string strings letter letters character characters char text word sequence following visible displayed exactly simply just now then still likely probably most approximately rotated final resulting number digit digits be read as like either actual correct new same indeed actually also',
);
const LABELS = words('answer answer: final output result conclusion 答案 答案是');
/** The same in other languages, of one word or several, and in scripts that are written without spaces. */
const READS = new RegExp(
  `(?:${anyOf('reads', 'spaced')}|${anyOf('joins', 'spaced')})$|(?:${anyOf('reads', 'unspaced')})$`,
  'iu',
);
/** Where the verb comes last, it follows the string. */
const VERB_LAST =
  /^(?:に?と?なります|に?と?なる|です|と読め|가 ?됩니다|이 ?됩니다|가$|이$|입니다|로 읽|पढ़ा|बन|है)/u;
/** Words that end a clause after a cue and say something about the string: "it is reversed". */
const NO_STRING =
  /(?:ed|ing|ly)$|^(?:wrong|incorrect|right|correct|same|identical|different|unknown|unclear|down|blank|empty|image|here|there|it)$/;
const ROTATED = words('rotated turned flipped upside');
const TENTATIVE = words('might could may maybe perhaps possibly either');
const LONGEST_SKIP = 8;
const LOOK_BACK = 10;

/**
 * Finds what a reply states, by the words before it.
 * @param whole whether single characters are parts of strings, not strings: "6 becomes 9, so it reads q9"
 */
export function statements(
  tokens: readonly Token[],
  whole: boolean,
  kept: ReadonlySet<string>,
  asked: Asked,
): Statements {
  const label: Found[] = [];
  const strong: Found[] = [];
  const aside: Found[] = [];
  const weak: Found[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found = isCue(tokens, i) ? statedAfter(tokens, i, kept) : statedBefore(tokens, i, kept);
    if (!found || (whole && tokens[found.at].core.length === 1)) continue;
    if (found.source || !answers(aboutOf(found.context), asked)) (found.strong ? aside : weak).push(found);
    else if (!found.strong) weak.push(found);
    else if (found.context.some((word) => LABELS.has(word))) label.push(found);
    else strong.push(found);
  }
  const last = (list: Found[]) => statement(list, tokens, kept);
  return {
    label: last(label),
    strong: last(strong),
    weak: last(weak),
    aside: last(aside),
    asides: new Set(aside.map(({ at }) => at)),
  };
}

interface Found {
  at: number;
  strong: boolean;
  /** Whether it is named as what is rotated: "… is 6b rotated". */
  source: boolean;
  /** The words before it in its sentence, lower case. */
  context: string[];
}

function isCue(tokens: readonly Token[], i: number): boolean {
  const { label, marked, low, core } = tokens[i];
  if (label || (!marked && CUES.has(low))) return true;
  if (marked || core === '' || !/\p{L}$/u.test(low)) return false;
  return READS.test(i === 0 ? low : `${i > 1 ? tokens[i - 2].low : ''} ${tokens[i - 1].low} ${low}`);
}

/** "… is the string q9". */
function statedAfter(tokens: readonly Token[], i: number, kept: ReadonlySet<string>): Found | null {
  const cue = tokens[i];
  if (cue.ends === 'sentence' && !cue.label) return null;
  let j = i + 1;
  while (j < tokens.length && j - i <= LONGEST_SKIP && skipped(tokens[j], kept)) {
    if (tokens[j].ends === 'sentence') return null;
    j++;
  }
  const token = tokens[j];
  if (
    !token ||
    j - i > LONGEST_SKIP ||
    (isCue(tokens, j) && !stringLike(token, kept)) ||
    isNegator(token.low)
  )
    return null;
  const strong = stringLike(token, kept);
  if (!strong && (NO_STRING.test(token.low) || (token.ends === '' && j < tokens.length - 1))) return null;
  const contrast = cue.low === 'but' || cue.low === 'instead';
  const context = contextOf(tokens, i);
  if (!contrast && context.clause.slice(-3).some(isNegator)) return null;
  const source = token.ends === '' && ROTATED.has(tokens[j + 1]?.low ?? '');
  return { at: j, strong, source, context: context.sentence };
}

/** "q9 is the rotated string". */
function statedBefore(tokens: readonly Token[], i: number, kept: ReadonlySet<string>): Found | null {
  const [token, verb, article] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (token.ends === '' && verb && VERB_LAST.test(verb.low) && stringLike(token, kept))
    return { at: i, strong: true, source: false, context: contextOf(tokens, i).sentence };
  if (token.ends !== '' || !stringLike(token, kept)) return null;
  if (i > 0 && tokens[i - 1].ends === '') return null;
  if (verb?.low !== 'is' && !(verb?.low === 'would' && article?.low === 'be')) return null;
  const rest = tokens.slice(i + 2, i + 8).map(({ low }) => low);
  const role =
    rest.includes('answer') || rest.includes('what') || rest.includes('result') || rest.includes('string');
  return role && !rest.some(isNegator) ? { at: i, strong: true, source: false, context: rest } : null;
}

/** Whether a token only leads over to the string. "NOW" in capitals may be one. */
const skipped = (token: Token, kept: ReadonlySet<string>) =>
  token.core === '' ||
  (SKIPPED.has(token.low) && !token.marked && !(token.core !== token.low && stringLike(token, kept)));

/** The words before and at token `i`: those of its clause, and those of its sentence. */
function contextOf(tokens: readonly Token[], i: number): { clause: string[]; sentence: string[] } {
  const sentence: string[] = [tokens[i].low];
  let clause = 1;
  let inClause = true;
  for (let k = i - 1; k >= 0 && k >= i - LOOK_BACK; k--) {
    if (tokens[k].ends === 'sentence') break;
    if (tokens[k].ends === 'clause' || tokens[k].label) inClause = false;
    if (inClause) clause++;
    sentence.unshift(tokens[k].low);
  }
  return { clause: sentence.slice(-clause), sentence };
}

/** The last of these. Tentative ones that differ are a hedge: "it might be q9, it might be 6b". */
function statement(
  list: readonly Found[],
  tokens: readonly Token[],
  kept: ReadonlySet<string>,
): Statement | null {
  const found = list.at(-1);
  if (!found) return null;
  const value = tokens[found.at].core;
  const tentative = found.context.some((word) => TENTATIVE.has(word));
  const differs = tentative && list.some(({ at }) => tokens[at].core !== value);
  return { value, hedged: differs || hedgedAt(tokens, found.at, kept) };
}
