import { Alea } from './alea.js';
import { badParameter, wrongParameter } from './errors.js';
import { binarySha256 } from './hash.js';
import { cos, log, tau } from './math/index.js';

/** A seed is any string or safe whole number; 42 and '42' are the same seed. */
export type Seed = string | number;
/** What keys a stream: equal paths give equal draws, different paths unrelated ones. A number is the same as its text. */
export type StreamPath = readonly (string | number)[];

/** One spelling per seed, so that a command line and a program mean the same thing. */
export function seedText(seed: Seed): string {
  if (typeof seed === 'string' ? seed.length > 0 && seed.length <= 200 : Number.isSafeInteger(seed))
    return String(seed);
  throw badParameter('seed', seed, 'a whole number or a string of 1 to 200 characters');
}

/**
 * A source of random numbers that is a pure function of its path, e.g. `[seed, family, version, i, purpose]`.
 *
 * Streams of different paths are independent: the path is hashed with SHA-256 and the digest is the state of the
 * generator Alea, so neighboring seeds and indices share nothing, and one more draw in one stream changes no
 * other.
 */
export class Stream {
  private readonly next: Alea;

  constructor(readonly path: StreamPath) {
    const digest = binarySha256(JSON.stringify(path.map(String)));
    this.next = new Alea([
      word(digest, 0) / 0x100000000,
      word(digest, 4) / 0x100000000,
      word(digest, 8) / 0x100000000,
      word(digest, 12) % 2091639, // a carry is less than Alea's multiplier
    ]);
  }

  /** The stream of a longer path. It does not depend on what was drawn from this one. */
  child(...more: StreamPath): Stream {
    return new Stream([...this.path, ...more]);
  }

  /** A stream for each of some purposes. */
  children(...purposes: readonly string[]): Stream[] {
    return purposes.map((purpose) => this.child(purpose));
  }

  /** A uniform double in [0, 1) with 53 random bits. */
  float(): number {
    return this.next.double();
  }

  /** A uniform double in [min, max); max itself only where rounding leads there. */
  uniform(min: number, max: number): number {
    return min + (max - min) * this.next.double();
  }

  /** A draw from the standard normal distribution (Box and Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * log(1 - this.next.double()));
    return radius * cos(tau * this.next.double());
  }

  /** A uniform whole number in [0, n), without modulo bias. @param n 1 to 2^32 */
  below(n: number): number {
    if (!(Number.isInteger(n) && n >= 1 && n <= 0x100000000))
      throw badParameter('n', n, 'a whole number from 1 to 4294967296');
    const limit = 0x100000000 - (0x100000000 % n);
    let draw: number;
    do draw = this.next.int32() >>> 0;
    while (draw >= limit);
    return draw % n;
  }

  /** Fills an array with what as many calls of `below(2 ** 32)` give. */
  fillWords(words: Uint32Array): void {
    this.next.fill(words);
  }

  /** A uniform whole number in [min, max], both ends included. */
  integer(min: number, max: number): number {
    if (!Number.isSafeInteger(min)) throw badParameter('min', min, 'a whole number');
    return min + this.below(max - min + 1);
  }

  /** One of a list, all equally likely. @throws TopsyturvyError 'bad-parameter' if the list is empty */
  choice<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** An element with probability proportional to its weight. @param weights non-negative, not all 0 */
  weighted<T>(list: readonly T[], weights: readonly number[]): T {
    let total = 0;
    for (const weight of weights) {
      if (!(weight >= 0 && Number.isFinite(weight)))
        throw badParameter('weight', weight, 'a finite number of at least 0');
      total += weight;
    }
    if (list.length !== weights.length || total === 0)
      throw wrongParameter('Expected one weight per element, not all 0', weights);
    let left = this.float() * total;
    let last = 0;
    for (let i = 0; i < list.length; i++) {
      if (weights[i] === 0) continue;
      last = i;
      left -= weights[i];
      if (left < 0) break;
    }
    return list[last];
  }

  /** A shuffled copy (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = list.slice();
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  }
}

/** Four bytes of a binary string as a whole number in [0, 2^32). */
function word(bytes: string, at: number): number {
  const high = (bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1);
  const low = (bytes.charCodeAt(at + 2) << 8) | bytes.charCodeAt(at + 3);
  return high * 0x10000 + low;
}
