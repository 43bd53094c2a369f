/** Places in the record of a frame: see `FrameField` of `../raster/records.ts`. Numbers are f64. */

export const RAYS: usize = 0;
export const CENTER: usize = 96;
export const SKY: usize = 112;
export const GROUND: usize = 136;
export const SUN: usize = 160;
export const TOWARD_SUN: usize = 184;
export const BOX: usize = 208;
export const UP: usize = 232;
export const AZIMUTH: usize = 256;
/** Shadows: 1 or 0, the direction of the sun, texel, matrix, texels a side and the place of the heights. */
export const SHADOWS: usize = 272;
export const DIRECTION: usize = 280;
export const TEXEL: usize = 304;
export const MATRIX: usize = 312;
export const SIZE: usize = 408;
export const HEIGHTS: usize = 416;

/** Both lanes a number of a record. */
@inline
export function all(record: usize, place: usize): v128 {
  return v128.load64_splat(record + place);
}

/** x · a + y · b + z · c, from left to right. */
@inline
export function dot(x: v128, y: v128, z: v128, a: v128, b: v128, c: v128): v128 {
  return f64x2.add(f64x2.add(f64x2.mul(x, a), f64x2.mul(y, b)), f64x2.mul(z, c));
}
