/** Noisy backdrops, two pixels at a time. See `docs/kernels.md`. */

@inline
function smooth(t: f64): f64 {
  return t * t * (3 - 2 * t);
}

/** The light at two pixels in the middle between two rows of the lattice's points, of which those to the left are at p and q. */
@inline
function between(p: usize, q: usize, s: v128): v128 {
  const first = v128.load(p);
  const second = v128.load(q);
  const left = i64x2.shuffle(first, second, 0, 2);
  const right = i64x2.shuffle(first, second, 1, 3);
  return f64x2.add(left, f64x2.mul(f64x2.sub(right, left), s));
}

@inline
function codes(color: v128, offset: v128): v128 {
  const value = f64x2.min(f64x2.splat(255), f64x2.max(f64x2.splat(0), f64x2.add(color, offset)));
  return i32x4.trunc_sat_f64x2_u_zero(f64x2.add(value, f64x2.splat(0.5)));
}

export function paint(
  out: usize,
  width: i32,
  height: i32,
  cell: f64,
  lattice: usize,
  points: i32,
  color: usize,
  noise: f64,
  columns: usize,
): void {
  // The distance of each column from the points to its left, then the place of these in a row.
  for (let x = 0, at = columns; x < width; x++, at += 16) {
    const across = (f64(x) + 0.5) / cell;
    const left = floor(across);
    store<f64>(at, smooth(across - left));
    store<u32>(at, 8 * u32(left), 8);
  }
  const red = v128.load64_splat(color);
  const green = v128.load64_splat(color + 8);
  const blue = v128.load64_splat(color + 16);
  const two = f64x2.splat(2);
  const one = f64x2.splat(1);
  const most = f64x2.splat(noise);
  const row = 8 * <usize>points;
  for (let y = 0; y < height; y++) {
    const down = (f64(y) + 0.5) / cell;
    const top = floor(down);
    const t = f64x2.splat(smooth(down - top));
    const upperRow = lattice + row * <usize>u32(top);
    for (let x = 0; x < width; x += 2) {
      const at = columns + 16 * <usize>x;
      // The last of an odd number of columns is alone.
      const next = x + 1 < width ? at + 16 : at;
      const p = upperRow + <usize>load<u32>(at, 8);
      const q = upperRow + <usize>load<u32>(next, 8);
      const s = v128.load64_lane(next, v128.load64_zero(at), 1);
      const upper = between(p, q, s);
      const lower = between(p + row, q + row, s);
      const level = f64x2.add(upper, f64x2.mul(f64x2.sub(lower, upper), t));
      const offset = f64x2.mul(most, f64x2.sub(f64x2.mul(two, level), one));
      const pixels = v128.or(
        v128.or(codes(red, offset), i32x4.shl(codes(green, offset), 8)),
        i32x4.shl(codes(blue, offset), 16),
      );
      const first = i32x4.extract_lane(pixels, 0);
      store<u16>(out, <u16>first);
      store<u8>(out, <u8>(first >> 16), 2);
      if (next != at) {
        const second = i32x4.extract_lane(pixels, 1);
        store<u16>(out, <u16>second, 3);
        store<u8>(out, <u8>(second >> 16), 5);
        out += 6;
      } else out += 3;
    }
  }
}
