import { Kernel } from '../../../../core/wasm/kernel.js';
import wasm from './field.wasm';

/**
 * The inner loops of bodies that are melted together from shapes. Places are in bytes. A shape is a record of doubles:
 *
 *     blend | mode: 0 adds, 1 cuts | its number | its distance, as in distance.ts
 *
 * A list of shapes is a piece of 32-bit places of records. Points are three doubles each.
 */
export interface FieldLoops {
  /**
   * The field at the nodes of a box of a grid, x first: node (i, j, k) lies at (`x` + i, `y` + j, `z` + k) · cell; its value goes
   * to out + 8 · (i + j · row + k · layer). Nodes nearer to the surface than `least` count as outside by that.
   */
  sample(
    out: number,
    row: number,
    layer: number,
    nx: number,
    ny: number,
    nz: number,
    x: number,
    y: number,
    z: number,
    cell: number,
    least: number,
    shapes: number,
    count: number,
  ): void;
  /**
   * Moves points onto the surface by two Newton steps, each within `within` of where the point was along each axis, and gives them
   * normals there. `step` is half of that by which slopes are measured.
   * @param which 32-bit numbers of the points; `points` and `normals` are lists of all
   * @param room for `count` 32-bit numbers
   */
  settle(
    points: number,
    normals: number,
    which: number,
    n: number,
    within: number,
    step: number,
    shapes: number,
    count: number,
    room: number,
  ): void;
  /** The number of the added shape that a point is nearest to, or deepest in, of several the first: to out + 4 · the point's number. */
  nearest(out: number, points: number, which: number, n: number, shapes: number, count: number): void;
}

export const field = /* @__PURE__ */ new Kernel<FieldLoops>(wasm);
