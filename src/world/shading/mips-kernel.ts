import { Kernel } from '../../core/wasm/kernel.js';
import wasm from './mips.wasm';

/**
 * The loops over texels of textures and their halves: `mips.as.ts`. What is called a place is the number of a byte in the memory.
 *
 * Values have 1, 3 or 4 channels, side by side: 8 bits at first, then 16. Texels are u32, from the lowest byte: red, green, blue and
 * alpha; gray is in all three colors, and opaque has 255. `tables` is the place of those of color and, behind them, of alpha: 256 u16 that
 * codes stand for, and 65,536 codes of 16-bit values.
 */
export interface MipLoops {
  /** Writes `count` texels of 8 bits per channel. */
  pack(from: number, count: number, channels: number, texels: number): void;
  /**
   * Halves rows of a picture whose sides are even: each value is the mean of four, rounded half up.
   * @param from place of 2 × rows rows of values @param is16 whether they have 16 bits: 0 or 1
   * @param width values of a row before @param columns values of a row after
   * @param next place of columns × rows u16 per channel @param texels place of as many texels
   */
  halveEven(
    from: number,
    is16: number,
    width: number,
    channels: number,
    columns: number,
    rows: number,
    tables: number,
    next: number,
    texels: number,
  ): void;
  /**
   * The same for any sides, as means by weights.
   * @param across place of f64, `acrossCount` for each column @param down place of f64, `downCount` for each row
   * @param whole the sum of the weights of a texel
   */
  halve(
    from: number,
    is16: number,
    width: number,
    channels: number,
    columns: number,
    rows: number,
    tables: number,
    next: number,
    texels: number,
    across: number,
    acrossCount: number,
    down: number,
    downCount: number,
    whole: number,
  ): void;
}

/** Halves of textures. */
export const mips = /* @__PURE__ */ new Kernel<MipLoops>(wasm);
