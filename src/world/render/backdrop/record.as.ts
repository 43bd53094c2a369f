/** Places in the record of the ground: see `GroundField` and `GroundPlace` of `ground-kernel.ts`. */

export const RAYS: usize = 0;
export const CENTER: usize = 96;
export const NEAR: usize = 112;
export const FAR: usize = 120;
export const DISTANCE: usize = 128;
export const SQUARE: usize = 136;
export const SKY: usize = 144;
export const SUN: usize = 168;
export const FULL: usize = 192;
export const SUN_MATRIX: usize = 216;
export const SUN_SIZE: usize = 264;
export const PENUMBRA: usize = 272;
export const CONTACT_MATRIX: usize = 280;
export const CONTACT_SIZE: usize = 328;

export const CHECKERED: usize = 336;
export const HAS_SUN: usize = 340;
export const HAS_CONTACT: usize = 344;
export const SHARP: usize = 348;
export const SOFT: usize = 352;
export const SOFTEST: usize = 356;
export const AWAY: usize = 360;
export const SUN_MARKS: usize = 364;
export const CONTACT: usize = 368;
export const CONTACT_MARKS: usize = 372;
export const ROW_LIGHTS: usize = 376;
export const INTENSITIES: usize = 380;
export const THRESHOLDS: usize = 384;
export const CODES: usize = 388;

/** What was found of two pixels: red, green and blue, an f64 for each pixel. */
export const RED: usize = 392;
export const GREEN: usize = 408;
export const BLUE: usize = 424;

/** Both lanes a number of a record. */
@inline
export function all(record: usize, place: usize): v128 {
  return v128.load64_splat(record + place);
}

/** A place in a record. */
@inline
export function place(record: usize, field: usize): usize {
  return <usize>load<u32>(record + field);
}
