import { sha256, type StreamPath } from '../../core/index.js';

const rounds = 4;

/**
 * Names items in public by 16 hexadecimal digits that tell neither the part nor the place in it: a number in the order of
 * the parts would tell the answer wherever parts are made by answer. The digits are a permutation of 64 bits, 32 for the
 * part and 32 for the index, keyed by the seed (a Feistel network), so that each name leads back to its item and no two
 * items of a part share one. Other counts and other parts of a spec change no name.
 */
export class ItemNames {
  private readonly keys: readonly number[];

  /** @param seed of the plan */
  constructor(seed: string) {
    this.keys = wordsOf(['item names', seed]).slice(0, rounds);
  }

  /** @param tag of the item's part, see {@link partTag}; @param index which item of its part, below 2^32 */
  name(tag: number, index: number): string {
    let [left, right] = [tag, index];
    for (const key of this.keys) [left, right] = [right, left ^ scrambled(right ^ key)];
    return digits(left) + digits(right);
  }

  /** The tag and the index that a name stands for. @param name 16 lower-case hexadecimal digits */
  read(name: string): { readonly tag: number; readonly index: number } {
    let left = parseInt(name.slice(0, 8), 16) | 0;
    let right = parseInt(name.slice(8), 16) | 0;
    for (const key of this.keys.toReversed()) [left, right] = [right ^ scrambled(left ^ key), left];
    return { tag: left | 0, index: right >>> 0 };
  }
}

/** What stands for a part in its items' names. Two of a thousand parts have the same with a chance of 1 in 10,000. */
export const partTag = (path: StreamPath): number => wordsOf(path)[0];

/** A hash of 32 bits in which every bit depends on every bit (the finalizer of MurmurHash3). */
function scrambled(word: number): number {
  let mixed = word;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const digits = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** The SHA-256 of a path as eight signed words. */
function wordsOf(path: StreamPath): number[] {
  const digest = sha256(JSON.stringify(path.map(String)));
  return Array.from({ length: 8 }, (_, at) => parseInt(digest.slice(8 * at, 8 * at + 8), 16) | 0);
}
