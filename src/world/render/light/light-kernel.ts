import { Kernel } from '../../../core/wasm/kernel.js';
import wasm from './light.wasm';

/**
 * The loops of the light pass: `light.as.ts`. Single precision. A plane holds an f32 for each pixel of a picture: its rows are
 * `stride` bytes apart, and around it are at least two rows and four columns that loops may read. What is called a place is the number
 * of a byte in the kernel's memory; of a plane it is that of pixel (0, 0).
 */
export interface LightLoops {
  /**
   * Finds the share of the light from all around that reaches each pixel, weighted by the cosine, which nothing within a radius hides.
   * @param camera place of a record of `CameraField`
   * @param depth plane of 1 / meters along the camera's axis, 0 where nothing is seen
   * @param normals place of three planes, x, y and z of the world, `plane` bytes apart
   * @param pattern place of what pixels look at: see `occlusionPattern`
   * @param out plane, 1 where nothing is seen
   */
  occlude(
    camera: number,
    depth: number,
    normals: number,
    plane: number,
    stride: number,
    pattern: number,
    out: number,
  ): void;

  /**
   * Means of 5 × 5 pixels that lie in the same surface: not much nearer or farther, and facing about the same way. Where these are fewer
   * than 8, others at the same depth stand in for the missing ones: along an edge single pixels would be dark.
   * @param depth normals plane stride as above
   * @param from plane of what is blurred
   */
  blur(
    width: number,
    height: number,
    depth: number,
    normals: number,
    plane: number,
    stride: number,
    from: number,
    out: number,
  ): void;

  /**
   * Finds the share of the key light that reaches each pixel.
   * @param camera depth normals plane stride as above
   * @param key place of a record of `KeyField`
   * @param map place of the f32 of what the light sees: 1 / depth, rows without gaps
   * @param discs place of the points that are looked at: see `shadowDiscs`
   * @param out plane, 1 where nothing is seen
   */
  shadow(
    camera: number,
    depth: number,
    normals: number,
    plane: number,
    stride: number,
    key: number,
    map: number,
    discs: number,
    out: number,
  ): void;
}

export const light = /* @__PURE__ */ new Kernel<LightLoops>(wasm);

/** Records of f32: at which of their numbers things are. */

/** The fields of a camera's record. */
export const enum CameraField {
  /** Whole numbers. */
  width,
  height,
  /** Pixels. */
  centerX,
  centerY,
  /** 1 / pixels per unit of x / z. */
  per,
  /** Nine numbers: right, up and forward in the world. */
  axes,
  /** The camera's place, meters. */
  origin = 14,
  /** How far occlusion looks: meters, the same in pixels times meters, and at most so many pixels. */
  radius = 17,
  reach,
  mostReach,
  size,
}

/** The fields of a key light's record. */
export const enum KeyField {
  /** Texels a side, a whole number. */
  size,
  /** Texels. */
  centerX,
  centerY,
  /** Texels per unit of x / z. */
  focal,
  /** Meters. */
  near,
  /** Radius of the light, meters. */
  radius,
  /** Nine numbers: right, up and forward in the world. */
  axes,
  origin = 15,
  fields = 18,
}

/** Steps outward that occlusion looks at. */
export const occlusionSteps = 8;
/** Points of each of four discs. */
export const searchTaps = 12;
export const shadeTaps = 16;
