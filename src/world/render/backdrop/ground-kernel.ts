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

/** The record of the ground that its loops read: the places of its fields. */

/** Offsets in numbers of 8 bytes. */
export const enum GroundField {
  /** The view's rays, twelve; x and y of the picture's center; the nearest and farthest depth. */
  rays = 0,
  center = 12,
  near = 14,
  far = 15,
  /** For a checkered ground: the camera's distance from its target, and the side of a square. Meters. */
  distance = 16,
  square = 17,
  /** Light from above, from the sun, and the sum of both: red, green and blue each. */
  sky = 18,
  sun = 21,
  full = 24,
  /** The map from x and z on the ground to texels of the sun's view: two rows of three; a texel of the softest plane has eight. */
  sunMatrix = 27,
  /** Texels a side of the softest plane. */
  sunSize = 33,
  /** The factor from meters between what casts a shadow and the ground to texels of penumbra of the sharp plane. */
  penumbra = 34,
  /** The same for the view from below. */
  contactMatrix = 35,
  contactSize = 41,
}

/** Offsets in numbers of 4 bytes: 0 or 1, and places. */
export const enum GroundPlace {
  checkered = 84,
  /** Whether the sun casts shadows on it, and whether things that stand near it keep light away. */
  hasSun,
  hasContact,
  /** Planes of f32: see `GroundShadow`. Each has half the side of the one before. */
  sharp,
  soft,
  softest,
  /** A plane of the size of the softest. */
  away,
  /** Per texel of the softest plane, and of the contact plane, whether anything is to be read there: a byte. */
  sunMarks,
  contact,
  contactMarks,
  /** Three f64 per row of the picture: the background's light; or 0 if it is in the pixels, as bytes of sRGB. */
  rowLights,
  /** See `channelIntensities` and `displayTables`. */
  intensities,
  thresholds,
  codes,
}

/** The bytes of the record, with room to work in. */
export const groundBytes = 448;
