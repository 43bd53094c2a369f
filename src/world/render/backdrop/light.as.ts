/** What the ground makes of the background's light in two pixels: `test/reference/ground/light.ts`. */
import { faded, reflectance, shown, tone } from './checker.as';
import { contactKept, sunKept } from './kept.as';
import * as r from './record.as';

/** One coordinate of the rays to two points of a row. */
@inline
function ray(ground: usize, offset: usize, across: v128, above: v128): v128 {
  const at = ground + r.RAYS + offset;
  return f64x2.add(
    f64x2.add(r.all(at, 24), f64x2.mul(across, r.all(at, 48))),
    f64x2.mul(above, r.all(at, 72)),
  );
}

/** The background's light in two pixels. */
@inline
function behind(ground: usize, channel: usize, y: i32, first: usize, second: usize): v128 {
  const rows = r.place(ground, r.ROW_LIGHTS);
  if (rows != 0) return v128.load64_splat(rows + 24 * <usize>y + 8 * channel);
  const intensities = r.place(ground, r.INTENSITIES);
  return f64x2(
    load<f64>(intensities + 8 * <usize>load<u8>(first + channel)),
    load<f64>(intensities + 8 * <usize>load<u8>(second + channel)),
  );
}

/** What falls on the ground, of one color. */
@inline
function falls(ground: usize, offset: usize, sky: v128, sun: v128): v128 {
  return f64x2.add(
    f64x2.mul(r.all(ground, r.SKY + offset), sky),
    f64x2.mul(r.all(ground, r.SUN + offset), sun),
  );
}

/** The background, in what light is left of the ground's. */
@inline
function caught(ground: usize, offset: usize, light: v128, sky: v128, sun: v128): v128 {
  if (!(load<f64>(ground + r.FULL + offset) > 0)) return light;
  return f64x2.mul(light, f64x2.div(falls(ground, offset, sky, sun), r.all(ground, r.FULL + offset)));
}

/** The checker before the background. */
@inline
function laid(ground: usize, offset: usize, light: v128, base: v128, share: v128, sky: v128, sun: v128): v128 {
  const own = tone(f64x2.mul(base, falls(ground, offset, sky, sun)));
  return f64x2.add(light, f64x2.mul(share, f64x2.sub(own, light)));
}

/** How many squares two points move from pixel to pixel in one direction, before their slant. */
@inline
function moves(ground: usize, offset: usize, d: v128, dy: v128): v128 {
  const rays = ground + r.RAYS;
  return f64x2.add(
    f64x2.abs(f64x2.sub(f64x2.mul(r.all(rays, 48 + offset), dy), f64x2.mul(d, r.all(rays, 56)))),
    f64x2.abs(f64x2.sub(f64x2.mul(r.all(rays, 72 + offset), dy), f64x2.mul(d, r.all(rays, 80)))),
  );
}

@inline
function write(ground: usize, red: v128, green: v128, blue: v128): void {
  v128.store(ground + r.RED, red);
  v128.store(ground + r.GREEN, green);
  v128.store(ground + r.BLUE, blue);
}

/**
 * Writes the background's light in two pixels into the record.
 * @param first second places of their bytes, which show it
 */
export function leaveBehind(ground: usize, y: i32, first: usize, second: usize): void {
  write(
    ground,
    behind(ground, 0, y, first, second),
    behind(ground, 1, y, first, second),
    behind(ground, 2, y, first, second),
  );
}

/**
 * Finds in which of two pixels the ground is seen, bits 0 and 1, and writes their light into the record: of others nothing.
 * @param x columns of their middles
 */
export function lightOf(ground: usize, x: v128, y: i32, first: usize, second: usize): i32 {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const across = f64x2.sub(x, r.all(ground, r.CENTER));
  const above = f64x2.splat(load<f64>(ground, r.CENTER + 8) - (f64(y) + 0.5));
  const dy = ray(ground, 8, across, above);
  const depth = f64x2.div(f64x2.neg(r.all(ground, r.RAYS + 8)), dy);
  const seen = v128.and(
    f64x2.lt(dy, zero),
    v128.and(f64x2.ge(depth, r.all(ground, r.NEAR)), f64x2.le(depth, r.all(ground, r.FAR))),
  );
  if (!v128.any_true(seen)) return 0;
  const dx = ray(ground, 0, across, above);
  const dz = ray(ground, 16, across, above);
  const px = f64x2.add(r.all(ground, r.RAYS), f64x2.mul(dx, depth));
  const pz = f64x2.add(r.all(ground, r.RAYS + 16), f64x2.mul(dz, depth));
  let dark = zero;
  let close = zero;
  if (load<i32>(ground, r.HAS_SUN) != 0) dark = sunKept(ground, px, pz, seen);
  if (load<i32>(ground, r.HAS_CONTACT) != 0) close = contactKept(ground, px, pz, seen);
  const shaded = v128.and(seen, v128.or(f64x2.gt(dark, zero), f64x2.gt(close, zero)));
  if (load<i32>(ground, r.CHECKERED) == 0 && !v128.any_true(shaded)) return 0;
  const sun = v128.bitselect(f64x2.sub(one, dark), one, shaded);
  const sky = v128.bitselect(f64x2.sub(one, f64x2.mul(f64x2.splat(0.9), close)), one, shaded);
  const red = behind(ground, 0, y, first, second);
  const green = behind(ground, 1, y, first, second);
  const blue = behind(ground, 2, y, first, second);
  if (load<i32>(ground, r.CHECKERED) == 0) {
    write(
      ground,
      caught(ground, 0, red, sky, sun),
      caught(ground, 8, green, sky, sun),
      caught(ground, 16, blue, sky, sun),
    );
    return i64x2.bitmask(shaded);
  }
  const away = faded(ground, depth);
  const there = v128.andnot(seen, f64x2.ge(away, one));
  if (!v128.any_true(there)) return 0;
  const square = r.all(ground, r.SQUARE);
  const slant = f64x2.div(depth, f64x2.mul(f64x2.neg(dy), square));
  const base = reflectance(
    f64x2.div(px, square),
    f64x2.div(pz, square),
    f64x2.mul(moves(ground, 0, dx, dy), slant),
    f64x2.mul(moves(ground, 16, dz, dy), slant),
  );
  const share = shown(away);
  write(
    ground,
    laid(ground, 0, red, base, share, sky, sun),
    laid(ground, 8, green, base, share, sky, sun),
    laid(ground, 16, blue, base, share, sky, sun),
  );
  return i64x2.bitmask(there);
}
