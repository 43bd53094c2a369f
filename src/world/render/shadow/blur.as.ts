/** Halving and blurring planes. */

/** The first and third of four floats. */
@inline
export function evens(v: v128): v128 {
  return f64x2.promote_low_f32x4(i8x16.shuffle(v, v, 0, 1, 2, 3, 8, 9, 10, 11, 0, 1, 2, 3, 8, 9, 10, 11));
}

/** The second and fourth. */
@inline
export function odds(v: v128): v128 {
  return f64x2.promote_low_f32x4(i8x16.shuffle(v, v, 4, 5, 6, 7, 12, 13, 14, 15, 4, 5, 6, 7, 12, 13, 14, 15));
}

/** Takes the first two of four floats. */
@inline
export function mean(a: v128, b: v128, c: v128, d: v128): v128 {
  const sum = f64x2.add(f64x2.add(f64x2.add(a, b), c), d);
  return f32x4.demote_f64x2_zero(f64x2.mul(sum, f64x2.splat(0.25)));
}

export function halve(plane: usize, size: i32, out: usize): void {
  const row = 4 * <usize>size;
  for (let y = 0; y < size; y += 2, plane += row) {
    const end = plane + row;
    for (; plane < end; plane += 16, out += 8) {
      const upper = v128.load(plane);
      const lower = v128.load(plane + row);
      v128.store64_lane(out, mean(evens(upper), odds(upper), evens(lower), odds(lower)), 0);
    }
  }
}

/** Texel i of two lines that begin so many bytes from each other. */
@inline
function both(at: usize, next: usize): v128 {
  return f64x2(f64(load<f32>(at)), f64(load<f32>(at + next)));
}

/** Blurs two lines: one running mean over radius + 1 texels that ends at the texel, or starts there: two of them make a tent. */
function tentLines(start: usize, next: usize, step: usize, size: i32, radius: i32, sums: usize): void {
  const length = radius + 1;
  const per = f64x2.splat(1 / f64(length * length));
  const back = step * <usize>length;
  // Sum of sums, with zeros beyond both ends.
  let sum = f64x2.splat(0);
  let at = start;
  let to = sums;
  for (let i = 0; i < size + radius; i++, at += step, to += 16) {
    if (i < size) sum = f64x2.add(sum, both(at, next));
    if (i >= length) sum = f64x2.sub(sum, both(at - back, next));
    v128.store(to, sum);
  }
  let total = f64x2.splat(0);
  const ahead = 16 * <usize>radius;
  to = sums;
  for (; to < sums + ahead; to += 16) total = f64x2.add(total, v128.load(to));
  to = sums;
  at = start;
  for (let i = 0; i < size; i++, at += step, to += 16) {
    total = f64x2.add(total, v128.load(to + ahead));
    const value = f32x4.demote_f64x2_zero(f64x2.mul(total, per));
    v128.store32_lane(at, value, 0);
    v128.store32_lane(at + next, value, 1);
    total = f64x2.sub(total, v128.load(to));
  }
}

/** Whether two rows, one after the other, hold nothing: blurring leaves them as they are. */
@inline
function areEmpty(at: usize, size: i32): bool {
  const end = at + 8 * <usize>size;
  let some = i32x4.splat(0);
  for (; at < end; at += 16) some = v128.or(some, v128.load(at));
  return !v128.any_true(some);
}

/** The same of two columns. */
@inline
function areEmptyColumns(at: usize, size: i32): bool {
  const row = 4 * <usize>size;
  const end = at + row * <usize>size;
  let some: u64 = 0;
  for (; at < end; at += row) some |= load<u64>(at);
  return some == 0;
}

export function tent(plane: usize, size: i32, radius: i32, sums: usize): void {
  const row = 4 * <usize>size;
  for (let y = 0, at = plane; y < size; y += 2, at += 2 * row)
    if (!areEmpty(at, size)) tentLines(at, row, 4, size, radius, sums);
  for (let x = 0, at = plane; x < size; x += 2, at += 8)
    if (!areEmptyColumns(at, size)) tentLines(at, 4, row, size, radius, sums);
}
