import { maxSide } from '../../raster.js';
import { compile, type Memory } from '../../../kernels/module.js';
import { countTokens, cutRow, listChanged, putTokens } from '../../../kernels/png-tokens.js';
import { maxDistance } from '../../../kernels/deflate-symbols.js';
import { tokenKinds } from '../../../kernels/token-kinds.js';

/** The inner loops of flat pictures, in WebAssembly: see the kernels. Places are in bytes of its memory. */
export interface FlatLoops {
  listChanged(row: number, above: number, stride: number, list: number, sums: number, weight: number): number;
  cutRow(
    row: number,
    above: number,
    list: number,
    count: number,
    begin: number,
    apart: number,
    whole: number,
    pixel: number,
    out: number,
    rest: number,
  ): number;
  countTokens(list: number, count: number, counts: number): void;
  putTokens(
    list: number,
    count: number,
    codes: number,
    out: number,
    rest: number,
    held: number,
    bits: number,
  ): number;
}

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
/** Two rows at least. */
const rowBytes = 1 << 19;

/** Where things lie, from the start: each as many bytes after the last as it takes. */
const sizes = {
  /** What loops find beside what they return. */
  sums: 16,
  rest: 16,
  codes: 8 * tokenKinds,
  counts: 4 * tokenKinds,
  changed: longestRow + 16,
  tokens: 2 * mostTokens + 16,
  out: 6 * mostTokens + 16,
  beside: 16,
  rows: rowBytes + 16,
};
const names = Object.keys(sizes) as (keyof typeof sizes)[];
const aligned = (size: number): number => (size + 15) & ~15;
const starts = names.map((_, i) => names.slice(0, i).reduce((sum, name) => sum + aligned(sizes[name]), 0));
export const places = Object.fromEntries(names.map((name, i) => [name, starts[i]!])) as Record<
  keyof typeof sizes,
  number
>;

/** How many bytes of rows fit. */
export const rowRoom = rowBytes;

export interface FlatMemory {
  readonly loops: FlatLoops;
  readonly bytes: Uint8Array;
  /** Index i is at byte 2i, 4i, 8i. */
  readonly shorts: Uint16Array;
  readonly words: Int32Array;
  readonly doubles: Float64Array;
}

let made: FlatMemory | undefined;

/** The one memory, made when it is first needed. What lies in it is good for one picture. */
export function flatMemory(): FlatMemory {
  if (made) return made;
  const loops = compile<FlatLoops>({ listChanged, cutRow, countTokens, putTokens });
  const { memory } = loops as FlatLoops & { memory: Memory };
  const end = places.rows + aligned(sizes.rows);
  memory.grow(Math.ceil(end / 65_536));
  const { buffer } = memory;
  made = {
    loops,
    bytes: new Uint8Array(buffer),
    shorts: new Uint16Array(buffer),
    words: new Int32Array(buffer),
    doubles: new Float64Array(buffer),
  };
  return made;
}
