// Elementary functions of four numbers at a time: test/reference/light/math.ts has the same operations in their order.

@inline
export function arccosine(x: v128): v128 {
  const a = f32x4.abs(x);
  let p = f32x4.add(f32x4.splat(0.074261), f32x4.mul(a, f32x4.splat(-0.0187293)));
  p = f32x4.add(f32x4.splat(-0.2121144), f32x4.mul(a, p));
  p = f32x4.add(f32x4.splat(1.5707288), f32x4.mul(a, p));
  const value = f32x4.mul(f32x4.sqrt(f32x4.sub(f32x4.splat(1), a)), p);
  const other = f32x4.sub(f32x4.splat(3.141592653589793), value);
  return v128.bitselect(other, value, f32x4.lt(x, f32x4.splat(0)));
}

@inline
export function cosine(angle: v128): v128 {
  const pi = f32x4.splat(3.141592653589793);
  let x = f32x4.abs(angle);
  x = v128.bitselect(f32x4.sub(f32x4.splat(6.283185307179586), x), x, f32x4.gt(x, pi));
  const flip = f32x4.gt(x, f32x4.splat(1.5707963267948966));
  x = v128.bitselect(f32x4.sub(pi, x), x, flip);
  const s = f32x4.mul(x, x);
  let p = f32x4.add(f32x4.splat(-0.00138537), f32x4.mul(s, f32x4.splat(0.00002315)));
  p = f32x4.add(f32x4.splat(0.04166358), f32x4.mul(s, p));
  p = f32x4.add(f32x4.splat(-0.49999905), f32x4.mul(s, p));
  const value = f32x4.add(f32x4.splat(1), f32x4.mul(s, p));
  return v128.bitselect(f32x4.neg(value), value, flip);
}

/** The sum of three products, from left to right. */
@inline
export function dot(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(ax, bx), f32x4.mul(ay, by)), f32x4.mul(az, bz));
}

/** Held within −limit to limit. */
@inline
export function held(x: v128, limit: f32): v128 {
  const most = f32x4.splat(limit);
  const least = f32x4.splat(-limit);
  return v128.bitselect(most, v128.bitselect(least, x, f32x4.lt(x, least)), f32x4.gt(x, most));
}

/** One of a list of splats. */
@inline
export function field(record: usize, number: i32): v128 {
  return v128.load32_splat(record + 4 * <usize>number);
}

/** Four numbers, each from its own place: `base` + 4 · index. */
@inline
export function gather(base: usize, index: v128): v128 {
  let out = v128.load32_zero(base + 4 * <usize>i32x4.extract_lane(index, 0));
  out = v128.load32_lane(base + 4 * <usize>i32x4.extract_lane(index, 1), out, 1);
  out = v128.load32_lane(base + 4 * <usize>i32x4.extract_lane(index, 2), out, 2);
  return v128.load32_lane(base + 4 * <usize>i32x4.extract_lane(index, 3), out, 3);
}
