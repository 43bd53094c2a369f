/** `FrameShader` of `test/reference/render/frame-shader.ts`: two points of a plain dielectric. */
import { both, mean, view, weight } from './corners.as';
import { shade } from './dielectric.as';
import { all, CENTER, dot } from './scene.as';
import { sunShare } from './sun-share.as';
import { findBoth, readBoth } from './textured.as';
import * as t from './triangle.as';

export function shadePair(
  scene: usize,
  part: usize,
  first: usize,
  second: usize,
  at: usize,
  next: usize,
  out: usize,
  outNext: usize,
): void {
  const px = both(at, next, 8);
  const py = both(at, next, 16);
  const across = f64x2.sub(px, all(scene, CENTER));
  const up = f64x2.sub(all(scene, CENTER + 8), py);
  const viewX = view(scene, 0, across, up);
  const viewY = view(scene, 8, across, up);
  const viewZ = view(scene, 16, across, up);
  const dx = f64x2.sub(px, both(first, second, t.START_X));
  const dy = f64x2.sub(py, both(first, second, t.START_Y));
  const zero = f64x2.splat(0);
  const a = weight(first, second, 0, dx, dy);
  const b = weight(first, second, 1, dx, dy);
  const c = weight(first, second, 2, dx, dy);
  const x = mean(first, second, t.NORMAL, a, b, c);
  const y = mean(first, second, t.NORMAL + 8, a, b, c);
  const z = mean(first, second, t.NORMAL + 16, a, b, c);
  const r = part + t.ROTATION;
  const normalX = dot(all(r, 0), all(r, 8), all(r, 16), x, y, z);
  const normalY = dot(all(r, 24), all(r, 32), all(r, 40), x, y, z);
  const normalZ = dot(all(r, 48), all(r, 56), all(r, 64), x, y, z);
  const one = f64x2.splat(1);
  const total = f64x2.add(f64x2.add(a, b), c);
  const per = f64x2.div(one, total);
  let red = one;
  let green = one;
  let blue = one;
  if (load<i32>(part, t.COLORS) != 0) {
    red = f64x2.mul(mean(first, second, t.COLOR, a, b, c), per);
    green = f64x2.mul(mean(first, second, t.COLOR + 8, a, b, c), per);
    blue = f64x2.mul(mean(first, second, t.COLOR + 16, a, b, c), per);
  }
  let textureRed = one;
  let textureGreen = one;
  let textureBlue = one;
  const base = <usize>load<u32>(part, t.BASE_TEXTURE);
  if (base != 0) {
    findBoth(base, part, first, second, a, b, c, per);
    readBoth(base, first);
    textureRed = v128.load(first, t.TEXEL);
    textureGreen = v128.load(first, t.TEXEL + 16);
    textureBlue = v128.load(first, t.TEXEL + 32);
  }
  const side = both(first, second, t.SIDE);
  const depth = v128.bitselect(per, both(first, second, t.NEARBY), f64x2.gt(total, zero));
  const sunVisibility = sunShare(scene, normalX, normalY, normalZ, side, viewX, viewY, viewZ, depth);
  shade(
    scene, part, normalX, normalY, normalZ, side, viewX, viewY, viewZ, sunVisibility,
    red, green, blue, textureRed, textureGreen, textureBlue, out, outNext,
  );
}
