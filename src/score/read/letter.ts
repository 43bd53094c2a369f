import { denied } from './assertion.js';
import { finalAnswer } from './final-answer.js';
import { isChosen, isRuledOut } from './letter-cues.js';
import { letterMentions, type LetterMention } from './letter-mentions.js';
import { mentionsOf } from './mentions.js';
import { nothing, type Reading } from './reading.js';
import { wordsOf } from './words.js';

/**
 * Reads an option letter (RotOutBench A.3, rotation matching): the first valid letter, unless the reply states another
 * final choice ("the answer is B", "therefore B", a box, the only letter in bold, a change of mind). Letters that the
 * reply rules out ("not A", "A is wrong") and lists of all the options are passed over. A reply without a letter that
 * quotes the text of exactly one option chooses it.
 *
 * @param text from `replyText`
 */
export function readLetter(text: string, options: Readonly<Record<string, string>>): Reading {
  const letters = new Set(Object.keys(options));
  return finalAnswer(text, (part) => readPart(part, letters, options), nothing);
}

function readPart(
  text: string,
  letters: ReadonlySet<string>,
  options: Readonly<Record<string, string>>,
): Reading {
  const quoted = wholeOption(text, options);
  if (quoted) return { value: quoted, how: 'text' };
  const reading = readLetters(text, letters);
  return reading.value === null ? optionText(text, options) : reading;
}

const same = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** The option that a text repeats word for word, when it is only one. */
function wholeOption(text: string, options: Readonly<Record<string, string>>): string | null {
  if (text.length > 2000) return null;
  const said = same(text);
  const found = Object.keys(options).filter((letter) => said !== '' && same(options[letter]!) === said);
  return found.length === 1 && !Object.hasOwn(options, text.trim()) ? found[0]! : null;
}

function readLetters(text: string, letters: ReadonlySet<string>): Reading {
  const mentions = withoutLists(text, letterMentions(text, letters), letters).filter(
    (mention) => !isRuledOut(mention),
  );
  const first = mentions[0];
  if (!first) return nothing;
  if (/^\W*[A-Za-z]\W*$/.test(text.length > 100 ? '' : text)) return { value: first.letter, how: 'whole' };
  const chosen = mentions.filter((mention) => isChosen(text, mention));
  if (chosen.length > 0) return { value: chosen.at(-1)!.letter, how: 'statement' };
  const bold = new Set(mentions.filter((mention) => mention.bold).map(({ letter }) => letter));
  if (bold.size === 1) return { value: [...bold][0]!, how: 'marked' };
  return { value: first.letter, how: 'first' };
}

/** Leaves out "A, B, C, or D": a list of all the options repeats the question. */
function withoutLists(
  text: string,
  mentions: readonly LetterMention[],
  letters: ReadonlySet<string>,
): LetterMention[] {
  const kept: LetterMention[] = [];
  let run: LetterMention[] = [];
  const close = () => {
    if (letters.size < 2 || new Set(run.map(({ letter }) => letter)).size < letters.size) {
      for (const mention of run) kept.push(mention);
    }
    run = [];
  };
  for (const mention of mentions) {
    const last = run.at(-1);
    if (
      last &&
      !/^[\s,/()"'*]{0,6}(?:or|and)?[\s,/()"'*]{0,6}$/.test(
        text.slice(last.end, Math.min(mention.start, last.end + 20)),
      )
    )
      close();
    run.push(mention);
  }
  close();
  return kept;
}

/** The only option whose text the reply asserts. */
function optionText(text: string, options: Readonly<Record<string, string>>): Reading {
  const words = wordsOf(text);
  const phrases = Object.entries(options).map(([letter, phrase]) => ({
    phrase,
    words: wordsOf(phrase),
    meaning: letter,
  }));
  const said = mentionsOf(words, phrases).filter((mention) => !denied(words, mention));
  const found = new Set(said.map(({ meaning }) => meaning));
  if (found.size > 1) return { value: null, how: 'hedged' };
  return found.size === 1 ? { value: said[0]!.meaning, how: 'text' } : nothing;
}
