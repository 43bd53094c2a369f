import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './raster.wasm';

/**
 * The loops over vertices, triangles and samples: `raster.as.ts`. What is called a place is the number of a byte in
 * the kernel's memory.
 */
export interface RasterLoops {
  /**
   * Finds where vertices lie in the picture.
   * @param positions of a mesh, f32
   * @param matrix three rows of four f64: to X, Y and z, so that X / z and Y / z are subpixels from the picture's middle
   * @param out per vertex x, y and 1 / depth, f64
   * @returns how many lie before the near plane or beyond the guard band: their 1 / depth is 0
   */
  project(
    positions: number,
    vertices: number,
    matrix: number,
    near: number,
    centerX: number,
    centerY: number,
    out: number,
  ): number;

  /**
   * Begins to sort triangles into bands.
   * @param bandHeight in subpixels
   * @param perBand place of four lists of an i32 per band: first and last entry, first and last column
   * @param perEntry place of two lists of an i32 per entry: the triangle, and the next entry of the band
   * @param width of the picture in pixels
   * @param reach of its pattern: triangles that no sample can lie in are left out
   */
  startBins(
    bands: number,
    bandHeight: number,
    perBand: number,
    perEntry: number,
    mostEntries: number,
    width: number,
    reach: number,
  ): void;

  /** From now on only triangles are added that may hide those before. @param points of the `count` vertices so far */
  limit(points: number, count: number): void;

  /**
   * Adds the triangles of a part that face the eye and may hold a sample, from number `from` on.
   * @param indices three u32 per triangle
   * @param points of the part's first vertex on
   * @param first the number of the part's first triangle in the frame
   * @param oneSided 1 if back faces are left out, else 0
   * @param orientation 1, or −1 where corners run clockwise
   * @param width of the picture in subpixels
   * @returns the first triangle that has to be clipped, which is not added, or `count`
   */
  addPart(
    from: number,
    count: number,
    indices: number,
    points: number,
    first: number,
    oneSided: number,
    orientation: number,
    width: number,
  ): number;

  /** Adds a triangle with these bounds, in subpixels. */
  addRows(triangle: number, left: number, right: number, top: number, bottom: number): void;

  /** How many entries there are; those beyond the most that there is room for are only counted. */
  entries(): number;

  /**
   * Chooses what is filled.
   * @param pattern place of eight x and eight y, i32: see `Pattern`
   * @param depth ids places of the lists of a `Target`
   */
  setTarget(
    width: number,
    top: number,
    rows: number,
    samples: number,
    reach: number,
    pattern: number,
    depth: number,
    ids: number,
  ): void;

  /** Fills a triangle where it is nearest, a front face if its corners run counter-clockwise in the picture; `a`, `b` and `c` are places of its corners, `backToo` is 1 or 0. */
  fillTriangle(a: number, b: number, c: number, id: number, backToo: number): void;

  /**
   * Fills a triangle as `fillTriangle` does, but only where its material is there.
   * @param cover place of a record of `CoverField`
   */
  fillMasked(a: number, b: number, c: number, id: number, backToo: number, cover: number): void;

  /**
   * Fills the triangles of a part from an entry of a band on.
   * @param entry −1 for none
   * @param triangles nexts lists of all entries
   * @param first the number of the part's first triangle in the frame, `end` that of the next part
   * @param second third where these corners are in the indices, in bytes
   * @returns the first entry that has to be clipped, which is not filled, or the first of the next part, or −1
   */
  fillEntries(
    entry: number,
    triangles: number,
    nexts: number,
    first: number,
    end: number,
    indices: number,
    points: number,
    second: number,
    third: number,
    backToo: number,
  ): number;

  /** Fills the triangles of a part of which a corner's third number is at least `reach`, all with number 1. */
  fillPart(
    triangles: number,
    indices: number,
    points: number,
    second: number,
    third: number,
    reach: number,
    backToo: number,
  ): void;
}

/** What shades rows of the picture. Records are in `records.ts`. */
export interface ShadeLoops {
  /**
   * Lists the points and pixels of a row.
   * @param row place of a record of `RowField`
   * @param ids depths places of the samples of column `from`
   * @param to the column after the last
   * @param samples of a pixel
   * @param y the row's middle, pixels
   * @param bareFrom bareTo columns of which those that show nothing are listed
   */
  scanRow(
    row: number,
    ids: number,
    depths: number,
    from: number,
    to: number,
    samples: number,
    y: number,
    bareFrom: number,
    bareTo: number,
  ): void;

  /**
   * Shades points, two at a time.
   * @param points of each the place of its part's record and 1 + its triangle's number in the frame, i32, and x and y in
   *   pixels, f64
   * @param out of each the light that leaves, three f64
   * @param frame place of a record of `FrameField`
   * @param scratch of `scratchBytes`
   */
  shadePoints(count: number, points: number, out: number, frame: number, scratch: number): void;

  /**
   * The same of points under an environment: `MetallicRoughness`, exposure and film.
   * @param out where a part lets light through, that which comes from behind it, on entry
   * @param frame place of a record of `PhotoFrameField`; points name records of `MetallicPartField`
   * @param scratch as above
   */
  shadePhoto(count: number, points: number, out: number, frame: number, scratch: number): void;

  /**
   * Mixes the lights of the points of each pixel. Where all samples show something, their mean is written as three bytes of
   * sRGB; elsewhere the sum is written over the light of the pixel's first point.
   * @param out place of the row's bytes
   */
  mixRow(row: number, lights: number, samples: number, out: number): void;
}

/** The software renderer's projection, bins, coverage and shading. */
export const raster = /* @__PURE__ */ new Kernel<RasterLoops & ShadeLoops>(wasm);
