import { bare } from '../bare.js';
import { inEnglish } from '../languages/directions.js';
import { withoutIdle } from '../languages/idle.js';
import { ORDINALS, wholeOption } from './option-text.js';

type Options = Readonly<Record<string, string>>;

/** What a side is the side of: "the right hand", "右手". */
const OWNED =
  /(?:\s|^)(?:hand|arm|leg|foot|eye|ear|paw|hoof|side|knee|shoulder|main|bras|mano|mão|рука|tangan|手|손)(?:です|입니다)?(?=\s|$|[.。])/giu;
const LETTER_AND_TEXT =
  /^["'*_`([]{0,3}([A-Za-z])["'*_`)\]]{0,3}\s{0,2}[.:)\],(-]*["'*_`]{0,3}\s{0,2}(.{0,200})$/su;

/** The option that a part names and says nothing else of: "B", "(B)", "it is B", "B. Image 3", "Image 3"; else `null`. */
export function bareOption(part: string, options: Options): string | null {
  if (/[✗✘❌✕]|^\s*[-−]\d/.test(part)) return null;
  const outside = part.replace(/\([^()]{2,200}\)/g, ' ');
  const idle = withoutIdle(outside);
  return (
    placed(part, options) ??
    named(part, options) ??
    named(withoutIdle(part), options) ??
    named(idle, options) ??
    named(withoutIdle(inEnglish(outside)).replace(OWNED, ''), options)
  );
}

const ORDINAL =
  /^\W*(?:.{0,30}\b(?:is|with|choose|pick) )?(?:the )?(first|second|third|fourth|fifth|sixth|last|former|latter|第[一二三四五六])[个個]?\s?(option|choice|candidate|one|image|picture|选项|選項)?(?: matches| is (?:correct|right|it))?\W*$/i;

/** "Option 3" */
const NUMBER = /\b(?:option|choice|candidate)\s(?:number\s|no\.\s?|#)?([1-6])\b/i;

/** The option of a place: "the third one", "the last image", "the former"; not where options are called by places. */
function placed(part: string, options: Options): string | null {
  const [, ordinal, noun] =
    ORDINAL.exec(part.slice(0, 80).replace(NUMBER, (_, place) => `${ORDINALS[place - 1]} option`)) ?? [];
  if (ordinal === undefined) return null;
  const letters = Object.keys(options);
  if (/^(?:former|latter)$/i.test(ordinal))
    return letters.length === 2 ? letters[/former/i.test(ordinal) ? 0 : 1] : null;
  if (noun && /^last$/i.test(ordinal)) return letters.at(-1)!;
  const place = Math.max(ORDINALS.indexOf(ordinal.toLowerCase()), '一二三四五六'.indexOf(ordinal.at(-1)!));
  const called = Object.values(options).some((option) => /\b(?:first|second|\d)/i.test(option));
  return noun && !called && !/^(?:image|picture)$/i.test(noun) ? (letters[place] ?? null) : null;
}

function named(part: string, options: Options): string | null {
  const core = bare(part).replace(/^[АВСЕΑΒΕ]$/u, (letter) => 'ABCEABE'['АВСЕΑΒΕ'.indexOf(letter)]);
  if (core.length > 300 || core === '') return null;
  if (/^[A-Za-z]$/.test(core)) return own(core, options);
  const whole = wholeOption(core, options);
  if (whole) return whole;
  const [, letter, text] = LETTER_AND_TEXT.exec(core) ?? [];
  const name = letter === undefined ? null : own(letter, options);
  return name !== null && bare(text) !== '' && isTextOf(bare(text), name, options) ? name : null;
}

/** Whether a text is a letter and the text of another option, and nothing else. */
export function contradicts(text: string, options: Options): boolean {
  if (!/^[^\p{L}\p{N}]{0,3}[A-Za-z]["'*_`\])]{0,3}[.:)\]-]/u.test(text)) return false;
  const [, letter, rest] = LETTER_AND_TEXT.exec(bare(text.slice(0, 300))) ?? [];
  const name = letter === undefined ? null : own(letter, options);
  const other = name === null ? null : wholeOption(bare(rest), options);
  return other !== null && other !== name;
}

const isTextOf = (text: string, name: string, options: Options): boolean =>
  wholeOption(text, options) === name || withoutIdle(options[name]) === text;

/** A letter as the option that it names. */
function own(letter: string, options: Options): string | null {
  const name = letter.toUpperCase();
  return Object.hasOwn(options, name) ? name : null;
}
