import { maxSide } from '../../raster.js';
import { pngFlat, type FlatLoops } from './png-flat-kernel.js';
import { KernelMemory } from '../../../core/wasm/kernel.js';
import { tokenKinds } from './png-flat-tokens.js';
import { maxDistance } from '../deflate/codes.js';

/** Symbols, two to a match, after which a block is closed, at the end of a row. */
export const blockSymbols = 1 << 15;
/** Equal bytes after which a match is written, though it could go on: what is not written takes no room in a block. */
export const longestWait = 1 << 22;
/** The most rows found equal at once. */
export const mostRepeats = 32;

const longestRow = 4 * maxSide;
/** Two to a byte of the last row, and what follows from a match as long as any, at half a match's most bytes. */
const mostTokens =
  blockSymbols + 2 * longestRow + 64 + ((longestWait + (mostRepeats + 1) * maxDistance) >> 7);
/** The bytes of rows that are held; at least two rows fit. */
const rowBytes = 1 << 19;

/** The pieces of memory, and how many bytes each has. */
const sizes = {
  /** What loops return besides their results. */
  sums: 16,
  rest: 16,
  codes: 8 * tokenKinds,
  counts: 4 * tokenKinds,
  changed: longestRow + 16,
  tokens: 2 * mostTokens + 16,
  out: 6 * mostTokens + 16,
  rows: rowBytes + 16,
};
const names = Object.keys(sizes) as (keyof typeof sizes)[];

/** How many bytes of rows fit. */
export const rowRoom = rowBytes;

export interface FlatMemory {
  readonly loops: FlatLoops;
  /** Where the pieces begin. */
  readonly places: Readonly<Record<keyof typeof sizes, number>>;
  readonly bytes: Uint8Array;
  /** Index i is at byte 2i, 4i, 8i. */
  readonly shorts: Uint16Array;
  readonly ints: Int32Array;
  readonly doubles: Float64Array;
}

let made: FlatMemory | undefined;

/** The one memory, made when it is first needed. What lies in it is good for one picture. */
export function flatMemory(): FlatMemory {
  if (made) return made;
  const memory = new KernelMemory();
  const places = Object.fromEntries(names.map((name) => [name, memory.take(sizes[name])]));
  const { bytes, shorts, ints, doubles } = memory;
  const loops = pngFlat.on(memory);
  return (made = { loops, places: places as FlatMemory['places'], bytes, shorts, ints, doubles });
}
