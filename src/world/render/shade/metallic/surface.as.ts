/**
 * `SurfaceReader` of test/reference/shading/metallic-surface.ts, whose comments explain it: what two points of one part are like before
 * their light is known.
 */
import { both, mean, view, weight } from '../corners.as';
import { all, CENTER, dot } from '../scene.as';
import { findBoth, readBoth, readGreens } from '../textured.as';
import * as t from '../triangle.as';
import { MAPPED, turnNormal } from './normals.as';
import * as p from './part.as';
import { albedo, given, held } from './terms.as';

/** Where in the scratch memory {@link readSurface} writes: pairs of f64. First where they face, unit length. */
export const SURFACE: usize = 2 * t.TRIANGLE + 320;
export const FACES: usize = SURFACE;
/** The mesh's own normal, of any length, and the side that is seen. */
export const OWN: usize = SURFACE + 48;
export const SIDE: usize = SURFACE + 96;
/** The direction to the eye, of any length; then of unit length. */
export const TO_EYE: usize = SURFACE + 112;
export const EYE: usize = SURFACE + 160;
/** Meters along the camera's axis. */
export const DEPTH: usize = SURFACE + 208;
export const FACING: usize = SURFACE + 224;
export const COSINE: usize = SURFACE + 240;
export const ROUGH: usize = SURFACE + 256;
export const SCALE: usize = SURFACE + 272;
export const BIAS: usize = SURFACE + 288;
/** What is given back of light that goes through, and mirrored at normal incidence: red, green and blue. */
export const COLOR: usize = SURFACE + 304;
export const F0: usize = SURFACE + 352;
/** The value of the emissive texture: red, green and blue. */
export const GLOW: usize = SURFACE + 400;
/** The share of the light from all around that the occlusion texture leaves, 0 to 1. */
export const OPEN: usize = SURFACE + 448;
/** What is mirrored at grazing incidence. */
export const EDGE: usize = SURFACE + 464;

@inline
function store3(scratch: usize, place: usize, x: v128, y: v128, z: v128): void {
  v128.store(scratch + place, x);
  v128.store(scratch + place, y, 16);
  v128.store(scratch + place, z, 32);
}

