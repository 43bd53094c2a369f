import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './png-block.wasm';

/**
 * The inner loops of deflate blocks of filtered pictures. `bytes` is the place of byte 0 of a buffer, in which positions count; integers
 * have 32 bits. A match is three integers: its first position, its length and its distance.
 */
export interface BlockLoops {
  /**
   * Sets `frequencies`, 256 integers, to how often each value is among `count` bytes from a place on.
   * @param scratch the place of 4,096 bytes
   */
  countBytes(from: number, count: number, scratch: number, frequencies: number): void;
  /**
   * Cuts bytes `start` to `end` − 1 of a buffer into literals and matches, which may reach back to earlier bytes, and takes what
   * matches cover from the frequencies.
   *
   * Runs are looked for at every word, other matches ever more seldom while there are none: a photograph has barely any,
   * and looking for them at each byte would take longer than all the rest.
   * @param done what is added to positions in the table
   * @param table 4,096 integers: a position for each hash of four bytes, or less than −32,767
   * @param costs 256 bytes: bits that each value takes as a literal, roughly
   * @param frequencies 286 integers, of literals and lengths
   * @param distances 30 integers, frequencies of distance symbols
   * @returns how many matches are listed
   */
  cut(
    bytes: number,
    start: number,
    end: number,
    done: number,
    table: number,
    costs: number,
    frequencies: number,
    distances: number,
    matches: number,
  ): number;
  /**
   * Lists a match behind `count` others, in parts where it is longer than 258 bytes. It changes the frequencies as `cut` does.
   * @param length at least 3
   * @returns how many are listed then
   */
  match(
    bytes: number,
    first: number,
    length: number,
    distance: number,
    frequencies: number,
    distances: number,
    matches: number,
    count: number,
  ): number;
  /**
   * Writes the codes of bytes `start` to `end` − 1 and of their matches as a string of bits, after bits that are held. What is held then,
   * and how many bits, goes to `rest`, two integers. Up to 8 bytes of no meaning may follow.
   * @param codes three tables of integers (tables.ts), a code in the low bits and how many bits it has above it
   * @param bits that are held, at most 7
   * @returns where the last whole byte ends
   */
  put(
    bytes: number,
    start: number,
    end: number,
    matches: number,
    count: number,
    codes: number,
    out: number,
    rest: number,
    held: number,
    bits: number,
  ): number;
}

export const pngBlock = /* @__PURE__ */ new Kernel<BlockLoops>(wasm);
