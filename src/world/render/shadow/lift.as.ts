/** What lies above the ground: two texels of the result at a time. */
import { evens, mean, odds } from './blur.as';

@inline
function above(height: v128, ground: v128): v128 {
  const seen = v128.and(f64x2.gt(height, f64x2.splat(0)), f64x2.gt(height, ground));
  return v128.and(f64x2.sub(height, ground), seen);
}

@inline
function one(height: v128): v128 {
  return v128.and(f64x2.gt(height, f64x2.splat(0)), f64x2.splat(1));
}

export function lift(heights: usize, size: i32, grounds: usize, share: usize, far: usize): void {
  const row = 4 * <usize>size;
  for (let y = 0; y < size; y += 2, grounds += 8) {
    const ground = v128.load64_splat(grounds);
    const end = heights + row;
    for (; heights < end; heights += 16, share += 8, far += 8) {
      const upper = v128.load(heights);
      const lower = v128.load(heights + row);
      if (!v128.any_true(v128.or(upper, lower))) {
        store<u64>(share, 0);
        store<u64>(far, 0);
        continue;
      }
      const a = above(evens(upper), ground);
      const b = above(odds(upper), ground);
      const c = above(evens(lower), ground);
      const d = above(odds(lower), ground);
      v128.store64_lane(share, mean(one(a), one(b), one(c), one(d)), 0);
      v128.store64_lane(far, mean(a, b, c, d), 0);
    }
    heights += row;
  }
}

export function approach(heights: usize, size: i32, top: f64, reach: f64, out: usize): void {
  const zero = f64x2.splat(0);
  const end = heights + 4 * <usize>size * <usize>size;
  for (; heights < end; heights += 8, out += 8) {
    const height = f64x2.promote_low_f32x4(v128.load64_zero(heights));
    const gap = f64x2.sub(
      f64x2.splat(1),
      f64x2.div(f64x2.max(zero, f64x2.sub(f64x2.splat(top), height)), f64x2.splat(reach)),
    );
    const near = v128.and(f64x2.gt(height, zero), f64x2.gt(gap, zero));
    v128.store64_lane(out, f32x4.demote_f64x2_zero(v128.and(f64x2.mul(gap, gap), near)), 0);
  }
}
