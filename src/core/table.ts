import { badParameter } from './errors.js';

/**
 * Pairs of words written as one text: `pairs('#b3202a #d9c24a, #c8312c #8a1620')`. Commas separate the pairs, white space the words.
 * @throws TopsyturvyError 'bad-parameter' where a pair is not two words
 */
export const pairs = (text: string): [string, string][] => rows(text, 2) as [string, string][];

/** Rows of three words each. */
export const triples = (text: string): [string, string, string][] =>
  rows(text, 3) as [string, string, string][];

/** Rows of four words each. */
export const quadruples = (text: string): [string, string, string, string][] =>
  rows(text, 4) as [string, string, string, string][];

/** Rows of `length` words each; of any number if it is not given, but equally many in all. */
export const rows = (text: string, length?: number): string[][] => equallyLong(text.split(','), length);

/**
 * Records of words written as a table: the names of the columns in the first line, a record in each other line, with white space
 * between the words.
 * @throws TopsyturvyError 'bad-parameter' where a line has not as many words as the first
 */
export function table(text: string): Record<string, string>[] {
  const [names, ...records] = equallyLong(text.trim().split('\n'));
  return records.map((cells) => Object.fromEntries(cells.map((cell, i) => [names[i], cell])));
}

/** The words of each line. @param length how many they must be. Default: as many as those of the first */
function equallyLong(lines: readonly string[], length?: number): string[][] {
  const all = lines.map((line) => line.trim().split(/\s+/));
  const many = length ?? all[0].length;
  const wrong = all.find((cells) => cells.length !== many || cells.includes(''));
  if (!wrong) return all;
  throw badParameter('row', wrong.join(' '), `${many} word${many === 1 ? '' : 's'} with white space between`);
}
