import { Kernel } from '../../core/wasm/kernel.js';
import wasm from './bands.wasm';

/**
 * The inner loops of bands and composites. Places and steps are in bytes; a pixel is four floats, a color in a row of a picture three
 * bytes. `count` is 1 or more, and what is written may be followed by up to 8 pixels, or by a byte, of no meaning.
 */
export interface BandLoops {
  /**
   * Pixel i of the result, i from 0 to `count` − 1: Σ weights[t] · the pixel at from + i · 16 + t · tapStep, t rising from 0 to
   * `taps` − 1, goes to out + i · outStep.
   */
  sum(
    out: number,
    outStep: number,
    from: number,
    tapStep: number,
    weights: number,
    taps: number,
    count: number,
  ): void;
  /** The same for pixels at from + i · fromStep + t · tapStep, to out + i · 16. */
  sumSpread(
    out: number,
    fromStep: number,
    from: number,
    tapStep: number,
    weights: number,
    taps: number,
    count: number,
  ): void;
  /** Colors as floats, looked up in a table of 256. The fourth of a pixel is 0. */
  light(out: number, colors: number, count: number, table: number): void;
  /**
   * For colors in a table of 256 doubles: the mean of one's channels + strength · how the other's differ from their mean. The
   * fourth of a pixel is not written.
   */
  mixColors(out: number, gray: number, color: number, count: number, table: number, strength: number): void;
  /** Sets pixels to own − less + more. */
  exchange(out: number, own: number, less: number, more: number, count: number): void;
  /**
   * Writes the colors that `displayCode` gives, by `codeSteps`: its entries and the other fields as they are named there. `excess`
   * is of four floats, the first three each the most that any value lay outside 0 to 1 so far.
   * @returns how many of the pixels have a channel outside by more than `tolerated`
   */
  show(
    out: number,
    from: number,
    count: number,
    entries: number,
    excess: number,
    first: number,
    least: number,
    most: number,
    tolerated: number,
  ): number;
}

export const bands = /* @__PURE__ */ new Kernel<BandLoops>(wasm);
