import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './ground.wasm';

/** The loops over pixels of the ground: `ground.as.ts`. What is called a place is the number of a byte in the memory. */
export interface GroundLoops {
  /**
   * Shows the ground over the background in some columns of a row.
   * @param ground place of a record of `GroundField`
   * @param y number of the row in the picture
   * @param to the column after the last
   * @param out place of the row's bytes, which show the background
   */
  showRow(ground: number, y: number, from: number, to: number, out: number): void;

  /** The same in columns of a list of i32. */
  showColumns(ground: number, y: number, columns: number, count: number, out: number): void;

  /**
   * Adds what is seen past all objects to pixels that show it in part, and writes their mean.
   * @param grounded 1 if that may be the ground, 0 if it is the background
   * @param list numbers of these pixels, i32, in `pixels`: see `RowField`
   * @param lights of each point three f64: that of a pixel's first point is the sum of its own
   * @param samples of a pixel
   */
  showEdges(
    ground: number,
    y: number,
    grounded: number,
    list: number,
    count: number,
    pixels: number,
    lights: number,
    samples: number,
    out: number,
  ): void;
}

/** What the software renderer shows of the ground, row by row. */
export const ground = /* @__PURE__ */ new Kernel<GroundLoops>(wasm);
