/** `sunAt` of `test/reference/render/sun-light.ts`: the share of the sun that reaches two points. */
import { all, HEIGHTS, MATRIX, SIZE, TEXEL } from './scene.as';

/** The map from a point of the world, lifted, to one coordinate of the sun's view. */
@inline
function row(scene: usize, place: usize, x: v128, y: v128, z: v128): v128 {
  const sum = f64x2.add(
    f64x2.add(f64x2.mul(all(scene, place), x), f64x2.mul(all(scene, place + 8), y)),
    f64x2.mul(all(scene, place + 16), z),
  );
  return f64x2.add(sum, all(scene, place + 24));
}

/** @param normalX normalY normalZ of unit length */
@inline
export function sunAt(
  scene: usize,
  x: v128,
  y: v128,
  z: v128,
  normalX: v128,
  normalY: v128,
  normalZ: v128,
  cosine: v128,
): v128 {
  const one = f64x2.splat(1);
  const slope = f64x2.sqrt(f64x2.max(f64x2.splat(0), f64x2.sub(one, f64x2.mul(cosine, cosine))));
  const lift = f64x2.mul(all(scene, TEXEL), f64x2.add(f64x2.splat(0.6), f64x2.mul(f64x2.splat(2.5), slope)));
  const wx = f64x2.add(x, f64x2.mul(normalX, lift));
  const wy = f64x2.add(y, f64x2.mul(normalY, lift));
  const wz = f64x2.add(z, f64x2.mul(normalZ, lift));
  const px = f64x2.sub(row(scene, MATRIX, wx, wy, wz), f64x2.splat(1.5));
  const py = f64x2.sub(row(scene, MATRIX + 32, wx, wy, wz), f64x2.splat(1.5));
  const height = row(scene, MATRIX + 64, wx, wy, wz);
  return f64x2(
    share(scene, f64x2.extract_lane(px, 0), f64x2.extract_lane(py, 0), f64x2.extract_lane(height, 0)),
    share(scene, f64x2.extract_lane(px, 1), f64x2.extract_lane(py, 1), f64x2.extract_lane(height, 1)),
  );
}

function share(scene: usize, px: f64, py: f64, height: f64): f64 {
  const size = load<f64>(scene, SIZE);
  if (!(px >= 0 && py >= 0 && px < size - 3 && py < size - 3)) return 1;
  const left = i32(px);
  const top = i32(py);
  const fx = px - f64(left);
  const fy = py - f64(top);
  const down = 4 * <usize>i32(size);
  let at = <usize>i32(load<f64>(scene, HEIGHTS)) + <usize>top * down + 4 * <usize>left;
  if (height > 0) {
    const limit = i32x4.splat(reinterpret<i32>(f32(height)) - 1);
    const signs = v128.or(
      v128.or(i32x4.sub(limit, v128.load(at)), i32x4.sub(limit, v128.load(at + down))),
      v128.or(i32x4.sub(limit, v128.load(at + 2 * down)), i32x4.sub(limit, v128.load(at + 3 * down))),
    );
    if (i32x4.bitmask(signs) == 0) {
      const line = 1 - fx + 1 + 1 + fx;
      return (line * (1 - fy) + line + line + line * fy) / 9;
    }
  }
  let lit: f64 = 0;
  for (let j = 0; j < 4; j++, at += down) {
    const line =
      (f64(load<f32>(at)) <= height ? 1 - fx : 0) +
      (f64(load<f32>(at, 4)) <= height ? 1.0 : 0.0) +
      (f64(load<f32>(at, 8)) <= height ? 1.0 : 0.0) +
      (f64(load<f32>(at, 12)) <= height ? fx : 0);
    lit += line * (j == 0 ? 1 - fy : j == 3 ? fy : 1);
  }
  return lit / 9;
}
