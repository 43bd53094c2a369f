/** `EnvironmentSurface` of src/world/shading/environment-surface.ts, whose comments explain it: two points of one material at a time. */
import { all, dot } from '../shade/scene.as';
import { EMISSIVE, EXPOSURE } from './frame.as';
import * as mirror from './reflections.as';
import { albedo, curve, given, held, irradiance } from './terms.as';

const DIELECTRIC: f64 = 0.04;

/** What is known of two points before their light is. */
export function shadeSurface(
  frame: usize,
  part: usize,
  x: v128,
  y: v128,
  z: v128,
  viewX: v128,
  viewY: v128,
  viewZ: v128,
  red0: v128,
  green0: v128,
  blue0: v128,
  metallic: v128,
  roughness: v128,
  glowRed: v128,
  glowGreen: v128,
  glowBlue: v128,
  keyX: v128,
  keyY: v128,
  keyZ: v128,
  keyRed: v128,
  keyGreen: v128,
  keyBlue: v128,
  keySize: v128,
  keyShare: v128,
  ambient: v128,
  out: usize,
  outNext: usize,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const half = f64x2.splat(0.5);
  const unit = f64x2.div(one, f64x2.sqrt(dot(viewX, viewY, viewZ, viewX, viewY, viewZ)));
  const vx = f64x2.mul(viewX, unit);
  const vy = f64x2.mul(viewY, unit);
  const vz = f64x2.mul(viewZ, unit);
  const facing = dot(x, y, z, vx, vy, vz);
  const cosine = held(facing, 0.004, 1);
  const rough0 = f64x2.extract_lane(roughness, 0);
  const rough1 = f64x2.extract_lane(roughness, 1);
  const first = albedo(frame, rough0, f64x2.extract_lane(cosine, 0));
  const second = albedo(frame, rough1, f64x2.extract_lane(cosine, 1));
  const scale = v128.shuffle<i64>(first, second, 0, 2);
  const bias = v128.shuffle<i64>(first, second, 1, 3);
  const dielectric = f64x2.splat(DIELECTRIC);
  const rest = f64x2.sub(one, metallic);
  const plain = f64x2.mul(dielectric, rest);
  const redF0 = f64x2.add(plain, f64x2.mul(red0, metallic));
  const greenF0 = f64x2.add(plain, f64x2.mul(green0, metallic));
  const blueF0 = f64x2.add(plain, f64x2.mul(blue0, metallic));
  const through = f64x2.mul(rest, f64x2.sub(f64x2.sub(one, f64x2.mul(dielectric, scale)), bias));
  const again = f64x2.sub(f64x2.sub(one, scale), bias);
  const lost = f64x2.mul(metallic, again);
  const red = given(red0, through, lost, again, scale, bias);
  const green = given(green0, through, lost, again, scale, bias);
  const blue = given(blue0, through, lost, again, scale, bias);

  const alpha0 = f64x2.mul(roughness, roughness);
  const keyCosine = dot(x, y, z, keyX, keyY, keyZ);
  const direct = v128.and(f64x2.mul(keyCosine, keyShare), f64x2.gt(keyCosine, zero));
  const lit = f64x2.gt(direct, zero);
  let lobeScale = zero;
  let lobeBias = zero;
  if (v128.any_true(lit)) {
    const toward = f64x2.add(f64x2.add(f64x2.mul(vx, keyX), f64x2.mul(vy, keyY)), f64x2.mul(vz, keyZ));
    const wide = f64x2.add(alpha0, f64x2.div(keySize, two));
    const alpha = v128.bitselect(wide, one, f64x2.lt(wide, one));
    const square = f64x2.mul(alpha, alpha);
    const sum = f64x2.add(keyCosine, cosine);
    const narrow = f64x2.sub(
      one,
      f64x2.div(
        f64x2.mul(f64x2.mul(f64x2.sub(one, square), sum), sum),
        f64x2.add(f64x2.add(two, f64x2.mul(two, toward)), f64x2.splat(1e-9)),
      ),
    );
    const spread = f64x2.max(square, narrow);
    const smith = f64x2.add(
      f64x2.mul(f64x2.mul(f64x2.mul(two, keyCosine), cosine), f64x2.sub(one, alpha)),
      f64x2.mul(sum, alpha),
    );
    const lobe = f64x2.div(
      f64x2.mul(f64x2.mul(half, square), direct),
      f64x2.mul(f64x2.mul(spread, spread), smith),
    );
    let away = f64x2.sub(one, f64x2.sqrt(f64x2.max(zero, f64x2.add(half, f64x2.mul(half, toward)))));
    away = f64x2.mul(away, f64x2.mul(f64x2.mul(f64x2.mul(away, away), away), away));
    lobeScale = v128.and(f64x2.mul(lobe, f64x2.sub(one, away)), lit);
    lobeBias = v128.and(f64x2.mul(lobe, away), lit);
  }

  let r = keyed(all(part, EMISSIVE), glowRed, keyRed, red, direct, redF0, lobeScale, lobeBias);
  let g = keyed(all(part, EMISSIVE + 8), glowGreen, keyGreen, green, direct, greenF0, lobeScale, lobeBias);
  let b = keyed(all(part, EMISSIVE + 16), glowBlue, keyBlue, blue, direct, blueF0, lobeScale, lobeBias);

  const xy = f64x2.mul(x, y);
  const yz = f64x2.mul(y, z);
  const zz = f64x2.sub(f64x2.mul(f64x2.mul(f64x2.splat(3), z), z), one);
  const xz = f64x2.mul(x, z);
  const xx = f64x2.sub(f64x2.mul(x, x), f64x2.mul(y, y));
  r = f64x2.add(r, f64x2.mul(f64x2.mul(red, irradiance(frame, 0, x, y, z, xy, yz, zz, xz, xx)), ambient));
  g = f64x2.add(g, f64x2.mul(f64x2.mul(green, irradiance(frame, 1, x, y, z, xy, yz, zz, xz, xx)), ambient));
  b = f64x2.add(b, f64x2.mul(f64x2.mul(blue, irradiance(frame, 2, x, y, z, xy, yz, zz, xz, xx)), ambient));

  const mirrored = f64x2.mul(two, facing);
  const sx = f64x2.sub(f64x2.mul(mirrored, x), vx);
  const sy = f64x2.sub(f64x2.mul(mirrored, y), vy);
  const sz = f64x2.sub(f64x2.mul(mirrored, z), vz);
  const own = mirror.readReflections(frame, lane0(sx), lane0(sy), lane0(sz), rough0);
  const ownBlue = mirror.blue;
  const other = mirror.readReflections(frame, lane1(sx), lane1(sy), lane1(sz), rough1);
  const seenRed = v128.shuffle<i64>(own, other, 0, 2);
  const seenGreen = v128.shuffle<i64>(own, other, 1, 3);
  const sum = f64x2.add(cosine, ambient);
  const sharp = f64x2.add(f64x2.sub(f64x2.mul(sum, sum), one), ambient);
  const open = held(
    f64x2.add(f64x2.mul(alpha0, ambient), f64x2.mul(f64x2.sub(one, alpha0), sharp)),
    0,
    1,
  );
  r = f64x2.add(r, seen(redF0, scale, bias, seenRed, open));
  g = f64x2.add(g, seen(greenF0, scale, bias, seenGreen, open));
  b = f64x2.add(b, seen(blueF0, scale, bias, f64x2(ownBlue, mirror.blue), open));

  const exposure = all(frame, EXPOSURE);
  r = f64x2.mul(r, exposure);
  g = f64x2.mul(g, exposure);
  b = f64x2.mul(b, exposure);
  const mean = f64x2.mul(f64x2.splat(0.02), f64x2.add(f64x2.add(r, g), b));
  const kept = f64x2.splat(0.94);
  write(out, outNext, 0, curve(f64x2.add(f64x2.mul(kept, r), mean)));
  write(out, outNext, 8, curve(f64x2.add(f64x2.mul(kept, g), mean)));
  write(out, outNext, 16, curve(f64x2.add(f64x2.mul(kept, b), mean)));
}

@inline
function lane0(pair: v128): f64 {
  return f64x2.extract_lane(pair, 0);
}

@inline
function lane1(pair: v128): f64 {
  return f64x2.extract_lane(pair, 1);
}

@inline
function keyed(
  emissive: v128,
  glow: v128,
  key: v128,
  base: v128,
  direct: v128,
  f0: v128,
  lobeScale: v128,
  lobeBias: v128,
): v128 {
  const own = f64x2.add(f64x2.add(f64x2.mul(base, direct), f64x2.mul(f0, lobeScale)), lobeBias);
  return f64x2.add(f64x2.mul(glow, emissive), f64x2.mul(key, own));
}

@inline
function seen(f0: v128, scale: v128, bias: v128, light: v128, open: v128): v128 {
  return f64x2.mul(f64x2.mul(f64x2.add(f64x2.mul(f0, scale), bias), light), open);
}

@inline
function write(out: usize, second: usize, offset: usize, light: v128): void {
  v128.store64_lane(out + offset, light, 0);
  v128.store64_lane(second + offset, light, 1);
}
