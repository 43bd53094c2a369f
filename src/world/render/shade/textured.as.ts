/** What textures have at two points. */
import { both, mean } from './corners.as';
import * as texture from './texture.as';
import * as t from './triangle.as';

/**
 * Finds what is read of a texture at two points, into the first record.
 * @param a b c how much of each corner is in what is seen, and `per` 1 by their sum
 */
export function findBoth(
  map: usize,
  part: usize,
  first: usize,
  second: usize,
  a: v128,
  b: v128,
  c: v128,
  per: v128,
): void {
  let u = f64x2.splat(0);
  let v = u;
  let ux = u;
  let vx = u;
  let uy = u;
  let vy = u;
  const other = load<i32>(map, texture.SECOND) != 0;
  if (load<u32>(part + (other ? t.SECOND_UVS : t.UVS)) != 0) {
    const uv = other ? t.SECOND_UV : t.UV;
    const growth = other ? t.SECOND_GROWTH : t.U_X;
    const totalX = both(first, second, t.TOTAL_X);
    const totalY = both(first, second, t.TOTAL_Y);
    u = f64x2.mul(mean(first, second, uv, a, b, c), per);
    v = f64x2.mul(mean(first, second, uv + 8, a, b, c), per);
    ux = f64x2.mul(f64x2.sub(both(first, second, growth), f64x2.mul(u, totalX)), per);
    vx = f64x2.mul(f64x2.sub(both(first, second, growth + 8), f64x2.mul(v, totalX)), per);
    uy = f64x2.mul(f64x2.sub(both(first, second, growth + 16), f64x2.mul(u, totalY)), per);
    vy = f64x2.mul(f64x2.sub(both(first, second, growth + 24), f64x2.mul(v, totalY)), per);
  }
  texture.findTaps(
    map, first + t.TAPS,
    f64x2.extract_lane(u, 0), f64x2.extract_lane(v, 0),
    f64x2.extract_lane(ux, 0), f64x2.extract_lane(vx, 0),
    f64x2.extract_lane(uy, 0), f64x2.extract_lane(vy, 0),
  );
  texture.findTaps(
    map, first + t.TAPS + texture.TAPS,
    f64x2.extract_lane(u, 1), f64x2.extract_lane(v, 1),
    f64x2.extract_lane(ux, 1), f64x2.extract_lane(vx, 1),
    f64x2.extract_lane(uy, 1), f64x2.extract_lane(vy, 1),
  );
}

/** What a texture has where that was found: red, green and blue into the first record, at `TEXEL`. */
export function readBoth(map: usize, first: usize): void {
  const own = texture.readTaps(map, first + t.TAPS);
  const blue = texture.blue;
  const other = texture.readTaps(map, first + t.TAPS + texture.TAPS);
  v128.store(first, v128.shuffle<i64>(own, other, 0, 2), t.TEXEL);
  v128.store(first, v128.shuffle<i64>(own, other, 1, 3), t.TEXEL + 16);
  v128.store(first, f64x2(blue, texture.blue), t.TEXEL + 32);
}

/** The same of green alone. */
export function readGreens(map: usize, first: usize): v128 {
  const own = texture.readGreen(map, first + t.TAPS);
  return f64x2(own, texture.readGreen(map, first + t.TAPS + texture.TAPS));
}
