/** What is kept away of light at two points of the ground: `test/reference/ground/kept.ts`. */
import { coordinate, fraction, inside, marked, read, texels } from './plane.as';
import * as r from './record.as';

/** The share of the sun. @param seen the points that are looked at: of others the share is 0 */
@inline
export function sunKept(ground: usize, x: v128, z: v128, seen: v128): v128 {
  const zero = f64x2.splat(0);
  const half = f64x2.splat(0.5);
  const quarter = f64x2.splat(0.25);
  const px = f64x2.mul(coordinate(ground, r.SUN_MATRIX, x, z), half);
  const py = f64x2.mul(coordinate(ground, r.SUN_MATRIX + 24, x, z), half);
  let left = f64x2.sub(f64x2.mul(px, quarter), half);
  let top = f64x2.sub(f64x2.mul(py, quarter), half);
  const side = load<f64>(ground, r.SUN_SIZE);
  const within = v128.and(seen, inside(left, top, side));
  if (!v128.any_true(within)) return zero;
  const size = i32(side);
  // Points that are not looked at read the first texels.
  left = v128.and(left, within);
  top = v128.and(top, within);
  let at = texels(left, top, size);
  const some = v128.and(within, marked(r.place(ground, r.SUN_MARKS), at));
  if (!v128.any_true(some)) return zero;
  let across = fraction(left);
  let down = fraction(top);
  const softest = read(r.place(ground, r.SOFTEST), size, at, across, down);
  const dim = v128.andnot(some, f64x2.le(softest, zero));
  if (!v128.any_true(dim)) return zero;
  const away = read(r.place(ground, r.AWAY), size, at, across, down);
  const width = f64x2.mul(f64x2.div(away, softest), r.all(ground, r.PENUMBRA));
  left = v128.and(f64x2.sub(f64x2.mul(px, half), half), dim);
  top = v128.and(f64x2.sub(f64x2.mul(py, half), half), dim);
  at = texels(left, top, 2 * size);
  const soft = read(r.place(ground, r.SOFT), 2 * size, at, fraction(left), fraction(top));
  const wide = f64x2.ge(width, f64x2.splat(7));
  let far = zero;
  if (v128.any_true(v128.and(dim, wide))) {
    const more = f64x2.min(f64x2.splat(1), f64x2.div(f64x2.sub(width, f64x2.splat(7)), f64x2.splat(11)));
    far = f64x2.add(soft, f64x2.mul(more, f64x2.sub(softest, soft)));
    if (!v128.any_true(v128.andnot(dim, wide))) return v128.and(far, dim);
  }
  left = v128.and(f64x2.sub(px, half), dim);
  top = v128.and(f64x2.sub(py, half), dim);
  at = texels(left, top, 4 * size);
  across = fraction(left);
  down = fraction(top);
  const sharp = read(r.place(ground, r.SHARP), 4 * size, at, across, down);
  const less = f64x2.max(zero, f64x2.div(f64x2.sub(width, f64x2.splat(1)), f64x2.splat(6)));
  const near = f64x2.add(sharp, f64x2.mul(less, f64x2.sub(soft, sharp)));
  return v128.and(v128.bitselect(far, near, wide), dim);
}

/** The share of the light from all around, before its strength. */
@inline
export function contactKept(ground: usize, x: v128, z: v128, seen: v128): v128 {
  const zero = f64x2.splat(0);
  const half = f64x2.splat(0.5);
  let left = f64x2.sub(coordinate(ground, r.CONTACT_MATRIX, x, z), half);
  let top = f64x2.sub(coordinate(ground, r.CONTACT_MATRIX + 24, x, z), half);
  const side = load<f64>(ground, r.CONTACT_SIZE);
  const within = v128.and(seen, inside(left, top, side));
  if (!v128.any_true(within)) return zero;
  const size = i32(side);
  left = v128.and(left, within);
  top = v128.and(top, within);
  const at = texels(left, top, size);
  const some = v128.and(within, marked(r.place(ground, r.CONTACT_MARKS), at));
  if (!v128.any_true(some)) return zero;
  return v128.and(read(r.place(ground, r.CONTACT), size, at, fraction(left), fraction(top)), some);
}
