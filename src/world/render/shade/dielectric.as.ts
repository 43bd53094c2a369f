/** `PointDielectric` of `test/reference/shading/dielectric.ts`, whose comments explain it: two points of one material at a time. */
import { lobeFresnel, lobeOf } from './lobe.as';
import { all, dot, GROUND, SKY, SUN, TOWARD_SUN } from './scene.as';
import { groundSeen, skySeen, soft, sunSeen } from './studio.as';

/** Places in the record of a part: see `PartField` of `../raster/records.ts`. Numbers are f64. */
const BASE: usize = 112;
const ALPHA: usize = 136;
const SHARP: usize = 144;
const SHARE: usize = 152;
const MIRRORS: usize = 160;

const DIELECTRIC: f64 = 0.04;
const steps: f64 = 32;
const KNEE: f64 = 0.8;

/** The directional albedo for a cosine. */
@inline
function mirrorAt(part: usize, cosine: f64): f64 {
  const column = cosine * steps;
  const left = column < steps ? i32(column) : 31;
  const at = part + 8 * <usize>left;
  const low = load<f64>(at, MIRRORS);
  return low + (column - f64(left)) * (load<f64>(at, MIRRORS + 8) - low);
}

@inline
export function tone(v: v128): v128 {
  const bright = f64x2.gt(v, f64x2.splat(KNEE));
  if (!v128.any_true(bright)) return v;
  const over = f64x2.mul(f64x2.sub(v, f64x2.splat(KNEE)), f64x2.splat(1 / (1 - KNEE)));
  const shoulder = f64x2.add(
    f64x2.splat(KNEE),
    f64x2.div(f64x2.mul(f64x2.splat(1 - KNEE), over), f64x2.add(f64x2.splat(1), over)),
  );
  return v128.bitselect(shoulder, v, bright);
}

@inline
function channel(
  scene: usize,
  offset: usize,
  base: v128,
  above: v128,
  below: v128,
  direct: v128,
  skyGloss: v128,
  groundGloss: v128,
  sunGloss: v128,
  lobeSeen: v128,
  lobeBias: v128,
): v128 {
  const lit = f64x2.add(
    f64x2.mul(all(scene, SKY + offset), f64x2.add(f64x2.mul(base, above), skyGloss)),
    f64x2.mul(all(scene, GROUND + offset), f64x2.add(f64x2.mul(base, below), groundGloss)),
  );
  const sunny = f64x2.add(f64x2.add(f64x2.add(f64x2.mul(base, direct), sunGloss), lobeSeen), lobeBias);
  return tone(f64x2.add(lit, f64x2.mul(all(scene, SUN + offset), sunny)));
}

@inline
export function write(out: usize, second: usize, offset: usize, light: v128): void {
  v128.store64_lane(out + offset, light, 0);
  v128.store64_lane(second + offset, light, 1);
}

/**
 * Writes the light of two points, three f64 each.
 * @param part record of what both belong to
 * @param viewX viewY viewZ of any length but 0
 * @param sunVisibility the shares of the sun that reach them; of the light from all around all does
 */
