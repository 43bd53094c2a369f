const EMPHASIS = 'b|i|em|strong|code|tt|kbd|samp|mark|u|q';
const BLOCK = 'p|br|hr|div|pre|h[1-6]|ul|ol|li|table|tr|td|blockquote|html|body';
const OTHER = 'span|font|center|s|sub|sup|a';
const TAG = new RegExp(`</?(?:(${EMPHASIS})|(${BLOCK})|${OTHER})(?:\\s[^<>]{0,300})?/?>`, 'gi');
/** Tokens of chat templates, e.g. `<|im_end|>`, but not the box that GLM puts around its answer. */
const CHAT_TOKEN = /<\|(?!begin_of_box|end_of_box)[^|<>]{1,40}\|>/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** Text without HTML tags and chat-template tokens: emphasis becomes a backtick, blocks become line breaks. */
export function stripTags(text: string): string {
  return text
    .replace(CHAT_TOKEN, ' ')
    .replace(TAG, (_, emphasis, block) => (emphasis ? '`' : block ? '\n' : ''));
}

/** Text with HTML character references replaced by what they stand for. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()]!;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
