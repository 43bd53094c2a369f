import { printableLines } from '../../core/printable.js';

/** Writes a text to the standard output. */
export const print = (text: string): void => void process.stdout.write(printableLines(text));

/** The longest message of an error, characters: what was found in a file may be of any length. */
const longest = 600;

/** A message of one error, safe for a terminal. */
export const message = (text: string): string =>
  printableLines(text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
