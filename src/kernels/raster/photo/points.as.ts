/** Points of a picture under an environment, two at a time: `PhotoShader` of src/world/soft/photo/photo-shader.ts. */
import { both, mean, view, weight } from '../shade/corners.as';
import { all, dot } from '../shade/scene.as';
import * as t from '../shade/triangle.as';
import * as f from './frame.as';
import { loadBoth } from './tangents.as';
import { readLight, SHARES } from './light-pass.as';
import { shadeSurface } from './surface.as';
import { MAPPED, turnNormal } from './normals.as';
import { findBoth, readBoth, readGreens } from '../shade/textured.as';

export function shadePhoto(count: i32, points: usize, out: usize, frame: usize, scratch: usize): void {
  let first = scratch;
  let second = scratch + t.TRIANGLE;
  store<i32>(first, 0, t.ID);
  store<i32>(second, 0, t.ID);
  const end = points + 24 * <usize>count;
  for (let at = points; at < end; ) {
    const part = <usize>load<u32>(at);
    const id = load<i32>(at, 4);
    // A point alone is shaded with itself.
    let next = at + 24;
    let pair = next < end && load<u32>(next) == part;
    if (!pair) next = at;
    if (load<i32>(first, t.ID) != id) {
      if (load<i32>(second, t.ID) == id) {
        const swap = first;
        first = second;
        second = swap;
      } else loadBoth(frame, scratch, first, part, id);
    }
    const other = load<i32>(next, 4);
    let own = first;
    if (other != id) {
      if (load<i32>(second, t.ID) != other) loadBoth(frame, scratch, second, part, other);
      own = second;
    }
    shadePair(frame, scratch, part, first, own, at, next, out, pair ? out + 24 : out);
    if (own != first) {
      second = first;
      first = own;
    }
    at = next + 24;
    out += pair ? 48 : 24;
  }
}

function shadePair(
  frame: usize,
  scratch: usize,
  part: usize,
  first: usize,
  second: usize,
  at: usize,
  next: usize,
  out: usize,
  outNext: usize,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const px = both(at, next, 8);
  const py = both(at, next, 16);
  const across = f64x2.sub(px, all(frame, f.CENTER));
  const up = f64x2.sub(all(frame, f.CENTER + 8), py);
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
  let red = all(part, f.BASE);
  let green = all(part, f.BASE + 8);
  let blue = all(part, f.BASE + 16);
  if (load<i32>(part, t.COLORS) != 0) {
    red = f64x2.mul(red, f64x2.mul(mean(first, second, t.COLOR, a, b, c), per));
    green = f64x2.mul(green, f64x2.mul(mean(first, second, t.COLOR + 8, a, b, c), per));
    blue = f64x2.mul(blue, f64x2.mul(mean(first, second, t.COLOR + 16, a, b, c), per));
  }
  let metallic = all(part, f.METALLIC);
  let roughness = all(part, f.ROUGHNESS);
  let glowRed = one;
  let glowGreen = one;
  let glowBlue = one;
  const side = both(first, second, t.SIDE);
  const length = dot(normalX, normalY, normalZ, normalX, normalY, normalZ);
  const unit = v128.and(f64x2.div(one, f64x2.sqrt(length)), f64x2.gt(length, zero));
  let x = f64x2.mul(normalX, unit);
  let y = f64x2.mul(normalY, unit);
  let z = f64x2.mul(normalZ, unit);
  let turned = side;
  if (load<u32>(part, t.BASE_TEXTURE) != 0) {
    // Where all are of the same sides, all are read at one place.
    const alike = load<u32>(part, f.ALIKE) != 0;
    const baseMap = <usize>load<u32>(part, f.BASE_MAP);
    const surfaceMap = <usize>load<u32>(part, f.SURFACE_MAP);
    const normalMap = <usize>load<u32>(part, f.NORMAL_MAP);
    const emissiveMap = <usize>load<u32>(part, f.EMISSIVE_MAP);
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
      if (load<f64>(part, f.METALLIC) == 0) roughness = f64x2.mul(roughness, readGreens(surfaceMap, first));
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
  readLight(frame, scratch, px, py, depth);

  let keyX = all(frame, f.KEY);
  let keyY = all(frame, f.KEY + 8);
  let keyZ = all(frame, f.KEY + 16);
  let keyRed = all(frame, f.KEY_COLOR);
  let keyGreen = all(frame, f.KEY_COLOR + 8);
  let keyBlue = all(frame, f.KEY_COLOR + 16);
  let keySize = all(frame, f.KEY_SIZE);
  if (load<f64>(frame, f.KEY_KIND) == 2) {
    const lx = f64x2.add(f64x2.sub(keyX, all(frame, f.RAYS)), f64x2.mul(viewX, depth));
    const ly = f64x2.add(f64x2.sub(keyY, all(frame, f.RAYS + 8)), f64x2.mul(viewY, depth));
    const lz = f64x2.add(f64x2.sub(keyZ, all(frame, f.RAYS + 16)), f64x2.mul(viewZ, depth));
    const distance = dot(lx, ly, lz, lx, ly, lz);
    const softened = f64x2.add(distance, all(frame, f.KEY_SOFTNESS));
    const shrink = f64x2.div(one, f64x2.sqrt(f64x2.add(distance, f64x2.splat(1e-12))));
    keyX = f64x2.mul(lx, shrink);
    keyY = f64x2.mul(ly, shrink);
    keyZ = f64x2.mul(lz, shrink);
    keyRed = f64x2.div(keyRed, softened);
    keyGreen = f64x2.div(keyGreen, softened);
    keyBlue = f64x2.div(keyBlue, softened);
    keySize = f64x2.mul(keySize, shrink);
  }
  shadeSurface(
    frame,
    part,
    x,
    y,
    z,
    viewX,
    viewY,
    viewZ,
    red,
    green,
    blue,
    metallic,
    roughness,
    glowRed,
    glowGreen,
    glowBlue,
    keyX,
    keyY,
    keyZ,
    keyRed,
    keyGreen,
    keyBlue,
    keySize,
    v128.load(scratch, SHARES + 16),
    v128.load(scratch, SHARES),
    out,
    outNext,
  );
}
