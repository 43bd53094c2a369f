import { TopsyturvyError, badParameter } from './errors.js';
import { MAX_SIZE, permutation, permutations } from './permutation.js';
import { Stream, type StreamPath } from './stream.js';

/**
 * A seeded assignment of levels to the items 0, 1, 2, … without end: each run of `levels` items has every level once, in
 * an order of its own. Item i does not depend on how many there are.
 */
export function balancedRuns(levels: number, path: StreamPath): (i: number) => number {
  const orders = permutations(levels, path);
  return (i) => orders(Math.floor(i / levels), i % levels);
}

export interface StringDesignOptions {
  /** The characters, all different, at least 1. */
  alphabet: readonly string[];
  /** Characters in a string, 1 to 1000. */
  length: number;
  /** The index that each character reads as when turned: a bijection of indices; needed by `excludeSelf`. */
  partner?: (index: number) => number;
  /** Leave out the strings that are their own turned reading: sⱼ = partner(s₍L−1−j₎) for every j. */
  excludeSelf: boolean;
  path: StreamPath;
}

export interface StringDesign {
  /** How many strings there are, at most 2^52. */
  readonly size: number;
  /** String i as indices in the alphabet. @throws too-many for i ≥ size */
  at(i: number): number[];
}

/**
 * All strings of a length, each once, in a seeded order in which every character is in every position equally often,
 * however many strings are taken from the start (counts differ by at most 1). String i is found in constant time.
 *
 * With k characters, labeled 0..k − 1 in an order of its own in each position, the order consists of blocks of k
 * strings: a first string and its k − 1 shifts by (1, 1, …, 1), modulo k. If `excludeSelf`, position L−1−j has the labels
 * of the partners of position j, so that a string is its own turned reading only if its labels mirror each other; a
 * shift keeps that, so whole blocks are left out and the balance stays. (In a string of odd length the middle character
 * must also be its own partner: if no character is, nothing is left out; if one is, the blocks left out hold strings
 * with other middle characters too.)
 */
export function balancedStrings(options: StringDesignOptions): StringDesign {
  const { alphabet, length, path } = options;
  const k = alphabet.length;
  if (k === 0 || new Set(alphabet).size !== k)
    throw badParameter('alphabet', alphabet, 'one or more characters, all different');
  if (!(Number.isInteger(length) && length >= 1 && length <= 1000))
    throw badParameter('length', length, 'a whole number from 1 to 1000');
  const partners = options.excludeSelf ? partnersOf(options) : undefined;
  const fixed = (index: number): boolean => partners !== undefined && partners[index] === index;
  const indices = Array.from(alphabet.keys());
  if (length === 1) {
    const order = new Stream([...path, 'labels', 0]).shuffle(indices.filter((index) => !fixed(index)));
    return { size: order.length, at: (i) => [order[checked(i, order.length)]] };
  }

  const pairs = Math.floor(length / 2);
  const excluding = partners !== undefined && (length % 2 === 0 || indices.some(fixed));
  const labels: number[][] = [];
  for (let j = 0; j < length; j++) {
    labels[j] =
      excluding && j >= length - pairs
        ? labels[length - 1 - j].map((index) => partners[index])
        : new Stream([...path, 'labels', j]).shuffle(indices);
  }

  // A block is known by length − 1 labels of its first string: first, for each pair of mirrored positions, the second's
  // less the first's, not all 0 if blocks are left out; then those of the other positions, the first of which is 0.
  const free = length - 1;
  let counted = 0;
  let differences = 1;
  for (; counted < pairs && differences * k * k <= MAX_SIZE; counted++) differences *= k;
  const leftOut = excluding ? 1 : 0;
  let blocks = (differences -= leftOut);
  for (; counted >= pairs && counted < free && blocks * k * k <= MAX_SIZE; counted++) blocks *= k;
  // Where there are more blocks than can be counted, the labels that would count them are drawn for each block.
  const drawn = Array.from({ length: free - counted }, (_, j) => permutations(k, [...path, 'drawn', j]));

  const visit = permutation(blocks, [...path, 'blocks']);
  const order = permutations(k, [...path, 'shifts']);
  const size = blocks * k;
  return {
    size,
    at(i) {
      const run = Math.floor(checked(i, size) / k);
      const shift = order(run, i % k);
      const block = visit(run);
      const label = new Array<number>(free);
      const rest = Math.floor(block / differences);
      let digits = block - rest * differences + leftOut;
      for (let j = 0; j < counted; j++) {
        if (j === pairs) digits = rest;
        label[j] = digits % k;
        digits = Math.floor(digits / k);
      }
      for (let j = counted; j < free; j++) label[j] = drawn[j - counted](block, 0);

      const string = new Array<number>(length);
      for (let j = 0; j < length - pairs; j++) {
        const first = shift + (j === 0 ? 0 : label[pairs + j - 1]);
        string[j] = labels[j][first % k];
        if (j < pairs) string[length - 1 - j] = labels[length - 1 - j][(first + label[j]) % k];
      }
      return string;
    },
  };
}

function partnersOf({ alphabet, partner }: StringDesignOptions): number[] {
  const partners = partner ? Array.from(alphabet.keys(), partner) : [];
  if (new Set(partners).size !== alphabet.length || partners.some((index) => alphabet[index] === undefined))
    throw badParameter('partner', partners, 'a bijection of the indices of the alphabet');
  return partners;
}

function checked(i: number, size: number): number {
  if (!(Number.isInteger(i) && i >= 0)) throw badParameter('index', i, 'a whole number from 0');
  if (i < size) return i;
  throw new TopsyturvyError(
    'too-many',
    `Asked for string ${i + 1}, but there are only ${size}`,
    i,
    `at most ${size}`,
  );
}
