/** `PointEnvironmentSurface` of test/reference/shading/environment-surface.ts, whose comments explain it: two points of one material at a time. */
import { lobeFresnel, lobeOf } from '../shade/lobe.as';
import { all, dot } from '../shade/scene.as';
import { both } from '../shade/corners.as';
import { COAT, EMISSIVE, TRANSMISSION } from '../shade/metallic/part.as';
import * as s from '../shade/metallic/surface.as';
import { overCoat, readCoat } from './coat.as';
import * as mirror from './reflections.as';
import { curve, irradiance, lane0, lane1, mirrorVisibility } from './terms.as';

/**
 * Writes the light of two points.
 * @param scratch where `readSurface` wrote what they are like
 * @param out outNext where a part lets light through, what comes from behind it stands there
 */
export function shadeSurface(
  frame: usize,
  part: usize,
  scratch: usize,
  keyX: v128,
  keyY: v128,
  keyZ: v128,
  keyRed: v128,
  keyGreen: v128,
  keyBlue: v128,
  keySize: v128,
  keyShare: v128,
  reached: v128,
  exposure: v128,
  out: usize,
  outNext: usize,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const half = f64x2.splat(0.5);
  const x = v128.load(scratch, s.FACES);
  const y = v128.load(scratch, s.FACES + 16);
  const z = v128.load(scratch, s.FACES + 32);
  const vx = v128.load(scratch, s.EYE);
  const vy = v128.load(scratch, s.EYE + 16);
  const vz = v128.load(scratch, s.EYE + 32);
  const facing = v128.load(scratch, s.FACING);
  const cosine = v128.load(scratch, s.COSINE);
  const roughness = v128.load(scratch, s.ROUGH);
  const scale = v128.load(scratch, s.SCALE);
  const bias = v128.load(scratch, s.BIAS);
  const through = load<f64>(part, TRANSMISSION);
  const given = f64x2.splat(1 - through);
  const red = f64x2.mul(given, v128.load(scratch, s.COLOR));
  const green = f64x2.mul(given, v128.load(scratch, s.COLOR + 16));
  const blue = f64x2.mul(given, v128.load(scratch, s.COLOR + 32));
  const redF0 = v128.load(scratch, s.F0);
  const greenF0 = v128.load(scratch, s.F0 + 16);
  const blueF0 = v128.load(scratch, s.F0 + 32);

  const ambient = f64x2.mul(reached, v128.load(scratch, s.OPEN));
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
    const lobe = lobeOf(alpha, keyCosine, cosine, toward, direct, half);
    const away = lobeFresnel(toward);
    lobeScale = v128.and(f64x2.mul(lobe, f64x2.sub(one, away)), lit);
    lobeBias = v128.and(f64x2.mul(f64x2.mul(lobe, away), v128.load(scratch, s.EDGE)), lit);
  }

  let r = keyed(all(part, EMISSIVE), v128.load(scratch, s.GLOW), keyRed, red, direct, redF0, lobeScale, lobeBias);
  let g = keyed(all(part, EMISSIVE + 8), v128.load(scratch, s.GLOW + 16), keyGreen, green, direct, greenF0, lobeScale, lobeBias);
  let b = keyed(all(part, EMISSIVE + 16), v128.load(scratch, s.GLOW + 32), keyBlue, blue, direct, blueF0, lobeScale, lobeBias);

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
  const own = mirror.readReflections(frame, lane0(sx), lane0(sy), lane0(sz), lane0(roughness));
  const ownBlue = mirror.blue;
  const other = mirror.readReflections(frame, lane1(sx), lane1(sy), lane1(sz), lane1(roughness));
  const seenRed = v128.shuffle<i64>(own, other, 0, 2);
  const seenGreen = v128.shuffle<i64>(own, other, 1, 3);
  const open = mirrorVisibility(ambient, cosine, alpha0);
  r = f64x2.add(r, seen(redF0, scale, bias, seenRed, open));
  g = f64x2.add(g, seen(greenF0, scale, bias, seenGreen, open));
  b = f64x2.add(b, seen(blueF0, scale, bias, f64x2(ownBlue, mirror.blue), open));

  if (load<f64>(part, COAT) > 0) {
    readCoat(frame, part, scratch, keyX, keyY, keyZ, keyRed, keyGreen, keyBlue, keySize, keyShare, ambient);
    r = overCoat(scratch, 0, r);
    g = overCoat(scratch, 1, g);
    b = overCoat(scratch, 2, b);
  }
  r = f64x2.mul(r, exposure);
  g = f64x2.mul(g, exposure);
  b = f64x2.mul(b, exposure);
  if (through > 0) {
    const share = f64x2.splat(through);
    r = f64x2.add(r, f64x2.mul(f64x2.mul(share, v128.load(scratch, s.COLOR)), both(out, outNext, 0)));
    g = f64x2.add(g, f64x2.mul(f64x2.mul(share, v128.load(scratch, s.COLOR + 16)), both(out, outNext, 8)));
    b = f64x2.add(b, f64x2.mul(f64x2.mul(share, v128.load(scratch, s.COLOR + 32)), both(out, outNext, 16)));
  }
  const mean = f64x2.mul(f64x2.splat(0.02), f64x2.add(f64x2.add(r, g), b));
  const kept = f64x2.splat(0.94);
  write(out, outNext, 0, curve(f64x2.add(f64x2.mul(kept, r), mean)));
  write(out, outNext, 8, curve(f64x2.add(f64x2.mul(kept, g), mean)));
  write(out, outNext, 16, curve(f64x2.add(f64x2.mul(kept, b), mean)));
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