/** @param at next places of the two points */
export function readSurface(
  frame: usize,
  scratch: usize,
  part: usize,
  first: usize,
  second: usize,
  at: usize,
  next: usize,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const px = both(at, next, 8);
  const py = both(at, next, 16);
  const across = f64x2.sub(px, all(frame, CENTER));
  const up = f64x2.sub(all(frame, CENTER + 8), py);
  const viewX = view(frame, 0, across, up);
  const viewY = view(frame, 8, across, up);
  const viewZ = view(frame, 16, across, up);
  const dx = f64x2.sub(px, both(first, second, t.START_X));
  const dy = f64x2.sub(py, both(first, second, t.START_Y));
  const a = weight(first, second, 0, dx, dy);
  const b = weight(first, second, 1, dx, dy);
  const c = weight(first, second, 2, dx, dy);
  const ox = mean(first, second, t.NORMAL, a, b, c);
  const oy = mean(first, second, t.NORMAL + 8, a, b, c);
  const oz = mean(first, second, t.NORMAL + 16, a, b, c);
  const r = part + t.ROTATION;
  const normalX = dot(all(r, 0), all(r, 8), all(r, 16), ox, oy, oz);
  const normalY = dot(all(r, 24), all(r, 32), all(r, 40), ox, oy, oz);
  const normalZ = dot(all(r, 48), all(r, 56), all(r, 64), ox, oy, oz);
  const total = f64x2.add(f64x2.add(a, b), c);
  const per = f64x2.div(one, total);
  let red = all(part, p.BASE);
  let green = all(part, p.BASE + 8);
  let blue = all(part, p.BASE + 16);
  if (load<i32>(part, t.COLORS) != 0) {
    red = f64x2.mul(red, f64x2.mul(mean(first, second, t.COLOR, a, b, c), per));
    green = f64x2.mul(green, f64x2.mul(mean(first, second, t.COLOR + 8, a, b, c), per));
    blue = f64x2.mul(blue, f64x2.mul(mean(first, second, t.COLOR + 16, a, b, c), per));
  }
  let metallic = all(part, p.METALLIC);
  let roughness = all(part, p.ROUGHNESS);
  let glowRed = one;
  let glowGreen = one;
  let glowBlue = one;
  let open = one;
  const side = both(first, second, t.SIDE);
  const length = dot(normalX, normalY, normalZ, normalX, normalY, normalZ);
  const unit = v128.and(f64x2.div(one, f64x2.sqrt(length)), f64x2.gt(length, zero));
  let x = f64x2.mul(normalX, unit);
  let y = f64x2.mul(normalY, unit);
  let z = f64x2.mul(normalZ, unit);
  let turned = side;
  if (load<u32>(part, t.BASE_TEXTURE) != 0) {
    // Where all are of the same sides, all are read at one place.
    const alike = load<u32>(part, p.ALIKE) != 0;
    const baseMap = <usize>load<u32>(part, p.BASE_MAP);
    const surfaceMap = <usize>load<u32>(part, p.SURFACE_MAP);
    const normalMap = <usize>load<u32>(part, p.NORMAL_MAP);
    const emissiveMap = <usize>load<u32>(part, p.EMISSIVE_MAP);
    const occlusionMap = <usize>load<u32>(part, p.OCCLUSION_MAP);
    let found = false;
    if (baseMap != 0) {
      findBoth(baseMap, part, first, second, a, b, c, per);
      found = alike;
      readBoth(baseMap, first);
      red = f64x2.mul(red, v128.load(first, t.TEXEL));
      green = f64x2.mul(green, v128.load(first, t.TEXEL + 16));
      blue = f64x2.mul(blue, v128.load(first, t.TEXEL + 32));
    }
    if (surfaceMap != 0) {
      if (!found) findBoth(surfaceMap, part, first, second, a, b, c, per);
      found = alike;
      if (load<f64>(part, p.METALLIC) == 0) roughness = f64x2.mul(roughness, readGreens(surfaceMap, first));
      else {
        readBoth(surfaceMap, first);
        roughness = f64x2.mul(roughness, v128.load(first, t.TEXEL + 16));
        metallic = f64x2.mul(metallic, v128.load(first, t.TEXEL + 32));
      }
    }
    if (emissiveMap != 0) {
      if (!found) findBoth(emissiveMap, part, first, second, a, b, c, per);
      found = alike;
      readBoth(emissiveMap, first);
      glowRed = v128.load(first, t.TEXEL);
      glowGreen = v128.load(first, t.TEXEL + 16);
      glowBlue = v128.load(first, t.TEXEL + 32);
    }
    if (occlusionMap != 0) {
      if (!found) findBoth(occlusionMap, part, first, second, a, b, c, per);
      found = alike;
      readBoth(occlusionMap, first);
      const kept = f64x2.sub(v128.load(first, t.TEXEL), one);
      open = f64x2.add(one, f64x2.mul(all(part, p.OCCLUSION_STRENGTH), kept));
    }
    if (normalMap != 0) {
      if (!found) findBoth(normalMap, part, first, second, a, b, c, per);
      readBoth(normalMap, first);
      turnNormal(part, scratch, first, second, a, b, c, x, y, z, side);
      x = v128.load(scratch, MAPPED);
      y = v128.load(scratch, MAPPED + 16);
      z = v128.load(scratch, MAPPED + 32);
      turned = v128.load(scratch, MAPPED + 48);
    }
  }
  x = f64x2.mul(x, turned);
  y = f64x2.mul(y, turned);
  z = f64x2.mul(z, turned);
  const depth = v128.bitselect(per, both(first, second, t.NEARBY), f64x2.gt(total, zero));

  const toward = f64x2.div(one, f64x2.sqrt(dot(viewX, viewY, viewZ, viewX, viewY, viewZ)));
  const vx = f64x2.mul(viewX, toward);
  const vy = f64x2.mul(viewY, toward);
  const vz = f64x2.mul(viewZ, toward);
  const facing = dot(x, y, z, vx, vy, vz);
  const cosine = held(facing, 0.004, 1);
  const low = albedo(frame, f64x2.extract_lane(roughness, 0), f64x2.extract_lane(cosine, 0));
  const high = albedo(frame, f64x2.extract_lane(roughness, 1), f64x2.extract_lane(cosine, 1));
  const scale = v128.shuffle<i64>(low, high, 0, 2);
  const bias = v128.shuffle<i64>(low, high, 1, 3);
  const dielectric = all(part, p.DIELECTRIC);
  const specular = all(part, p.SPECULAR);
  const rest = f64x2.sub(one, metallic);
  const plain = f64x2.mul(dielectric, rest);
  const edge = f64x2.add(specular, f64x2.mul(f64x2.sub(one, specular), metallic));
  const through = f64x2.mul(
    rest,
    f64x2.sub(f64x2.sub(one, f64x2.mul(dielectric, scale)), f64x2.mul(specular, bias)),
  );
  const again = f64x2.sub(f64x2.sub(one, scale), bias);
  const lost = f64x2.mul(metallic, again);
  store3(scratch, FACES, x, y, z);
  store3(scratch, OWN, normalX, normalY, normalZ);
  v128.store(scratch, side, SIDE);
  store3(scratch, TO_EYE, viewX, viewY, viewZ);
  store3(scratch, EYE, vx, vy, vz);
  v128.store(scratch, depth, DEPTH);
  v128.store(scratch, facing, FACING);
  v128.store(scratch, cosine, COSINE);
  v128.store(scratch, roughness, ROUGH);
  v128.store(scratch, scale, SCALE);
  v128.store(scratch, f64x2.mul(bias, edge), BIAS);
  v128.store(scratch, edge, EDGE);
  store3(
    scratch,
    COLOR,
    given(red, through, lost, again, scale, bias),
    given(green, through, lost, again, scale, bias),
    given(blue, through, lost, again, scale, bias),
  );
  store3(
    scratch,
    F0,
    f64x2.add(plain, f64x2.mul(red, metallic)),
    f64x2.add(plain, f64x2.mul(green, metallic)),
    f64x2.add(plain, f64x2.mul(blue, metallic)),
  );
  store3(scratch, GLOW, glowRed, glowGreen, glowBlue);
  v128.store(scratch, open, OPEN);
}
