/** Points of a picture under an environment, two at a time: `PhotoShader` of src/world/soft/photo/photo-shader.ts. */
import { both } from '../shade/corners.as';
import * as s from '../shade/metallic/surface.as';
import { readSurface } from '../shade/metallic/surface.as';
import { loadBoth } from '../shade/metallic/tangents.as';
import { all, dot } from '../shade/scene.as';
import * as t from '../shade/triangle.as';
import * as f from './frame.as';
import { readLight, SHARES } from './light-pass.as';
import { shadeSurface } from './surface.as';

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
  const one = f64x2.splat(1);
  readSurface(frame, scratch, part, first, second, at, next);
  const depth = v128.load(scratch, s.DEPTH);
  const px = both(at, next, 8);
  const py = both(at, next, 16);
  readLight(frame, scratch, px, py, depth);
  const across = f64x2.sub(px, all(frame, f.CENTER));
  const up = f64x2.sub(all(frame, f.CENTER + 8), py);
  const square = f64x2.add(f64x2.mul(across, across), f64x2.mul(up, up));
  const exposure = f64x2.mul(
    all(frame, f.EXPOSURE),
    f64x2.sub(one, f64x2.mul(all(frame, f.VIGNETTE), square)),
  );

  let keyX = all(frame, f.KEY);
  let keyY = all(frame, f.KEY + 8);
  let keyZ = all(frame, f.KEY + 16);
  let keyRed = all(frame, f.KEY_COLOR);
  let keyGreen = all(frame, f.KEY_COLOR + 8);
  let keyBlue = all(frame, f.KEY_COLOR + 16);
  let keySize = all(frame, f.KEY_SIZE);
  if (load<f64>(frame, f.KEY_KIND) == 2) {
    const lx = f64x2.add(f64x2.sub(keyX, all(frame, f.RAYS)), f64x2.mul(v128.load(scratch, s.TO_EYE), depth));
    const ly = f64x2.add(f64x2.sub(keyY, all(frame, f.RAYS + 8)), f64x2.mul(v128.load(scratch, s.TO_EYE + 16), depth));
    const lz = f64x2.add(f64x2.sub(keyZ, all(frame, f.RAYS + 16)), f64x2.mul(v128.load(scratch, s.TO_EYE + 32), depth));
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
    scratch,
    keyX,
    keyY,
    keyZ,
    keyRed,
    keyGreen,
    keyBlue,
    keySize,
    v128.load(scratch, SHARES + 16),
    v128.load(scratch, SHARES),
    exposure,
    out,
    outNext,
  );
}
