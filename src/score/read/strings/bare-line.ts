import type { Token } from './prose-tokens.js';

/** Lines of one word that introduce an answer and are none. */
const FILLER = new Set(
  'sure okay ok certainly answer explanation solution thanks note result output string hmm yes no reasoning plaintext text'.split(
    ' ',
  ),
);

/** The word that stands alone on the first or last line, when no other line holds another word alone. */
export function bareLine(tokens: readonly Token[]): string | null {
  const alone: (string | null)[] = [];
  let line: Token[] = [];
  const close = () => {
    const words = line.filter(({ core }) => core !== '');
    const filler = words.length === 1 && FILLER.has(words[0]!.low);
    if (words.length > 0 && !filler) alone.push(words.length > 1 || words[0]!.label ? null : words[0]!.core);
    line = [];
  };
  for (const token of tokens) {
    if (token.first) close();
    line.push(token);
  }
  close();
  const found = new Set(alone.filter((word) => word !== null));
  return found.size === 1 ? (alone[0] ?? alone.at(-1) ?? null) : null;
}
