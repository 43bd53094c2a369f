import { inEnglish } from '../languages/directions.js';

/** Spellings of one thing, which models use for each other whatever the options say. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\.0{1,3}(?![\d])/g, '$1'],
  // Scripts without spaces, from what stands in them
  [/(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])(?=[A-Za-z0-9])/gu, ' '],
  [/(?<=[A-Za-z])(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])/gu, ' '],
  [/\[\s?(\d+)[^\]\d]{1,16}(\d+)[^\]\d]{0,12}\]/g, '$1 to $2 degrees'],
  // "45^\\circ", "45^{\\circ}", "45º", "45 deg"; a zero or ring above that was meant for a degree sign
  [
    /\^?\s?\{?\s?\\(?:circ|degree|textdegree)\b\s?\}?|[°º˚]|(?<=\d)\s?[\u030a\u2070]|(?<=\d)\s?\bdegs?\b\.?|(?<=\d)-?degrees?\b|(?<=\d)\s?(?:o(?![\p{L}\p{N}])|Grad\b|grad[oi]s?\b|graus\b|degrés?|derajat|град\p{L}*|度|도|درجة|डिग्री)/giu,
    ' degrees ',
  ],
  [/\$|\\[()[\]]|\\[,;!: ]|\\text\b|[{}]|\\(?:theta|alpha)\b/g, ' '],
  [/\b(?:counter|anti)[\s-]?clock-?wise\b|\bccw\b/gi, 'counterclockwise'],
  [/\bcw\b|\bclock-wise\b/gi, 'clockwise'],
  [/\b(image|picture|option|figure)(?=\d)/gi, '$1 '],
  [/\bof (?:them|these|those|the above|the options)\b/gi, ''],
  [/\bfac(?:es|ed|e)\b(?= (?:away|toward|directly|the camera|left|right|to the))/gi, 'facing'],
  [/\bfacing\s+(?=(?:the )?camera)/gi, 'facing toward '],
  [/(\d)(?: degrees)?\s{0,3}[-–—~]\s{0,3}(?=\d)/g, '$1 to '],
  [/\bbetween (\d+)(?: degrees)? {1,3}and (?=\d)/gi, '$1 to '],
  [/\b(horizontal|vertical)ly\b/gi, '$1'],
  [/(degrees\s{1,3})H\b/g, '$1horizontal'],
  [/(degrees\s{1,3})V\b/g, '$1vertical'],
  [/,?\s(?:and then|followed by)\b|→|-{1,2}>/gi, ' then'],
  [/\b(horizontal|vertical) (\d+)\s{1,3}degrees?/gi, '$2 degrees $1'],
  [/(horizontal|vertical),?\s{1,3}(?=\d+\s{1,3}degrees?\s{1,3}(?:horizontal|vertical))/gi, '$1 then '],
  [/\b(horizontal|vertical) (?:rotation|turn)\b/gi, '$1'],
  [/\bfirst (?=\d)/gi, ''],
  [/(\d)\s{1,5}degrees?\s{1,5}to\s{1,5}(\d+)/gi, '$1 to $2'],
  [/\bcan(?:['’]t| not)\b/gi, 'cannot'],
  [/\b(is|are|was|were|has|have|does|do|did)n['’]t\b/gi, '$1 not'],
  [
    /\b(?:(?:does|do) not need|(?:is|there is) no need)(?: to rotate| to turn| any rotation| rotation)\b/gi,
    'no rotation',
  ],
  [/\bpart(?:ly|ial)\b/gi, 'partially'],
  [/\b(?:cannot|unable to|not possible to|impossible to) (?:determine|tell|say)\b/gi, 'cannot be determined'],
  [/\bright (?=answer|choice|option)/gi, 'correct '],
  [/\b(left|right) one\b/gi, '$1'],
  [
    /\bthe same(?: exact)?(?: (?:shade|size|length|brightness|lightness|colou?r|gr[ae]y|width|height))+(?: of gr[ae]y)?\b|\bidentical\b|\bno difference\b|\bthe same(?=\W*$)|^\W*same\W*$/gi,
    'equal',
  ],
  [/\b(?:rotat(?:e[sd]?|ing)|turn(?:ed|ing))\b/gi, 'rotation'],
  [/\b(?:flip(?:ped|s)?|mirror(?:ed|ing)?|reflect(?:ed|ion)?)\b/gi, 'flipping'],
  [/\bchanges?\b(?: is| are)?/gi, 'change'],
  [/\bhalf(?:[- ]a)?[- ]turn\b/gi, '180 degrees'],
  [/\b(?:(?:a )?quarter|right)[- ](?:turn|angle)\b/gi, '90 degrees'],
  [/\btowards? (?:us|me|the viewer)\b/gi, 'toward the camera'],
  [/\b(?:fac(?:es|ing)|look(?:s|ing) at) (?:us|me|the viewer|the camera)\b/gi, 'facing toward the camera'],
  [
    /\b(?:back|rear(?:[ -]end)?)(?: is)?(?: turned)? (?:to|toward) the camera\b|\bsee its back\b/gi,
    'facing away from the camera',
  ],
  // Limbs: "left foreleg", "hind left", "right back paw"
  [/\b(left|right)[\s-](?:fore|front)[\s-]?(?=foot|hoof|leg|limb|paw)/gi, '$1 front '],
  [/\b(left|right)[\s-](?:hind|back)(?=[\s-]?(?:foot|hoof|leg|limb|paw)|\W*$)/gi, '$1 rear '],
  [/\b(?:fore|front)[\s-](left|right)\b/gi, '$1 front'],
  [/\b(?:hind|rear|back)[\s-](left|right)\b/gi, '$1 rear'],
];

/** "forty-five degrees", "one hundred and eighty degrees" */
const SPOKEN = new RegExp(
  String.raw`\b(?:(one) hundred(?: and)?(?: |$))?(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?|(ten|fifteen|zero))?(?=\s?-?degrees?\b)`,
  'gi',
);
const NUMBERS = 'one two three four five six seven eight nine ten fifteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function inDigits(text: string): string {
  return text.replace(SPOKEN, (said, hundred, tens, ones, small) => {
    const of = (word: string | undefined) => (word ? NUMBERS.indexOf(word.toLowerCase()) + 1 : 0);
    if (/^zero$/i.test(small ?? '')) return '0 ';
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

/** A text as the options would spell it. */
export const respelled = (text: string): string =>
  SPELLINGS.reduce(
    (spelled, [from, to]) => spelled.replace(from, to),
    fromRadians(inDigits(inEnglish(text))),
  );
