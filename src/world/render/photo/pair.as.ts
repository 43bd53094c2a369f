/** Two points of one part under an environment: `PhotoShader` of test/reference/render/photo-shader.ts. */
import { both } from '../shade/corners.as';
import * as s from '../shade/metallic/surface.as';
import { readSurface } from '../shade/metallic/surface.as';
import { all, dot } from '../shade/scene.as';
import * as f from './frame.as';
import { readLight, SHARES } from './light-pass.as';
import { shadeSurface } from './surface.as';

export function shadePhotoPair(
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
