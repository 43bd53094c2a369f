import { finalAnswer } from '../final-answer.js';
import { isChosen, isRuledOut } from './letter-cues.js';
import { letterMentions, type LetterMention } from './letter-mentions.js';
import { optionText, wholeOption } from './option-text.js';
import { nothing, type Reading, type Rule } from '../reading.js';

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
  const { reading, certain } = readLetters(text, letters);
  if (certain) return reading;
  const said = optionText(text, options);
  return said.value !== null || reading.value === null ? said : reading;
}

/** A letter, and whether words that quote another option would not count against it. */
interface LetterReading {
  reading: Reading;
  certain: boolean;
}

function readLetters(text: string, letters: ReadonlySet<string>): LetterReading {
  const mentions = withoutLists(text, letterMentions(text, letters), letters).filter(
    (mention) => !isRuledOut(mention),
  );
  const first = mentions[0];
  if (!first) return { reading: nothing, certain: false };
  const certain = (letter: string, how: Rule): LetterReading => ({
    reading: { value: letter, how },
    certain: true,
  });
  if (/^\W*[A-Za-z]\W*$/.test(text.length > 100 ? '' : text)) return certain(first.letter, 'whole');
  const chosen = mentions.filter((mention) => isChosen(text, mention));
  if (chosen.length > 0) return certain(chosen.at(-1)!.letter, 'statement');
  const bold = new Set(mentions.filter((mention) => mention.bold).map(({ letter }) => letter));
  if (bold.size === 1) return certain([...bold][0]!, 'marked');
  const setOff = first.marked || first.named || /^\s?[-–—.:,]/.test(first.after);
  return { reading: { value: first.letter, how: 'first' }, certain: setOff };
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
