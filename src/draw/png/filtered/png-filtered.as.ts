// Inner loops of filtered pictures, sixteen bytes at a time: see png-filtered-kernel.ts for what each does.

export function sub(out: usize, row: usize, above: usize, size: i32, pixel: usize): void {
  do {
    v128.store(out, i8x16.sub(v128.load(row), v128.load(row - pixel)));
    out += 16;
    row += 16;
    size -= 16;
  } while (size > 0);
}

export function up(out: usize, row: usize, above: usize, size: i32, pixel: usize): void {
  do {
    v128.store(out, i8x16.sub(v128.load(row), v128.load(above)));
    out += 16;
    row += 16;
    above += 16;
    size -= 16;
  } while (size > 0);
}

/** The mean that there is an instruction for is rounded up. */
export function average(out: usize, row: usize, above: usize, size: i32, pixel: usize): void {
  do {
    const a = v128.load(row - pixel);
    const b = v128.load(above);
    const mean = i8x16.sub(i8x16.avgr_u(a, b), v128.and(v128.xor(a, b), i8x16.splat(1)));
    v128.store(out, i8x16.sub(v128.load(row), mean));
    out += 16;
    row += 16;
    above += 16;
    size -= 16;
  } while (size > 0);
}

@inline
function far(a: v128, b: v128): v128 {
  return i8x16.sub(i8x16.max_u(a, b), i8x16.min_u(a, b));
}

export function paeth(out: usize, row: usize, above: usize, size: i32, pixel: usize): void {
  do {
    const a = v128.load(row - pixel);
    const b = v128.load(above);
    const c = v128.load(above - pixel);
    // How far left + above − corner lies from left is how far above lies from the corner.
    const leftFar = far(b, c);
    const aboveFar = far(a, c);
    // Where left and above lie to the same side of the corner, it is never the nearest.
    const cornerFar = v128.or(far(leftFar, aboveFar), i8x16.eq(i8x16.le_u(c, b), i8x16.le_u(c, a)));
    const aboveOrCorner = v128.bitselect(b, c, i8x16.le_u(aboveFar, cornerFar));
    const nearest = v128.bitselect(a, aboveOrCorner, i8x16.le_u(leftFar, i8x16.min_u(aboveFar, cornerFar)));
    v128.store(out, i8x16.sub(v128.load(row), nearest));
    out += 16;
    row += 16;
    above += 16;
    size -= 16;
  } while (size > 0);
}

export function adler(out: usize, from: usize, size: i32): void {
  let sum = i32x4.splat(0);
  let sums = sum;
  let weighted = sum;
  do {
    const sixteen = v128.load(from);
    sums = i32x4.add(sums, sum);
    sum = i32x4.add(sum, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(sixteen)));
    weighted = i32x4.add(
      weighted,
      i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(sixteen), i16x8(16, 15, 14, 13, 12, 11, 10, 9)),
    );
    weighted = i32x4.add(
      weighted,
      i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(sixteen), i16x8(8, 7, 6, 5, 4, 3, 2, 1)),
    );
    from += 16;
    size -= 16;
  } while (size > 0);
  v128.store(out, sum);
  v128.store(out, sums, 16);
  v128.store(out, weighted, 32);
}
