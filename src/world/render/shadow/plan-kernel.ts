import { Kernel, type KernelMemory } from '../../../core/wasm/kernel.js';
import wasm from './plan.wasm';

/**
 * The loops over what plan views see, and over the planes of the ground's shadows: `plan.as.ts`. What is called a place is the
 * number of a byte in the memory. Planes are square, of f32, and have sides of a multiple of 4.
 */
export interface PlanLoops {
  /**
   * Finds where vertices lie in a view, in meters.
   * @param positions of a mesh, f32
   * @param matrix three rows of four f64: to the right, down and toward the eye
   * @param reach vertices that reach at least so far toward the eye are within the bounds
   * @param bounds place of five f64 that are made wider: least and most to the right and down, and least toward the eye of all
   * @param out per vertex three f64
   */
  place(
    positions: number,
    vertices: number,
    matrix: number,
    reach: number,
    bounds: number,
    out: number,
  ): void;

  /**
   * Turns those into whole subpixels, within ± `most`, from (x, y), and meters above `floor`.
   * @param per subpixels of a meter
   */
  snap(
    points: number,
    vertices: number,
    x: number,
    y: number,
    per: number,
    floor: number,
    most: number,
  ): void;

  /**
   * Finds what lies above the ground, the mean of 2 × 2 texels: what share of them does, and how far, in meters.
   * @param size of the heights
   * @param grounds per row of the result the height of the ground, f64
   */
  lift(heights: number, size: number, grounds: number, share: number, far: number): void;

  /** Finds how near things are to the ground, squared: 1 there, 0 at `reach` meters. @param top the ground's height in the view */
  approach(heights: number, size: number, top: number, reach: number, out: number): void;

  /** Each texel the mean of 2 × 2. `out` may be what is read. */
  halve(plane: number, size: number, out: number): void;

  /**
   * Blurs with a tent of weights 1 … radius + 1 … 1, in both directions; nothing lies outside.
   * @param sums place of 2 · (size + 2 · radius) f64
   */
  tent(plane: number, size: number, radius: number, sums: number): void;

  /**
   * Marks where anything but 0 is found between a texel and the next ones to the right and below.
   * @param marks per texel a byte, 1 or 0
   * @param box place of four i32: the first and last column and row that hold one; `size`, −1, `size` and −1 where none does
   */
  mark(plane: number, size: number, marks: number, box: number): void;

  /**
   * Adds to a window of a picture the pixels that may show marked texels.
   * @param marks with their size and box: see {@link mark}; one is in the box
   * @param view place of a record of `WindowField`
   * @param corners place of so many f64 as there are corners of texels in the box, twice
   * @param window place of i32: the first and last row; then the first column of each row of the picture, and the last of each
   * @returns 1, or 0 if any texel is not before the camera: nothing is added then
   */
  cover(marks: number, size: number, box: number, view: number, corners: number, window: number): number;
}

/** Plan views of the software renderer, and what its shadows on the ground are made of. */
export const plan = /* @__PURE__ */ new Kernel<PlanLoops>(wasm);

/** What `PlanLoops.cover` reads of a picture: places in numbers of 8 bytes. */
export const enum WindowField {
  /** Where texel (i, j) of the marks is: to the right, above and before the camera. Each c, ci and cj of c + i · ci + j · cj. */
  right = 0,
  above = 3,
  before = 6,
  /** Pixels of a meter at a distance of 1, and the picture's center. */
  focal = 9,
  center = 10,
  /** Meters. */
  near = 12,
  width = 13,
  height = 14,
}

export const windowBytes = 128;

/** Texels a side of what the sun sees, and of what is seen from below. */
export const sunSize = 512;
export const contactSize = 64;

/** Where the lists of plan views begin in the kernels' memory. */
export interface PlanPlaces {
  /** Per vertex three f64, for each view in turn. */
  readonly points: number;
  /** Per texel an f32. */
  readonly sun: number;
  readonly below: number;
  /** Per texel an i32, for each view in turn. */
  readonly ids: number;
  /** Planes of `GroundShadow`, with one that becomes `away`, and the marks of the softest. */
  readonly sharp: number;
  readonly soft: number;
  readonly softest: number;
  readonly far: number;
  readonly away: number;
  readonly sunMarks: number;
  /** The plane of `ContactShadow` and its marks. */
  readonly contact: number;
  readonly contactMarks: number;
  /** See `PlanLoops`: boxes of both marks, and what is needed for a while. */
  readonly sunBox: number;
  readonly contactBox: number;
  readonly bounds: number;
  readonly grounds: number;
  readonly sums: number;
  readonly corners: number;
}

/** The largest radius of a blur. */
const mostRadius = 4;

const half = sunSize >> 1;
const quarter = sunSize >> 2;
const eighth = sunSize >> 3;

export const takePlanPlaces = (memory: KernelMemory, vertices: number): PlanPlaces => ({
  points: memory.take(24 * vertices),
  sun: memory.take(4 * sunSize * sunSize),
  below: memory.take(4 * contactSize * contactSize),
  ids: memory.take(4 * sunSize * sunSize),
  sharp: memory.take(4 * half * half),
  soft: memory.take(4 * quarter * quarter),
  softest: memory.take(4 * eighth * eighth),
  far: memory.take(4 * half * half),
  away: memory.take(4 * eighth * eighth),
  sunMarks: memory.take(eighth * eighth),
  contact: memory.take(4 * contactSize * contactSize),
  contactMarks: memory.take(contactSize * contactSize),
  sunBox: memory.take(16),
  contactBox: memory.take(16),
  bounds: memory.take(40),
  grounds: memory.take(8 * half),
  sums: memory.take(16 * (quarter + 2 * mostRadius)),
  corners: memory.take(16 * (eighth + 1) * (eighth + 1)),
});
