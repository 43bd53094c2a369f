/** Terms of `EnvironmentSurface`, for two points at a time. */
import { all } from '../shade/scene.as';
import { IRRADIANCE, REFLECTANCE } from './frame.as';

/** Of the table of reflectances: intervals, and bytes per row. */
const INTERVALS: f64 = 32;
const ROW: usize = 528;

/** The two parts of the directional albedo for a roughness and a cosine: first and second. */
@inline
export function albedo(frame: usize, roughness: f64, cosine: f64): v128 {
  const line = roughness * INTERVALS;
  const top = line < INTERVALS ? i32(line) : 31;
  const next = line - f64(top);
  const column = cosine * INTERVALS;
  const left = column < INTERVALS ? i32(column) : 31;
  const at = <usize>load<u32>(frame, REFLECTANCE) + <usize>top * ROW + 16 * <usize>left;
  const d = next * (column - f64(left));
  const c = next - d;
  const b = column - f64(left) - d;
  const a = 1 - b - c - d;
  return f64x2.add(
    f64x2.add(
      f64x2.add(
        f64x2.mul(f64x2.splat(a), v128.load(at)),
        f64x2.mul(f64x2.splat(b), v128.load(at, 16)),
      ),
      f64x2.mul(f64x2.splat(c), v128.load(at + ROW)),
    ),
    f64x2.mul(f64x2.splat(d), v128.load(at + ROW, 16)),
  );
}

/** The irradiance of a channel: see `Irradiance.read`. */
@inline
export function irradiance(
  frame: usize,
  channel: usize,
  x: v128,
  y: v128,
  z: v128,
  xy: v128,
  yz: v128,
  zz: v128,
  xz: v128,
  xx: v128,
): v128 {
  const f = frame + IRRADIANCE + 8 * channel;
  let sum = f64x2.add(all(f, 0), f64x2.mul(all(f, 24), y));
  sum = f64x2.add(sum, f64x2.mul(all(f, 48), z));
  sum = f64x2.add(sum, f64x2.mul(all(f, 72), x));
  sum = f64x2.add(sum, f64x2.mul(all(f, 96), xy));
  sum = f64x2.add(sum, f64x2.mul(all(f, 120), yz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 144), zz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 168), xz));
  sum = f64x2.add(sum, f64x2.mul(all(f, 192), xx));
  return v128.and(sum, f64x2.gt(sum, f64x2.splat(0)));
}

/** What the base color becomes with the light that a metal does not send away at once. */
@inline
export function given(base: v128, through: v128, lost: v128, again: v128, scale: v128, bias: v128): v128 {
  const one = f64x2.splat(1);
  const more = f64x2.div(
    f64x2.mul(lost, f64x2.add(f64x2.mul(base, scale), bias)),
    f64x2.sub(one, f64x2.mul(again, base)),
  );
  return f64x2.mul(base, f64x2.add(through, more));
}

/** Exposure, and the film's curve: see src/world/light/film.ts. */
@inline
export function curve(intensity: v128): v128 {
  const one = f64x2.splat(1);
  const x = f64x2.mul(f64x2.splat(0.72), intensity);
  const y = f64x2.div(
    f64x2.mul(x, f64x2.add(f64x2.mul(f64x2.splat(2.51), x), f64x2.splat(0.03))),
    f64x2.add(
      f64x2.mul(x, f64x2.add(f64x2.mul(f64x2.splat(2.43), x), f64x2.splat(0.59))),
      f64x2.splat(0.14),
    ),
  );
  return v128.bitselect(one, y, f64x2.gt(y, one));
}

@inline
export function held(value: v128, least: f64, most: f64): v128 {
  const low = f64x2.splat(least);
  const high = f64x2.splat(most);
  const under = v128.bitselect(high, value, f64x2.gt(value, high));
  return v128.bitselect(low, under, f64x2.lt(value, low));
}
