import { badParameter, printable, printableLines } from '../../core/index.js';

/** Writes a text to the standard output. */
export const print = (text: string): void => void process.stdout.write(printableLines(text));

/** A value as JSON, for `--json`. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The longest message of an error, characters: what was found in a file may be of any length. */
const longest = 600;

/** A message of one error, a line that is safe for a terminal: a name in a file may hold line breaks. */
export function message(text: string): string {
  const line = printable(text.slice(0, longest + 1));
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** What commander says of wrong words, in its lines and no longer than other messages: a word may be of any length. */
export const usage = (text: string): string =>
  printableLines(text.length > longest ? `${text.slice(0, longest - 1)}…\n` : text);

/** A whole number from the command line. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw badParameter(name, text, `a whole number from ${min} to ${max}`);
}

/** The number of worker threads that is asked for, if it is. */
export const askedWorkers = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : wholeNumber('--workers', text, 1, 256);
