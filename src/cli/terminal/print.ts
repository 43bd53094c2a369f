/**
 * Control characters but line feeds and tabs, and marks that turn the direction of writing: text out of other people's files
 * may hold them, and a terminal obeys them.
 */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const unsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text whose unsafe characters are written as JSON writes them, `\u001b`, so that JSON stays valid. */
export const printable = (text: string): string =>
  text.replace(unsafe, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes a text to the standard output. */
export const print = (text: string): void => void process.stdout.write(printable(text));

/** The longest message of an error, characters: what was found in a file may be of any length. */
const longest = 600;

/** A message of one error, safe for a terminal. */
export const message = (text: string): string =>
  printable(text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
