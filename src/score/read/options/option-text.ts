import { denied } from '../phrases/assertion.js';
import { mentionsOf } from '../phrases/mentions.js';
import { nothing, type Reading } from '../reading.js';
import { wordsOf, type Word } from '../words.js';

type Options = Readonly<Record<string, string>>;

/** Spellings of one thing, which models use for each other whatever the options say. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\.0{1,3}(?![\d])/g, '$1'],
  [/\[\s?(\d+)[^\]\d]{1,16}(\d+)[^\]\d]{0,12}\]/g, '$1 to $2 degrees'],
  // "45^\\circ", "45^{\\circ}", "45º", "45 deg"; a zero or ring above that was meant for a degree sign
  [
    /\^?\s?\{?\s?\\(?:circ|degree)\b\s?\}?|[°º˚]|(?<=\d)\s?[\u030a\u2070]|(?<=\d)\s?\bdegs?\b\.?|(?<=\d)-?degrees?\b|(?<=\d)\s?(?:o(?![\p{L}\p{N}])|Grad\b|grad[oi]s?\b|graus\b|degrés?|derajat|град\p{L}*|度|도|درجة|डिग्री)/giu,
    ' degrees ',
  ],
  [/\$|\\[()[\]]|\\[,;!: ]|\\text\b|[{}]|\\(?:theta|alpha)\b/g, ' '],
  [/\b(?:counter|anti)[\s-]?clockwise\b|\bccw\b/gi, 'counterclockwise'],
  [/\bcw\b/gi, 'clockwise'],
  [/(\d)(?: degrees)?\s{0,3}[-–—~]\s{0,3}(?=\d)/g, '$1 to '],
  [/\bbetween (\d+)(?: degrees)? {1,3}and (?=\d)/gi, '$1 to '],
  [/\b(horizontal|vertical)ly\b/gi, '$1'],
  [/(degrees\s{1,3})H\b/g, '$1horizontal'],
  [/(degrees\s{1,3})V\b/g, '$1vertical'],
  [/,?\s(?:and then|followed by)\b/gi, ' then'],
  [/\bfirst (?=\d)/gi, ''],
  [/(\d)\s{1,5}degrees?\s{1,5}to\s{1,5}(\d+)/gi, '$1 to $2'],
  [/\bcan(?:['’]t| not)\b/gi, 'cannot'],
  [/\bcannot determine\b/gi, 'cannot be determined'],
  [/\bright (?=answer|choice|option)/gi, 'correct '],
  // Limbs: "left foreleg", "hind left", "right back paw"
  [/\b(left|right)[\s-](?:fore|front)[\s-]?(?=foot|hoof|leg|limb|paw)/gi, '$1 front '],
  [/\b(left|right)[\s-](?:hind|back)(?=[\s-]?(?:foot|hoof|leg|limb|paw)|\W*$)/gi, '$1 rear '],
  [/\b(?:fore|front)[\s-](left|right)\b/gi, '$1 front'],
  [/\b(?:hind|rear|back)[\s-](left|right)\b/gi, '$1 rear'],
];
const IDLE = new Set('the a an its it is are be they'.split(' '));
/** Words with which an option continues after what is enough to name it: "Leftward | relative to the camera plane". */
const GOES_ON = new Set('relative from in of to the'.split(' '));
const LONGEST_WHOLE = 2000;

/** "forty-five degrees", "one hundred and eighty degrees" */
const SPOKEN = new RegExp(
  String.raw`\b(?:(one) hundred(?: and)?(?: |$))?(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?|(ten|fifteen))?(?=\s?-?degrees?\b)`,
  'gi',
);
const NUMBERS = 'one two three four five six seven eight nine ten fifteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inDigits(text: string): string {
  return text.replace(SPOKEN, (said, hundred, tens, ones, small) => {
    const of = (word: string | undefined) => (word ? NUMBERS.indexOf(word.toLowerCase()) + 1 : 0);
    const least = of(small) === 11 ? 15 : of(small);
    const value =
      (hundred ? 100 : 0) + (tens ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 : 0) + of(ones) + least;
    return value === 0 ? said : `${value} `;
  });
}

/** "\\frac{\\pi}{4}", "3π/4" */
const RADIANS =
  /(?:\\[dt]?frac\s?\{)?(\d?)\s?(?:\\pi|π)(?:\}\s?\{(\d)\}|\s?\/\s?(\d))?(?:\s?rad(?:ians?)?\b)?/g;
const fromRadians = (text: string): string =>
  text.replace(
    RADIANS,
    (_, times: string, of: string | undefined, by: string | undefined) =>
      ` ${(180 * Number(times || 1)) / Number(of ?? by ?? 1)} degrees `,
  );

const respelled = (text: string): string =>
  SPELLINGS.reduce((spelled, [from, to]) => spelled.replace(from, to), fromRadians(inDigits(text)));

/** The words that tell options apart, as one text. */
const key = (text: string): string =>
  wordsOf(respelled(text))
    .filter(({ text, stem }) => !IDLE.has(text) && stem !== 'degree')
    .map(({ stem }) => stem)
    .join(' ');

const sorted = (words: string): string => words.split(' ').sort().join(' ');

/** The option that a text repeats as a whole, in full or in short, when it is only one. */
export function wholeOption(text: string, options: Options): string | null {
  if (text.length > LONGEST_WHOLE || Object.hasOwn(options, text.trim())) return null;
  const said = key(text);
  if (said === '') return null;
  const only = (is: (option: string) => boolean) => {
    const found = Object.keys(options).filter((letter) => is(options[letter]!));
    return found.length === 1 ? found[0]! : null;
  };
  return (
    only((option) => key(option) === said) ??
    // "0 degrees" or "facing camera" of "0 degrees (facing camera)", "Yes" of "Yes, the image …"
    only((option) => option.split(/[,()]/).some((part) => key(part) === said)) ??
    only((option) => startsWith(wordsOf(respelled(option)), said)) ??
    // "clockwise, 46 to 90 degrees"
    only((option) => sorted(key(option)) === sorted(said))
  );
}

/** Whether an option starts with `said` and only continues to say in what respect. */
function startsWith(option: readonly Word[], said: string): boolean {
  return option.some(
    ({ text }, i) =>
      GOES_ON.has(text) &&
      key(
        option
          .slice(0, i)
          .map((word) => word.text)
          .join(' '),
      ) === said,
  );
}

/** The only option whose text the reply asserts. */
export function optionText(text: string, options: Options): Reading {
  const words = wordsOf(respelled(text));
  const telling = words.map((word, at) => ({ ...word, at })).filter(({ text }) => !IDLE.has(text));
  const phrases = Object.entries(options).map(([letter, phrase]) => ({
    phrase,
    words: wordsOf(respelled(phrase)).filter(({ text }) => !IDLE.has(text)),
    meaning: letter,
  }));
  const said = mentionsOf(telling, phrases).filter(
    ({ start, end }) => !denied(words, { start: telling[start]!.at, end: telling[end - 1]!.at + 1 }),
  );
  const found = new Set(said.map(({ meaning }) => meaning));
  if (found.size > 1) return { value: null, how: 'hedged' };
  return found.size === 1 ? { value: said[0]!.meaning, how: 'text' } : nothing;
}
