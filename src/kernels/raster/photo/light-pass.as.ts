/** `readLight` of src/world/soft/photo/photo-shader.ts, whose comments explain it: one point at a time. */
import { AMBIENT, DEPTH, HEIGHT, KEY_LIGHT, STRIDE, WIDTH } from './frame.as';

const SAME: f64 = 0.03;

/** What was read last: the shares of the light from all around, and of the key light. */
export let ambient: f64 = 1;
export let key: f64 = 1;

export function readLight(frame: usize, x: f64, y: f64, depth: f64): void {
  ambient = 1;
  key = 1;
  const depths = <usize>load<u32>(frame, DEPTH);
  if (depths == 0) return;
  const ambients = <usize>load<u32>(frame, AMBIENT);
  const keys = <usize>load<u32>(frame, KEY_LIGHT);
  const stride = <usize>load<u32>(frame, STRIDE);
  const width = load<i32>(frame, WIDTH);
  const height = load<i32>(frame, HEIGHT);
  const w = 1 / depth;
  const limit = SAME * w;
  const px = x / 2 - 0.5;
  const py = y / 2 - 0.5;
  const left = floor(px);
  const top = floor(py);
  let whole: f64 = 0;
  let ambientSum: f64 = 0;
  let keySum: f64 = 0;
  let nearest: f64 = Infinity;
  let nearestAt: usize = 0;
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 2; i++) {
      const column = min(width - 1, max(0, i32(left) + i));
      const line = min(height - 1, max(0, i32(top) + j));
      const at = <usize>line * stride + 4 * <usize>column;
      const apart = abs(f64(load<f32>(depths + at)) - w);
      if (apart < nearest) {
        nearest = apart;
        nearestAt = at;
      }
      if (apart > limit) continue;
      const share = (1.0001 - abs(px - left - f64(i))) * (1.0001 - abs(py - top - f64(j)));
      const weight = share * (1.001 - apart / limit);
      whole += weight;
      ambientSum += weight * f64(load<f32>(ambients + at));
      keySum += weight * f64(load<f32>(keys + at));
    }
  const most = 1 / whole;
  ambient = whole > 0 ? ambientSum * most : f64(load<f32>(ambients + nearestAt));
  key = whole > 0 ? keySum * most : f64(load<f32>(keys + nearestAt));
}