@inline
export function shade(
  scene: usize,
  part: usize,
  normalX: v128,
  normalY: v128,
  normalZ: v128,
  side: v128,
  viewX: v128,
  viewY: v128,
  viewZ: v128,
  sunVisibility: v128,
  vertexRed: v128,
  vertexGreen: v128,
  vertexBlue: v128,
  textureRed: v128,
  textureGreen: v128,
  textureBlue: v128,
  out: usize,
  second: usize,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const half = f64x2.splat(0.5);
  const length = dot(normalX, normalY, normalZ, normalX, normalY, normalZ);
  const turned = v128.and(f64x2.div(side, f64x2.sqrt(length)), f64x2.gt(length, zero));
  const x = f64x2.mul(normalX, turned);
  const y = f64x2.mul(normalY, turned);
  const z = f64x2.mul(normalZ, turned);
  const unit = f64x2.div(one, f64x2.sqrt(dot(viewX, viewY, viewZ, viewX, viewY, viewZ)));
  const vx = f64x2.mul(viewX, unit);
  const vy = f64x2.mul(viewY, unit);
  const vz = f64x2.mul(viewZ, unit);
  const facing = dot(x, y, z, vx, vy, vz);
  const least = f64x2.splat(0.004);
  const held = v128.bitselect(one, facing, f64x2.gt(facing, one));
  const cosine = v128.bitselect(least, held, f64x2.lt(facing, least));

  const mirror = f64x2(
    mirrorAt(part, f64x2.extract_lane(cosine, 0)),
    mirrorAt(part, f64x2.extract_lane(cosine, 1)),
  );
  const through = f64x2.sub(one, mirror);

  const sunX = all(scene, TOWARD_SUN);
  const sunY = all(scene, TOWARD_SUN + 8);
  const sunZ = all(scene, TOWARD_SUN + 16);
  const sunCosine = dot(x, y, z, sunX, sunY, sunZ);
  const direct = v128.and(f64x2.mul(sunCosine, sunVisibility), f64x2.gt(sunCosine, zero));
  const above = f64x2.add(half, f64x2.mul(half, y));
  const below = f64x2.sub(one, above);

  const sharp = all(part, SHARP);
  const share = load<f64>(part, SHARE);
  const twice = f64x2.mul(two, facing);
  const seenX = f64x2.sub(f64x2.mul(twice, x), vx);
  const seenY = f64x2.sub(f64x2.mul(twice, y), vy);
  const seenZ = f64x2.sub(f64x2.mul(twice, z), vz);
  const height = f64x2.mul(seenY, sharp);
  const over = soft(height);
  const skyGloss = f64x2.mul(mirror, skySeen(scene, seenX, seenY, seenZ, sharp, over, height));
  const groundGloss = f64x2.mul(mirror, groundSeen(seenY, over));
  let sunGloss = zero;
  if (share > 0)
    sunGloss = f64x2.mul(
      mirror,
      f64x2.mul(f64x2.mul(sunSeen(scene, seenX, seenY, seenZ, sharp), sunVisibility), f64x2.splat(share)),
    );
  let lobe = zero;
  let away = zero;
  const lit = f64x2.gt(direct, zero);
  if (share < 1 && v128.any_true(lit)) {
    const alpha = all(part, ALPHA);
    const toward = dot(vx, vy, vz, sunX, sunY, sunZ);
    lobe = lobeOf(alpha, sunCosine, cosine, toward, direct, f64x2.splat((1 - share) * 0.5));
    away = lobeFresnel(toward);
    lobe = v128.and(lobe, lit);
    away = v128.and(away, lit);
  }
  const lobeSeen = f64x2.mul(f64x2.splat(DIELECTRIC), f64x2.mul(lobe, f64x2.sub(one, away)));
  const lobeBias = f64x2.mul(lobe, away);

  const red = f64x2.mul(f64x2.mul(f64x2.mul(all(part, BASE), vertexRed), textureRed), through);
  const green = f64x2.mul(f64x2.mul(f64x2.mul(all(part, BASE + 8), vertexGreen), textureGreen), through);
  const blue = f64x2.mul(f64x2.mul(f64x2.mul(all(part, BASE + 16), vertexBlue), textureBlue), through);
  write(
    out, second, 0,
    channel(scene, 0, red, above, below, direct, skyGloss, groundGloss, sunGloss, lobeSeen, lobeBias),
  );
  write(
    out, second, 8,
    channel(scene, 8, green, above, below, direct, skyGloss, groundGloss, sunGloss, lobeSeen, lobeBias),
  );
  write(
    out, second, 16,
    channel(scene, 16, blue, above, below, direct, skyGloss, groundGloss, sunGloss, lobeSeen, lobeBias),
  );
}
