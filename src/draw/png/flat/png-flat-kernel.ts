import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './png-flat.wasm';

/** The inner loops of flat pictures. Places are in bytes; words are of four bytes, tokens of two (tokens.ts). */
export interface FlatLoops {
  /**
   * Lists the numbers of the words in which a row differs from the row above, and 2^30 behind them. Writes two doubles to `sums`: by
   * how much the bytes differ, all together, and each times its weight. The list may be followed by 16 bytes of no meaning.
   * @param size bytes of a row: a multiple of 16, at most 65,536
   * @param weight of the row's sixteenth byte; weights go down by 1 from byte to byte
   * @returns where the list ends
   */
  listChanged(row: number, above: number, size: number, list: number, sums: number, weight: number): number;
  /**
   * Cuts a row into tokens, from `out` on, up to the end of the last changed word. What is left over goes to `rest`, two integers:
   * where the bytes begin that equal the row above, and how many bytes before those equal the pixel before them. The tokens may
   * be followed by 16 bytes of no meaning.
   * @param list numbers of the changed words, and one larger than any behind them
   * @param count how many they are, at least 1
   * @param begin where the bytes begin that equal the row above; less than 0 in the row before
   * @param apart −1 if a word that has not changed lies before the first, or 0
   * @param whole whole words of a row
   * @param pixel bytes of a pixel
   * @returns where the tokens end
   */
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
  /** Counts tokens, at least 1, in a table of integers. */
  countTokens(list: number, count: number, counts: number): void;
  /** How many of `count` tokens are matches. */
  countMatches(list: number, count: number): number;
  /**
   * Writes the codes of tokens, at least 1, as a string of bits, after bits that are held. What is held then, and how many bits, goes
   * to `rest`, two integers. Up to 8 bytes of no meaning may follow.
   * @param codes of 64 bits: how many bits in the lowest 6, at most 56, the code above them
   * @param bits that are held, at most 7
   * @returns where the last whole byte ends
   */
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

export const pngFlat = /* @__PURE__ */ new Kernel<FlatLoops>(wasm);
