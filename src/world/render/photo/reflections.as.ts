/** `Reflections` and `OctahedralMap` of src/world/light, whose comments explain them: one direction at a time. */
import { MAPS } from './frame.as';

const STEPS: i32 = 5;

/** The blue of what was read last. */
export let blue: f64 = 0;

/** Returns red and green. */
function readMap(map: usize, size: i32, x: f64, y: f64, z: f64): v128 {
  const unit = 1 / (abs(x) + abs(y) + abs(z));
  let u = x * unit;
  let v = z * unit;
  if (y < 0) {
    const folded: f64 = (1 - abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - abs(u)) * (v < 0 ? -1 : 1);
    u = folded;
  }
  const column = (0.5 * u + 0.5) * f64(size) + 0.5;
  const row = (0.5 * v + 0.5) * f64(size) + 0.5;
  const left = i32(column);
  const top = i32(row);
  const across = column - f64(left);
  const down = row - f64(top);
  const stride = 12 * <usize>(size + 2);
  const a = map + <usize>top * stride + 12 * <usize>left;
  const b = a + stride;
  const upper = 1 - down;
  const wa = (1 - across) * upper;
  const wb = across * upper;
  const wc = (1 - across) * down;
  const wd = across * down;
  blue = wa * blueAt(a) + wb * blueAt(a + 12) + wc * blueAt(b) + wd * blueAt(b + 12);
  const upperPair = f64x2.add(f64x2.mul(f64x2.splat(wa), pairAt(a)), f64x2.mul(f64x2.splat(wb), pairAt(a + 12)));
  const three = f64x2.add(upperPair, f64x2.mul(f64x2.splat(wc), pairAt(b)));
  return f64x2.add(three, f64x2.mul(f64x2.splat(wd), pairAt(b + 12)));
}

@inline
function pairAt(place: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(place));
}

@inline
function blueAt(place: usize): f64 {
  return f64(load<f32>(place, 8));
}

/** Reads between the maps of two roughnesses. Returns red and green. */
export function readReflections(frame: usize, x: f64, y: f64, z: f64, roughness: f64): v128 {
  const place = roughness * f64(STEPS);
  const first = place < f64(STEPS) ? i32(place) : STEPS - 1;
  const next = place - f64(first);
  const map = frame + MAPS + 8 * <usize>first;
  const own = readMap(<usize>load<u32>(map), load<i32>(map, 4), x, y, z);
  if (next == 0) return own;
  const b = blue;
  const other = readMap(<usize>load<u32>(map, 8), load<i32>(map, 12), x, y, z);
  blue = b + next * (blue - b);
  return f64x2.add(own, f64x2.mul(f64x2.splat(next), f64x2.sub(other, own)));
}
