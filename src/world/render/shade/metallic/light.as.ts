/**
 * `PointMetallicRoughness` of test/reference/shading/metallic-roughness.ts, whose comments explain it, and `GlowAndOcclusion` beside
 * it: two points of one part at a time.
 */
import { tone, write } from '../dielectric.as';
import { lobeFresnel, lobeOf } from '../lobe.as';
import { all, dot, GROUND, SKY, SUN, TOWARD_SUN } from '../scene.as';
import { groundSeen, skySeen, soft, sunSeen } from '../studio.as';
import { sunShare } from '../sun-share.as';
import { EMISSIVE } from './part.as';
import * as s from './surface.as';

const SHARPEST: f64 = 0.03;
const DIRECTIONAL: f64 = 0.5;
const MIRRORED: f64 = 0.25;

export function shadeMetallic(
  scene: usize,
  scratch: usize,
  part: usize,
  first: usize,
  second: usize,
  at: usize,
  next: usize,
  out: usize,
  outNext: usize,
): void {
  s.readSurface(scene, scratch, part, first, second, at, next);
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const half = f64x2.splat(0.5);
  const sunVisibility = sunShare(
    scene,
    v128.load(scratch, s.OWN),
    v128.load(scratch, s.OWN + 16),
    v128.load(scratch, s.OWN + 32),
    v128.load(scratch, s.SIDE),
    v128.load(scratch, s.TO_EYE),
    v128.load(scratch, s.TO_EYE + 16),
    v128.load(scratch, s.TO_EYE + 32),
    v128.load(scratch, s.DEPTH),
  );
  const x = v128.load(scratch, s.FACES);
  const y = v128.load(scratch, s.FACES + 16);
  const z = v128.load(scratch, s.FACES + 32);
  const vx = v128.load(scratch, s.EYE);
  const vy = v128.load(scratch, s.EYE + 16);
  const vz = v128.load(scratch, s.EYE + 32);
  const facing = v128.load(scratch, s.FACING);
  const cosine = v128.load(scratch, s.COSINE);

  const sunX = all(scene, TOWARD_SUN);
  const sunY = all(scene, TOWARD_SUN + 8);
  const sunZ = all(scene, TOWARD_SUN + 16);
  const sunCosine = dot(x, y, z, sunX, sunY, sunZ);
  const direct = v128.and(f64x2.mul(sunCosine, sunVisibility), f64x2.gt(sunCosine, zero));
  const open = v128.load(scratch, s.OPEN);
  const above = f64x2.mul(f64x2.add(half, f64x2.mul(half, y)), open);
  const below = f64x2.sub(open, above);

  // `Gloss`.
  const roughness = v128.load(scratch, s.ROUGH);
  const alpha = f64x2.mul(roughness, roughness);
  const sharp = f64x2.div(one, f64x2.add(f64x2.splat(SHARPEST), f64x2.mul(two, alpha)));
  const share = f64x2.mul(
    f64x2.sub(f64x2.splat(DIRECTIONAL), roughness),
    f64x2.splat(1 / (DIRECTIONAL - MIRRORED)),
  );
  const mirrors = f64x2.gt(share, zero);
  const mirrored = v128.and(v128.bitselect(one, share, f64x2.gt(share, one)), mirrors);

  const twice = f64x2.mul(two, facing);
  const seenX = f64x2.sub(f64x2.mul(twice, x), vx);
  const seenY = f64x2.sub(f64x2.mul(twice, y), vy);
  const seenZ = f64x2.sub(f64x2.mul(twice, z), vz);
  const height = f64x2.mul(seenY, sharp);
  const over = soft(height);
  const skyGloss = f64x2.mul(skySeen(scene, seenX, seenY, seenZ, sharp, over, height), open);
  const groundGloss = f64x2.mul(groundSeen(seenY, over), open);
  let sunGloss = zero;
  if (v128.any_true(mirrors))
    sunGloss = v128.and(
      f64x2.mul(f64x2.mul(sunSeen(scene, seenX, seenY, seenZ, sharp), sunVisibility), mirrored),
      mirrors,
    );
  let lobeScale = zero;
  let lobeBias = zero;
  const lit = v128.and(f64x2.gt(direct, zero), f64x2.lt(mirrored, one));
  if (v128.any_true(lit)) {
    const toward = dot(vx, vy, vz, sunX, sunY, sunZ);
    const strength = f64x2.mul(f64x2.sub(one, mirrored), half);
    const lobe = lobeOf(alpha, sunCosine, cosine, toward, direct, strength);
    const away = lobeFresnel(toward);
    lobeScale = v128.and(f64x2.mul(lobe, f64x2.sub(one, away)), lit);
    lobeBias = v128.and(f64x2.mul(f64x2.mul(lobe, away), v128.load(scratch, s.EDGE)), lit);
  }
  const scale = v128.load(scratch, s.SCALE);
  const bias = v128.load(scratch, s.BIAS);
  for (let channel: usize = 0; channel < 3; channel++) {
    const base = v128.load(scratch + 16 * channel, s.COLOR);
    const f0 = v128.load(scratch + 16 * channel, s.F0);
    const gloss = f64x2.add(f64x2.mul(f0, scale), bias);
    const o = scene + 8 * channel;
    let light = f64x2.add(
      f64x2.mul(all(part + 8 * channel, EMISSIVE), v128.load(scratch + 16 * channel, s.GLOW)),
      f64x2.mul(all(o, SKY), f64x2.add(f64x2.mul(base, above), f64x2.mul(gloss, skyGloss))),
    );
    light = f64x2.add(
      light,
      f64x2.mul(all(o, GROUND), f64x2.add(f64x2.mul(base, below), f64x2.mul(gloss, groundGloss))),
    );
    const sunny = f64x2.add(
      f64x2.add(f64x2.add(f64x2.mul(base, direct), f64x2.mul(gloss, sunGloss)), f64x2.mul(f0, lobeScale)),
      lobeBias,
    );
    write(out, outNext, 8 * channel, tone(f64x2.add(light, f64x2.mul(all(o, SUN), sunny))));
  }
}
