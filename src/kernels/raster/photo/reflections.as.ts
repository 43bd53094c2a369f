/** `Reflections` and `OctahedralMap` of src/world/light, whose comments explain them: one direction at a time. */
import { MAPS } from './frame.as';

const STEPS: i32 = 5;

/** What was read last. */
export let red: f64 = 0;
export let green: f64 = 0;
export let blue: f64 = 0;

function readMap(map: usize, size: i32, x: f64, y: f64, z: f64): void {
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
  red = wa * at(a, 0) + wb * at(a, 12) + wc * at(b, 0) + wd * at(b, 12);
  green = wa * at(a, 4) + wb * at(a, 16) + wc * at(b, 4) + wd * at(b, 16);
  blue = wa * at(a, 8) + wb * at(a, 20) + wc * at(b, 8) + wd * at(b, 20);
}

@inline
function at(place: usize, offset: usize): f64 {
  return f64(load<f32>(place + offset));
}

/** Reads between the maps of two roughnesses. */
export function readReflections(frame: usize, x: f64, y: f64, z: f64, roughness: f64): void {
  const place = roughness * f64(STEPS);
  const first = place < f64(STEPS) ? i32(place) : STEPS - 1;
  const next = place - f64(first);
  const map = frame + MAPS + 8 * <usize>first;
  readMap(<usize>load<u32>(map), load<i32>(map, 4), x, y, z);
  if (next == 0) return;
  const r = red;
  const g = green;
  const b = blue;
  readMap(<usize>load<u32>(map, 8), load<i32>(map, 12), x, y, z);
  red = r + next * (red - r);
  green = g + next * (green - g);
  blue = b + next * (blue - b);
}
