import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './tiles.wasm';

/** The loops over texels of a tile: `tiles.as.ts`. What is called a place is the number of a byte in the memory. */
export interface TileLoops {
  /**
   * Random numbers on the points of a lattice, of which the mean is taken away.
   * @param out place of down × across f32
   * @param seed a whole number, 32 bits of it
   * @param factor of numbers in [0, 1)
   */
  lattice(out: number, across: number, down: number, seed: number, factor: number): void;
  /**
   * Adds the numbers of a lattice, joined by quadratic splines, to a field.
   * @param field place of size × size f32; the size is even
   * @param points place of what `lattice` made
   * @param line place of across + 3 f64 to work in
   * @param columns place of 32 × size bytes to work in
   * @param ridged not 0: what is added is factor × (mean − |sum of the splines in single precision|)
   */
  addNoise(
    field: number,
    size: number,
    across: number,
    down: number,
    points: number,
    line: number,
    columns: number,
    ridged: number,
    factor: number,
    mean: number,
  ): void;
  /**
   * Slopes of a field that repeats, from differences across two texels.
   * @param height place of size × size f32, rows from the top; the size is a power of two
   * @param out place of two f32 per texel: to the right, and up the picture
   * @returns the largest square of a slope
   */
  slopes(height: number, size: number, perColumn: number, perRow: number, out: number): number;
  /**
   * Slopes divided by a scale as normals in three bytes.
   * @param from place of what `slopes` wrote for `count` texels
   */
  normals(from: number, count: number, scale: number, out: number): void;
  /**
   * Linear intensities as 8-bit sRGB codes.
   * @param from place of `count` f32 @param thresholds codes places of the tables of src/draw/display-code.ts
   */
  display(from: number, count: number, thresholds: number, codes: number, out: number): void;
}

/** Fields and maps of tiles. */
export const tiles = /* @__PURE__ */ new Kernel<TileLoops>(wasm);
