import { afterReasoning } from './reasoning.js';

/** Runs of more combining marks than UAX #15 allows in stream-safe text: sorting them would take quadratic time. */
const MARK_RUN = /(\p{M}{30})\p{M}+/gu;
/** Zero-width, direction and other format characters, and the selectors of emoji. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F]/gu;
/** White letters on black circles and squares, which NFKC leaves as they are: 🅱. */
const BOXED_LETTER = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu;
const plainLetter = (boxed: string): string =>
  String.fromCodePoint(0x41 + ((boxed.codePointAt(0)! - 0x1f150) % 32));
/** Digits of Arabic, Persian, Hindi, Bengali and Thai. */
const DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙]/gu;
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  return String(code - [0x660, 0x6f0, 0x966, 0x9e6, 0xe50].findLast((zero) => zero <= code)!);
};
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Where the last match of a pattern (with the flag g) ends in a text; undefined if there is none. */
export function endOfLast(pattern: RegExp, text: string): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** Whether a text is ASCII, as most replies are, and needs no normalization. */
export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/**
 * Unicode NFKC without format characters, every line break as `\n`, trimmed: fullwidth, circled and mathematical
 * letters become plain ones. Linear in the length of the text; unpaired surrogates are left as they are.
 */
export function normalized(text: string): string {
  const composed = isAscii(text)
    ? text
    : text
        .replace(BOXED_LETTER, plainLetter)
        .replace(DIGIT, plainDigit)
        .replace(MARK_RUN, '$1')
        .normalize('NFKC')
        .replace(INVISIBLE, '');
  return composed.replace(LINE_BREAK, '\n').trim();
}

/** The length in characters above which only the beginning and the end of a reply are read: an answer is in one of them. */
export const longestReply = 65_536;

/** Whether a part of a reply is not read. */
export const isCut = (reply: unknown): boolean =>
  typeof reply === 'string' && reply.length > longestReply && afterReasoning(reply).length > longestReply;

/**
 * What a model says after its reasoning, as plain text: normalized, without HTML and chat-template tokens.
 * Reasoning that never ends leaves nothing. Of what is longer than {@link longestReply} both ends are read. `null` for
 * anything but a string.
 */
export function replyText(reply: unknown): string | null {
  if (typeof reply !== 'string') return null;
  return decodeEntities(stripTags(ownTurn(ends(afterReasoning(normalized(ends(reply)))))))
    .replace(NOT_AVAILABLE, ' ')
    .trim();
}

/** "N/A" is no letter and no No. */
const NOT_AVAILABLE = /(?<![\p{L}\p{N}/])n(?:\/a|\.\s?a\.)(?![\p{L}\p{N}/])/giu;
const REPLIED = /(?:^|\n)[ *_#]{0,6}(?:output|answer|assistant|a)[ *_]{0,4}:[ *_]{0,4}[^\s*_]/i;
const ASKED_AGAIN = /\n[ *_#]{0,6}(?:input|question|q)[ *_]{0,4}:/i;
const OTHER_SPEAKS = /\n[ *_#]{0,6}(?:human|user)[ *_]{0,4}:/i;

/** A text up to where the model goes on as if it had been asked again: "Output: B⏎Question: …⏎Output: A". */
function ownTurn(text: string): string {
  const replied = REPLIED.exec(text);
  const from = replied ? replied.index + replied[0].length : text.length;
  const again = ASKED_AGAIN.exec(text.slice(from));
  const own = again ? text.slice(0, from + again.index) : text;
  return own.split(OTHER_SPEAKS, 1)[0];
}

/** The two ends of a text that is too long, on lines of their own: normalizing may make a text 18 times as long. */
function ends(text: string): string {
  if (text.length <= longestReply) return text;
  const rest = afterReasoning(text);
  if (rest.length <= longestReply) return rest;
  return `${rest.slice(0, longestReply / 2)}\n${rest.slice(-longestReply / 2)}`;
}

const EMPHASIS = 'b|i|em|strong|code|tt|kbd|samp|mark|u|q';
const BLOCK = 'p|br|hr|div|pre|h[1-6]|ul|ol|li|table|tr|td|blockquote|html|body';
const OTHER = 'span|font|center|s|sub|sup|a';
const TAG = new RegExp(`</?(?:(${EMPHASIS})|(${BLOCK})|${OTHER})(?:\\s[^<>]{0,300})?/?>`, 'gi');
/** What is struck out: "~~A~~ B", with the letter before it: "A. ~~Left~~". */
const STRUCK =
  /(?:(?<=^|\n)[ *>-]{0,6}\(?[A-Z][.):]\s?)?(?:~~[^~\n]{1,200}~~|<(s|del|strike)>[^<]{0,200}<\/\1>)/gi;
/** A line whose box is left empty, and a box that is checked. */
const UNCHECKED = /(?<=^|\n)[ \t*+-]{0,6}(?:\[ ?\]|☐)[ \t][^\n☐☑☒]*|☐[ \t]?\(?[A-Z](?!\p{L})/gu;
const CHECKED = /(?<=^|\n)[ \t*+-]{0,6}\[[xX✓✔]\][ \t]|[☑☒][ \t]/g;
/** Tokens of chat templates, e.g. `<|im_end|>`, but not the box that GLM puts around its answer. */
const CHAT_TOKEN = /<\|(?!begin_of_box|end_of_box)[^|<>]{1,40}\|>/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Text without HTML tags and chat-template tokens: emphasis becomes a backtick, blocks become line breaks. */
function stripTags(text: string): string {
  const checked = text.replace(CHECKED, '');
  return (checked === text ? text : checked.replace(UNCHECKED, ''))
    .replace(STRUCK, ' ')
    .replace(CHAT_TOKEN, ' ')
    .replace(TAG, (_, emphasis, block) => (emphasis ? '`' : block ? '\n' : ''));
}

/** Text with HTML character references replaced by what they stand for. */
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()];
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
