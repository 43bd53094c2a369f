/** `PointClearCoat` of test/reference/shading/clear-coat.ts, whose comments explain it: two points of one material at a time. */
import { lobeFresnel, lobeOf } from '../shade/lobe.as';
import { COAT as SHARE, COAT_ROUGHNESS } from '../shade/metallic/part.as';
import * as s from '../shade/metallic/surface.as';
import { albedo, held } from '../shade/metallic/terms.as';
import { all, dot } from '../shade/scene.as';
import * as mirror from './reflections.as';
import { lane0, lane1, mirrorVisibility } from './terms.as';

const DIELECTRIC: f64 = 0.04;

/** Where in the scratch memory {@link readCoat} writes: what goes through, and what is mirrored of the key light and of all else. */
export const COAT: usize = s.SURFACE + 480;

/** @param scratch where `readSurface` wrote what the points are like */
export function readCoat(
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
  ambient: v128,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const share = load<f64>(part, SHARE);
  const roughness = load<f64>(part, COAT_ROUGHNESS);
  const alpha0 = f64x2.splat(roughness * roughness);
  const normalX = v128.load(scratch, s.OWN);
  const normalY = v128.load(scratch, s.OWN + 16);
  const normalZ = v128.load(scratch, s.OWN + 32);
  const side = v128.load(scratch, s.SIDE);
  const vx = v128.load(scratch, s.EYE);
  const vy = v128.load(scratch, s.EYE + 16);
  const vz = v128.load(scratch, s.EYE + 32);
  const length = dot(normalX, normalY, normalZ, normalX, normalY, normalZ);
  const unit = v128.and(f64x2.div(one, f64x2.sqrt(length)), f64x2.gt(length, zero));
  const x = f64x2.mul(f64x2.mul(normalX, unit), side);
  const y = f64x2.mul(f64x2.mul(normalY, unit), side);
  const z = f64x2.mul(f64x2.mul(normalZ, unit), side);
  const facing = dot(x, y, z, vx, vy, vz);
  const cosine = held(facing, 0.004, 1);
  const low = albedo(frame, roughness, f64x2.extract_lane(cosine, 0));
  const high = albedo(frame, roughness, f64x2.extract_lane(cosine, 1));
  const scale = v128.shuffle<i64>(low, high, 0, 2);
  const bias = v128.shuffle<i64>(low, high, 1, 3);
  const dielectric = f64x2.splat(DIELECTRIC);
  const mirrored = f64x2.mul(f64x2.splat(share), f64x2.add(f64x2.mul(dielectric, scale), bias));

  const keyCosine = dot(x, y, z, keyX, keyY, keyZ);
  const direct = v128.and(f64x2.mul(keyCosine, keyShare), f64x2.gt(keyCosine, zero));
  const lit = f64x2.gt(direct, zero);
  let lobe = zero;
  if (v128.any_true(lit)) {
    const toward = dot(vx, vy, vz, keyX, keyY, keyZ);
    const wide = f64x2.add(alpha0, f64x2.div(keySize, two));
    const alpha = v128.bitselect(wide, one, f64x2.lt(wide, one));
    const fresnel = lobeFresnel(toward);
    lobe = lobeOf(alpha, keyCosine, cosine, toward, direct, f64x2.splat(0.5 * share));
    lobe = f64x2.mul(lobe, f64x2.add(f64x2.mul(dielectric, f64x2.sub(one, fresnel)), fresnel));
    lobe = v128.and(lobe, lit);
  }
  const twice = f64x2.mul(two, facing);
  const sx = f64x2.sub(f64x2.mul(twice, x), vx);
  const sy = f64x2.sub(f64x2.mul(twice, y), vy);
  const sz = f64x2.sub(f64x2.mul(twice, z), vz);
  const own = mirror.readReflections(frame, lane0(sx), lane0(sy), lane0(sz), roughness);
  const ownBlue = mirror.blue;
  const other = mirror.readReflections(frame, lane1(sx), lane1(sy), lane1(sz), roughness);
  const seen = f64x2.mul(mirrored, mirrorVisibility(ambient, cosine, alpha0));
  v128.store(scratch, f64x2.sub(one, mirrored), COAT);
  v128.store(scratch, f64x2.mul(keyRed, lobe), COAT + 16);
  v128.store(scratch, f64x2.mul(keyGreen, lobe), COAT + 32);
  v128.store(scratch, f64x2.mul(keyBlue, lobe), COAT + 48);
  v128.store(scratch, f64x2.mul(v128.shuffle<i64>(own, other, 0, 2), seen), COAT + 64);
  v128.store(scratch, f64x2.mul(v128.shuffle<i64>(own, other, 1, 3), seen), COAT + 80);
  v128.store(scratch, f64x2.mul(f64x2(ownBlue, mirror.blue), seen), COAT + 96);
}

/** Light that leaves a surface below the coat, as it leaves the coat. @param channel 0, 1 or 2 */
@inline
export function overCoat(scratch: usize, channel: usize, below: v128): v128 {
  const place = scratch + 16 * channel;
  const inner = f64x2.mul(below, v128.load(scratch, COAT));
  return f64x2.add(f64x2.add(inner, v128.load(place, COAT + 16)), v128.load(place, COAT + 64));
}
