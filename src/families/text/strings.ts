import { balancedStrings } from '../../core/design.js';
import type { StreamPath } from '../../core/stream.js';
import type { TextParams } from './params.js';
import type { Readable } from './reads.js';
import { reverses } from './state.js';

/** The strings of a set in the order of its items, each addressable on its own. */
export interface StringDesign {
  readonly size: number;
  at(i: number): string[];
}

/**
 * All strings of the set's length in a seeded order in which every character is in each position equally often
 * (counts differ by at most 1 however many are taken), without those that read the same after the turn if those are to
 * be left out (RotOutBench A.6).
 */
export function stringDesign(
  params: TextParams,
  { alphabet, reads }: Readable,
  path: StreamPath,
): StringDesign {
  const excludeSelf = params.selfTurned === 'exclude' && reverses(params.turn, 'row');
  const design = balancedStrings({
    alphabet: [...alphabet],
    length: params.length,
    partner: partnersOf(alphabet, reads),
    excludeSelf,
    path: [...path, 'strings'],
  });
  return { size: design.size, at: (i) => design.at(i).map((index) => alphabet[index]!) };
}

/**
 * The reading of each character as a bijection of the alphabet. A reading outside the alphabet can make no string its
 * own turn, so such characters may be paired with any that are left.
 */
function partnersOf(alphabet: readonly string[], reads: Readable['reads']): (index: number) => number {
  const partner = alphabet.map((char) => alphabet.indexOf(reads[char]!));
  const free = alphabet.map((_, index) => index).filter((index) => !partner.includes(index));
  const whole = partner.map((index) => (index < 0 ? free.shift()! : index));
  return (index) => whole[index]!;
}
