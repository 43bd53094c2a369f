/** Reading planes of floats between their texels, at two points: see `Place` of `test/reference/ground/plane.ts`. */
import { all } from './record.as';

/** One coordinate of two points of the ground in a plan view: a row of three numbers. */
@inline
export function coordinate(record: usize, matrix: usize, x: v128, z: v128): v128 {
  return f64x2.add(
    f64x2.add(f64x2.mul(all(record, matrix), x), f64x2.mul(all(record, matrix + 8), z)),
    all(record, matrix + 16),
  );
}

/** Whether each of two points lies between texels of a plane. */
@inline
export function inside(x: v128, y: v128, size: f64): v128 {
  const zero = f64x2.splat(0);
  const last = f64x2.splat(size - 1);
  return v128.and(
    v128.and(f64x2.ge(x, zero), f64x2.ge(y, zero)),
    v128.and(f64x2.lt(x, last), f64x2.lt(y, last)),
  );
}

/** The numbers of the texels to the upper left of two points, in lanes 0 and 1. */
@inline
export function texels(x: v128, y: v128, size: i32): v128 {
  const left = i32x4.trunc_sat_f64x2_s_zero(x);
  const top = i32x4.trunc_sat_f64x2_s_zero(y);
  return i32x4.add(i32x4.mul(top, i32x4.splat(size)), left);
}

/** What follows the point in a number from 0 up. */
@inline
export function fraction(x: v128): v128 {
  return f64x2.sub(x, f64x2.trunc(x));
}

/** A plane's texel and the next one to the right, of two points: the first of both or the second of both. */
@inline
function pairs(first: usize, second: usize): v128 {
  return v128.load64_lane(second, v128.load64_zero(first), 1);
}

@inline
function lefts(pair: v128): v128 {
  return f64x2.promote_low_f32x4(i8x16.shuffle(pair, pair, 0, 1, 2, 3, 8, 9, 10, 11, 0, 1, 2, 3, 8, 9, 10, 11));
}

@inline
function rights(pair: v128): v128 {
  return f64x2.promote_low_f32x4(
    i8x16.shuffle(pair, pair, 4, 5, 6, 7, 12, 13, 14, 15, 4, 5, 6, 7, 12, 13, 14, 15),
  );
}

/** Reads a plane at two points. */
@inline
export function read(plane: usize, size: i32, at: v128, across: v128, down: v128): v128 {
  const first = plane + 4 * <usize>i32x4.extract_lane(at, 0);
  const second = plane + 4 * <usize>i32x4.extract_lane(at, 1);
  const row = 4 * <usize>size;
  const upper = pairs(first, second);
  const lower = pairs(first + row, second + row);
  const upperLeft = lefts(upper);
  const lowerLeft = lefts(lower);
  const above = f64x2.add(upperLeft, f64x2.mul(across, f64x2.sub(rights(upper), upperLeft)));
  const below = f64x2.add(lowerLeft, f64x2.mul(across, f64x2.sub(rights(lower), lowerLeft)));
  return f64x2.add(above, f64x2.mul(down, f64x2.sub(below, above)));
}

/** Whether each of two texels is marked. */
@inline
export function marked(marks: usize, at: v128): v128 {
  return i64x2.neg(
    i64x2(
      load<u8>(marks + <usize>i32x4.extract_lane(at, 0)),
      load<u8>(marks + <usize>i32x4.extract_lane(at, 1)),
    ),
  );
}
