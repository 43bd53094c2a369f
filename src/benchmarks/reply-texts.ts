import { readReplies } from '../score/replies.js';

/** The most characters of all replies that a page shows, and of one. */
const room = 3_000_000;
const longest = 1500;
const shortest = 80;

/** How many characters of each of so many replies a page has room for. */
export const roomForEach = (replies: number): number =>
  Math.min(longest, Math.max(shortest, Math.floor(room / Math.max(1, replies))));

/** The replies to some questions, cut in the middle where they are long: answers stand at the ends. The first reply to a question counts. */
export function replyTexts(
  file: string,
  isAsked: (id: string) => boolean,
  most: number,
): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { id, reply } of readReplies(file)) {
    if (isAsked(id) && !texts.has(id))
      texts.set(id, cutInTheMiddle(typeof reply === 'string' ? reply : JSON.stringify(reply), most));
  }
  return texts;
}

/** A text's beginning and end, and how much is left out between them, if it has more characters than `most`. */
export function cutInTheMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = Math.ceil(most / 2);
  const tail = most - head;
  const cut = `${text.slice(0, head)}\n[… ${text.length - most} characters …]\n${text.slice(text.length - tail)}`;
  // A copy: a slice keeps the whole text in memory.
  return Buffer.from(cut, 'utf16le').toString('utf16le');
}
