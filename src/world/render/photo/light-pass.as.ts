/** `readLight` of test/reference/render/photo-shader.ts, whose comments explain it: two points at a time. */
import { TRIANGLE } from '../shade/triangle.as';
import { AMBIENT, DEPTH, HEIGHT, KEY_LIGHT, STRIDE, WIDTH } from './frame.as';

const SAME: f64 = 0.03;

/** Where in the scratch memory {@link readLight} writes: the shares of the light from all around, and of the key light. */
export const SHARES: usize = 2 * TRIANGLE + 256;

/** What a plane has at two places. */
@inline
function pair(plane: usize, first: i32, second: i32): v128 {
  const low = v128.load32_zero(plane + <usize>first);
  return f64x2.promote_low_f32x4(v128.load32_lane(plane + <usize>second, low, 1));
}

export function readLight(frame: usize, scratch: usize, x: v128, y: v128, depth: v128): void {
  const one = f64x2.splat(1);
  const depths = <usize>load<u32>(frame, DEPTH);
  if (depths == 0) {
    v128.store(scratch, one, SHARES);
    v128.store(scratch, one, SHARES + 16);
    return;
  }
  const ambients = <usize>load<u32>(frame, AMBIENT);
  const keys = <usize>load<u32>(frame, KEY_LIGHT);
  const stride = i32x4.splat(load<i32>(frame, STRIDE));
  const zero = i32x4.splat(0);
  const lastColumn = i32x4.splat(load<i32>(frame, WIDTH) - 1);
  const lastLine = i32x4.splat(load<i32>(frame, HEIGHT) - 1);
  const w = f64x2.div(one, depth);
  const limit = f64x2.mul(f64x2.splat(SAME), w);
  const half = f64x2.splat(0.5);
  // Half a number is the same as its quotient by two.
  const px = f64x2.sub(f64x2.mul(x, half), half);
  const py = f64x2.sub(f64x2.mul(y, half), half);
  const left = f64x2.floor(px);
  const top = f64x2.floor(py);
  const across = f64x2.sub(px, left);
  const down = f64x2.sub(py, top);
  const column = i32x4.trunc_sat_f64x2_s_zero(left);
  const line = i32x4.trunc_sat_f64x2_s_zero(top);
  let whole = f64x2.splat(0);
  let ambient = whole;
  let key = whole;
  let nearest = f64x2.splat(Infinity);
  let nearestAmbient = pair(ambients, 0, 0);
  let nearestKey = pair(keys, 0, 0);
  for (let j = 0; j < 2; j++) {
    const row = i32x4.mul(i32x4.min_s(lastLine, i32x4.max_s(zero, i32x4.add(line, i32x4.splat(j)))), stride);
    const near = f64x2.sub(f64x2.splat(1.0001), f64x2.abs(f64x2.sub(down, f64x2.splat(f64(j)))));
    for (let i = 0; i < 2; i++) {
      const place = i32x4.min_s(lastColumn, i32x4.max_s(zero, i32x4.add(column, i32x4.splat(i))));
      const at = i32x4.add(row, i32x4.shl(place, 2));
      const first = i32x4.extract_lane(at, 0);
      const second = i32x4.extract_lane(at, 1);
      const apart = f64x2.abs(f64x2.sub(pair(depths, first, second), w));
      const ownAmbient = pair(ambients, first, second);
      const ownKey = pair(keys, first, second);
      const nearer = f64x2.lt(apart, nearest);
      nearest = v128.bitselect(apart, nearest, nearer);
      nearestAmbient = v128.bitselect(ownAmbient, nearestAmbient, nearer);
      nearestKey = v128.bitselect(ownKey, nearestKey, nearer);
      const share = f64x2.mul(
        f64x2.sub(f64x2.splat(1.0001), f64x2.abs(f64x2.sub(across, f64x2.splat(f64(i))))),
        near,
      );
      const apartness = f64x2.div(apart, limit);
      const weight = f64x2.mul(share, f64x2.sub(f64x2.splat(1.001), apartness));
      const other = f64x2.gt(apart, limit);
      whole = f64x2.add(whole, v128.andnot(weight, other));
      ambient = f64x2.add(ambient, v128.andnot(f64x2.mul(weight, ownAmbient), other));
      key = f64x2.add(key, v128.andnot(f64x2.mul(weight, ownKey), other));
    }
  }
  const most = f64x2.div(one, whole);
  const some = f64x2.gt(whole, f64x2.splat(0));
  v128.store(scratch, v128.bitselect(f64x2.mul(ambient, most), nearestAmbient, some), SHARES);
  v128.store(scratch, v128.bitselect(f64x2.mul(key, most), nearestKey, some), SHARES + 16);
}
