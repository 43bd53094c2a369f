/** The checkered ground at two points: `test/reference/ground/checker.ts`. */
import * as r from './record.as';

const KNEE: f64 = 0.8;

@inline
function wave(x: v128): v128 {
  const two = f64x2.splat(2);
  const phase = f64x2.sub(x, f64x2.mul(two, f64x2.floor(f64x2.mul(x, f64x2.splat(0.5)))));
  return v128.bitselect(phase, f64x2.sub(two, phase), f64x2.le(phase, f64x2.splat(1)));
}

@inline
function mean(x: v128, width: v128): v128 {
  const half = f64x2.mul(width, f64x2.splat(0.5));
  return f64x2.div(f64x2.sub(wave(f64x2.add(x, half)), wave(f64x2.sub(x, half))), width);
}

/** Linear reflectance. @param wide long of a pixel, in squares */
@inline
export function reflectance(x: v128, z: v128, wide: v128, long: v128): v128 {
  const half = f64x2.splat(0.5);
  const least = f64x2.splat(1e-6);
  const both = f64x2.mul(f64x2.mul(half, mean(x, f64x2.max(wide, least))), mean(z, f64x2.max(long, least)));
  return f64x2.add(f64x2.splat(0.34), f64x2.mul(f64x2.splat(0.62 - 0.34), f64x2.sub(half, both)));
}

/** How far the checker has faded, at such depths: from 0 to where it is gone, at 1. */
@inline
export function faded(ground: usize, depth: v128): v128 {
  return f64x2.div(
    f64x2.sub(f64x2.div(depth, r.all(ground, r.DISTANCE)), f64x2.splat(1.6)),
    f64x2.splat(5 - 1.6),
  );
}

/** The share of it that is seen there. */
@inline
export function shown(away: v128): v128 {
  const one = f64x2.splat(1);
  const slope = f64x2.sub(f64x2.splat(3), f64x2.mul(f64x2.splat(2), away));
  const share = f64x2.sub(one, f64x2.mul(f64x2.mul(away, away), slope));
  return v128.bitselect(one, share, f64x2.le(away, f64x2.splat(0)));
}

@inline
export function tone(v: v128): v128 {
  const over = f64x2.mul(f64x2.sub(v, f64x2.splat(KNEE)), f64x2.splat(1 / (1 - KNEE)));
  const shoulder = f64x2.add(
    f64x2.splat(KNEE),
    f64x2.div(f64x2.mul(f64x2.splat(1 - KNEE), over), f64x2.add(f64x2.splat(1), over)),
  );
  return v128.bitselect(shoulder, v, f64x2.gt(v, f64x2.splat(KNEE)));
}
