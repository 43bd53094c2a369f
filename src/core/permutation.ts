import { badParameter } from './errors.js';
import { Stream, type StreamPath } from './stream.js';

/** The largest size of a permutation, 2^52. */
export const MAX_SIZE = 4503599627370496;

const ROUNDS = 10;

/** The largest size that is shuffled explicitly: the table is small, and every order can occur. */
const SHUFFLED = 4096;

/**
 * A seeded bijection of [0, size), in constant time and memory.
 * @param size 0 to 2^52
 * @throws bad-parameter if the size, or an index given to the bijection, is not a whole number in its range
 */
export function permutation(size: number, path: StreamPath): (i: number) => number {
  checkSize(size);
  const stream = new Stream(path);
  if (size <= SHUFFLED) {
    const order = stream.shuffle(Array.from({ length: size }, (_, i) => i));
    return (i) => order[i] ?? outside(i, size);
  }
  const network = feistel(size, stream);
  return (i) => network(checkIndex(i, size), 0);
}

/**
 * A family of seeded bijections of [0, size), one for each whole number `which` below 2^52: the order inside block
 * `which`. Constant time and memory; for a size of up to 64 that holds when a block's indices are asked for together.
 */
export function permutations(size: number, path: StreamPath): (which: number, i: number) => number {
  checkSize(size);
  const stream = new Stream(path);
  if (size > 64) {
    const network = feistel(size, stream);
    return (which, i) => network(checkIndex(i, size), fold(checkIndex(which, MAX_SIZE)));
  }
  const key = stream.below(0x100000000);
  const order = new Uint8Array(size);
  let shuffled = -1;
  return (which, i) => {
    checkIndex(i, size);
    if (which !== shuffled) {
      shuffleFor(order, mix(fold(checkIndex(which, MAX_SIZE)) ^ key));
      shuffled = which;
    }
    return order[i];
  };
}

/** Fisher–Yates; the bias of the multiplication is below size/2^32. */
function shuffleFor(order: Uint8Array, state: number): void {
  for (let i = 0; i < order.length; i++) {
    const j = scaled(mix((state = (state + 0x9e3779b9) | 0)), i + 1);
    order[i] = order[j];
    order[j] = i;
  }
}

/**
 * An alternating Feistel network on pairs (x, y) of [0, a) × [0, b), a·b just above the size, walked until it comes back
 * into [0, size); fewer than 2 steps on average.
 * @see J. Black and P. Rogaway, Ciphers with arbitrary finite domains, CT-RSA 2002 (generalized-Feistel construction)
 */
function feistel(size: number, stream: Stream): (i: number, tweak: number) => number {
  const a = Math.ceil(Math.sqrt(size));
  const b = Math.ceil(size / a);
  const keys = Int32Array.from({ length: 2 * ROUNDS }, () => stream.below(0x100000000));
  return (i, tweak) => {
    do {
      let y = Math.floor(i / a); // never rounded up: i/a is at least 1/a from the next whole number, and i < 2^53
      let x = i - y * a;
      for (let round = 0; round < 2 * ROUNDS; round += 4) {
        x += scaled(mix(mix(y ^ keys[round]) + (keys[round + 1] ^ tweak)), a);
        if (x >= a) x -= a;
        y += scaled(mix(mix(x ^ keys[round + 2]) + (keys[round + 3] ^ tweak)), b);
        if (y >= b) y -= b;
      }
      i = x + y * a;
    } while (i >= size);
    return i;
  };
}

/** A bijection of 32-bit numbers in which every input bit moves every output bit (C. Wellons's lowbias32). */
function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

/** A 32-bit number brought to [0, n), for n ≤ 2^27. */
const scaled = (x: number, n: number): number => Math.floor((x >>> 0) * (n / 0x100000000));

/** A whole number below 2^52 as 32 bits; 0 stays 0. */
const fold = (n: number): number => (n | 0) ^ mix((n / 0x100000000) | 0);

function checkSize(size: number): void {
  if (!(Number.isInteger(size) && size >= 0 && size <= MAX_SIZE))
    throw badParameter('size', size, 'a whole number from 0 to 2^52');
}

function checkIndex(i: number, size: number): number {
  return Number.isInteger(i) && i >= 0 && i < size ? i : outside(i, size);
}

function outside(i: number, size: number): never {
  throw badParameter('index', i, `a whole number from 0 to ${size - 1}`);
}
