import { bare as bareText } from '../bare.js';
import { withoutIdle } from '../languages/idle.js';
import { proseTokens, type Token } from './prose-tokens.js';
import { nothing, type Asked, type Reading, type Rule } from '../reading.js';
import { hedgedAt, negatedAt, stringLike } from './string-like.js';
import { finalAnswer } from '../statements/final-answer.js';
import type { Reader } from '../statements/statement.js';
import { statements, type Statement } from './string-statements.js';

/**
 * Reads the one string that a reply gives (RotOutBench A.3, TextImage-Rot). A reply that is a single word once the
 * punctuation around it is gone is that word. Prose is read, once `finalAnswer` has cut it down, by the first of these
 * that finds something: "the answer is …", a line of its own, the last statement such as "it reads …", the word that it
 * starts with, the only marked word, the only word that is not English.
 * @param text from `replyText`
 * @param kept the characters of the right answer: they are never taken for punctuation
 */
export function readString(text: string, kept: ReadonlySet<string>, asked: Asked): Reading {
  return finalAnswer(text, stringReader(kept, asked));
}

const stringReader = (kept: ReadonlySet<string>, asked: Asked): Reader<Reading> => ({
  none: nothing,
  said: (part) => readSaid(part, kept, asked),
  bare: (part) => {
    if (/^(?:that|this|it) (?:only|just|also)\b/i.test(part)) return null;
    const [value, ...more] = bareText(withoutIdle(part), kept).split(/\s+/);
    return value && more.length === 0 && !isFiller(value)
      ? { value: bareText(value, kept), how: 'line' }
      : null;
  },
  prose: (text) => readProse(text, kept, asked),
});

/** The string that a statement begins with: "q9, since 6 becomes 9". */
function readSaid(part: string, kept: ReadonlySet<string>, asked: Asked): Reading {
  const [line = ''] = part.trim().split('\n', 1);
  const tokens = proseTokens(line, kept).filter(({ core }) => core !== '');
  const [first, second] = tokens;
  if (
    first &&
    stringLike(first, kept) &&
    (second === undefined || second.aside || !stringLike(second, kept)) &&
    !hedgedAt(tokens, 0, kept)
  )
    return { value: first.core, how: 'opening' };
  return readProse(line, kept, asked);
}

function readProse(text: string, kept: ReadonlySet<string>, asked: Asked): Reading {
  const tokens = proseTokens(text, kept);
  const words = tokens.filter(({ core }) => core !== '');
  if (words.length === 0) return nothing;
  if (words.length === 1) return { value: words[0].core, how: 'whole' };
  const likely = words.filter((token) => stringLike(token, kept));
  const whole = likely.some(({ core }) => core.length > 1);
  const said = statements(tokens, whole, kept, asked);
  if (said.label) return fromStatement(said.label, 'label');
  const line = bareLine(tokens);
  // "q9 ⏎ Explanation: 6 becomes 9, …" answers in its first line, "It shows 6b. ⏎ q9" in its last; "6b ⏎ Turned, it
  // becomes q9" in neither.
  if (line !== null && (line.last || said.strong?.value.length !== line.word.length))
    return { value: line.word, how: 'line' };
  const statement = said.strong ?? (likely.length === 0 ? said.weak : null);
  if (statement) return fromStatement(statement, 'statement');
  if (opens(tokens, kept)) return { value: tokens[0].core, how: 'opening' };
  const standing = likely.filter(
    ({ at, core }) => !negatedAt(tokens, at) && !said.asides.has(at) && !(whole && core.length === 1),
  );
  if (standing.length === 0 && said.aside) return fromStatement(said.aside, 'statement');
  const marked = standing.filter((token) => token.marked);
  return marked.length > 0 ? only(marked, 'marked') : only(standing, 'only');
}

/** Whether the reply starts with its answer: "q9 (6b rotated)", "q9 because 6 becomes 9". */
function opens(tokens: readonly Token[], kept: ReadonlySet<string>): boolean {
  const [first, second] = tokens;
  return (
    stringLike(first, kept) &&
    (second.core === '' || second.aside || !stringLike(second, kept)) &&
    !hedgedAt(tokens, 0, kept)
  );
}

const fromStatement = (statement: Statement, how: Rule): Reading =>
  statement.hedged ? { value: null, how: 'hedged' } : { value: statement.value, how };

/** The one value of these tokens. */
function only(tokens: readonly Token[], how: Rule): Reading {
  const values = new Set(tokens.map((token) => token.core));
  if (values.size === 0) return nothing;
  return values.size === 1 ? { value: tokens[0].core, how } : { value: null, how: 'hedged' };
}

/** Lines of one word that introduce an answer and are none. */
const FILLER = new Set(
  'sure okay ok certainly answer explanation solution thanks note result output string hmm yes no reasoning plaintext text'.split(
    ' ',
  ),
);

const isFiller = (word: string): boolean => FILLER.has(word.toLowerCase());

/** The word that stands alone on the first or last line, when no other line holds another word alone. */
function bareLine(tokens: readonly Token[]): { word: string; last: boolean } | null {
  const alone: (string | null)[] = [];
  let line: Token[] = [];
  const close = () => {
    const words = line.filter(({ core }) => core !== '');
    const filler = words.length === 1 && isFiller(words[0].core);
    if (words.length > 0 && !filler) alone.push(words.length > 1 || words[0].label ? null : words[0].core);
    line = [];
  };
  for (const token of tokens) {
    if (token.first) close();
    line.push(token);
  }
  close();
  const found = new Set(alone.filter((word) => word !== null));
  const word = found.size === 1 ? (alone[0] ?? alone.at(-1) ?? null) : null;
  return word === null ? null : { word, last: alone.length > 1 && alone.at(-1) === word };
}
