/** Terms of `SurfaceReader` of test/reference. */
import { REFLECTANCE } from './part.as';

/** The table of reflectances: intervals, and bytes per row. */
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
      f64x2.add(f64x2.mul(f64x2.splat(a), v128.load(at)), f64x2.mul(f64x2.splat(b), v128.load(at, 16))),
      f64x2.mul(f64x2.splat(c), v128.load(at + ROW)),
    ),
    f64x2.mul(f64x2.splat(d), v128.load(at + ROW, 16)),
  );
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

@inline
export function held(value: v128, least: f64, most: f64): v128 {
  const low = f64x2.splat(least);
  const high = f64x2.splat(most);
  const under = v128.bitselect(high, value, f64x2.gt(value, high));
  return v128.bitselect(low, under, f64x2.lt(value, low));
}
