import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './noise.wasm';

/** The loops over pixels of a noisy backdrop: `noise.as.ts`. What is called a place is the number of a byte in the memory. */
export interface NoiseLoops {
  /**
   * Paints a picture whose color is lighter or darker by value noise on a lattice of square cells.
   * @param out place of three bytes per pixel
   * @param cell the side of a cell in pixels
   * @param lattice place of rows of so many f64, 0 to 1, as there are `points`: one row and point more than the picture reaches
   * @param color place of three f64, sRGB from 0 to 255
   * @param noise how many levels lighter or darker at most
   * @param columns place of two f64 per column of the picture, to work in
   */
  paint(
    out: number,
    width: number,
    height: number,
    cell: number,
    lattice: number,
    points: number,
    color: number,
    noise: number,
    columns: number,
  ): void;
}

/** Noisy backdrops. */
export const noise = /* @__PURE__ */ new Kernel<NoiseLoops>(wasm);
