import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './png-filtered.wasm';

/**
 * Writes a row less what is predicted of each byte from those left of it, above it and in the corner (PNG specification, 9.2), 16 at a
 * time: up to 15 bytes of no meaning may follow. Where a row has nothing to its left, or nothing above, there are to be zeros: with
 * them the first pixel and the first row are not special.
 * @param size bytes of a row, 1 or more
 * @param pixel bytes of a pixel, 1 to 4
 */
export type FilterLoop = (out: number, row: number, above: number, size: number, pixel: number) => void;

/** The inner loops of filtered pictures. Places are in bytes. */
export interface FilteredLoops {
  readonly sub: FilterLoop;
  readonly up: FilterLoop;
  readonly average: FilterLoop;
  readonly paeth: FilterLoop;
  /**
   * Sums for Adler-32: twelve integers, four each, to be added up, of the bytes, of all sums of bytes before each sixteen, and of the
   * bytes weighted 16 to 1.
   * @param size bytes: a multiple of 16, at most 32,768, so that no sum overflows
   */
  adler(out: number, from: number, size: number): void;
}

export const pngFiltered = /* @__PURE__ */ new Kernel<FilteredLoops>(wasm);
