// Means of 5 × 5 pixels of one surface (of one depth, where it has few), for four of them at a time: see light-kernel.ts for what it does, and
// test/reference/light/blur.ts, whose operations these are in their order.
import { dot } from './math.as';

export function blur(
  width: i32,
  height: i32,
  depth: usize,
  normals: usize,
  plane: usize,
  stride: usize,
  from: usize,
  out: usize,
): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const alike = f32x4.splat(0.8);
  const few = f32x4.splat(8);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += 4) {
      const at = <usize>y * stride + 4 * <usize>x;
      const here = v128.load(depth + at);
      const own = v128.load(from + at);
      if (!v128.any_true(f32x4.ne(here, zero))) {
        v128.store(out + at, own);
        continue;
      }
      const nx = v128.load(normals + at);
      const ny = v128.load(normals + plane + at);
      const nz = v128.load(normals + 2 * plane + at);
      const limit = f32x4.mul(f32x4.splat(0.08), here);
      let sum = zero;
      let whole = zero;
      let near = zero;
      let beside = zero;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) {
          const other = at + <usize>dy * stride + 4 * <usize>dx;
          const apart = f32x4.abs(f32x4.sub(v128.load(depth + other), here));
          const facing = dot(
            nx,
            ny,
            nz,
            v128.load(normals + other),
            v128.load(normals + plane + other),
            v128.load(normals + 2 * plane + other),
          );
          const value = v128.load(from + other);
          const level = f32x4.le(apart, limit);
          near = v128.bitselect(f32x4.add(near, value), near, level);
          beside = f32x4.add(beside, v128.and(one, level));
          const counts = v128.and(level, f32x4.ge(facing, alike));
          sum = v128.bitselect(f32x4.add(sum, value), sum, counts);
          whole = f32x4.add(whole, v128.and(one, counts));
        }
      const missing = f32x4.max(zero, f32x4.sub(few, whole));
      const total = f32x4.add(sum, f32x4.mul(missing, f32x4.div(near, beside)));
      const mean = f32x4.div(total, f32x4.add(whole, missing));
      const kept = v128.or(f32x4.eq(here, zero), f32x4.eq(beside, zero));
      v128.store(out + at, v128.bitselect(own, mean, kept));
    }
}
