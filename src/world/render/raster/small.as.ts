/** `fillSmall` of `fill/small.ts`, four samples at a time. */
import * as t from './setup.as';
import * as target from './target.as';

/** Triangles of which all pixels have four samples or eight: four of a pixel at a time. */
export function fillSmall(id: i32): void {
  const margin = 128 + target.reach;
  const left = max(0, (t.left + 255 - margin) >> 8);
  const right = min(target.width - 1, (t.right + margin - 256) >> 8);
  const top = max(target.firstRow, (t.top + 255 - margin) >> 8);
  const bottom = min(target.lastRow, (t.bottom + margin - 256) >> 8);
  if (left > right || top > bottom) return;
  for (let s: usize = 0; s < <usize>target.count; s += 4) {
    const sampleX = i32x4.add(v128.load(target.pattern + 4 * s), i32x4.splat(128));
    const sampleY = i32x4.add(v128.load(target.pattern + 4 * s, 32), i32x4.splat(128));
    fillFour(left, right, top, bottom, id, s, sampleX, sampleY);
  }
}

@inline
function fillFour(
  left: i32,
  right: i32,
  top: i32,
  bottom: i32,
  id: i32,
  sample: usize,
  sampleX: v128,
  sampleY: v128,
): void {
  const zX = f64x2.splat(t.zX);
  const zY = f64x2.splat(t.zY);
  const zAt = f64x2.splat(t.zAt);
  const aX = i32x4.splat(i32(t.aX));
  const bX = i32x4.splat(i32(t.bX));
  const cX = i32x4.splat(i32(t.cX));
  const aY = i32x4.splat(i32(t.aY));
  const bY = i32x4.splat(i32(t.bY));
  const cY = i32x4.splat(i32(t.cY));
  const aStep = i32x4.shl(aX, 8);
  const bStep = i32x4.shl(bX, 8);
  const cStep = i32x4.shl(cX, 8);
  const pixel = i32x4.splat(256);
  const owner = i32x4.splat(id);
  const dx0 = i32x4.add(sampleX, i32x4.splat((left << 8) - t.startX));
  let dy = i32x4.add(sampleY, i32x4.splat((top << 8) - t.startY));
  let aRow = i32x4.add(i32x4.add(i32x4.mul(aX, dx0), i32x4.mul(aY, dy)), i32x4.splat(i32(t.aAt)));
  let bRow = i32x4.add(i32x4.add(i32x4.mul(bX, dx0), i32x4.mul(bY, dy)), i32x4.splat(i32(t.bAt)));
  let cRow = i32x4.add(i32x4.add(i32x4.mul(cX, dx0), i32x4.mul(cY, dy)), i32x4.splat(i32(t.cAt)));
  const aDown = i32x4.shl(aY, 8);
  const bDown = i32x4.shl(bY, 8);
  const cDown = i32x4.shl(cY, 8);
  const across = 4 * <usize>target.count;
  const down = across * <usize>target.width;
  let row = <usize>(top - target.firstRow) * down + <usize>left * across + 4 * sample;
  for (let y = top; y <= bottom; y++) {
    let a = aRow;
    let b = bRow;
    let c = cRow;
    let dx = dx0;
    let at = row;
    for (let x = left; x <= right; x++) {
      const outside = v128.or(v128.or(a, b), c);
      if (i32x4.bitmask(outside) != 15) {
        const lowX = f64x2.convert_low_i32x4_s(dx);
        const highX = f64x2.convert_low_i32x4_s(v128.shuffle<i32>(dx, dx, 2, 3, 2, 3));
        const lowY = f64x2.convert_low_i32x4_s(dy);
        const highY = f64x2.convert_low_i32x4_s(v128.shuffle<i32>(dy, dy, 2, 3, 2, 3));
        const low = f64x2.add(f64x2.add(zAt, f64x2.mul(zX, lowX)), f64x2.mul(zY, lowY));
        const high = f64x2.add(f64x2.add(zAt, f64x2.mul(zX, highX)), f64x2.mul(zY, highY));
        target.put(at, outside, low, high, owner);
      }
      a = i32x4.add(a, aStep);
      b = i32x4.add(b, bStep);
      c = i32x4.add(c, cStep);
      dx = i32x4.add(dx, pixel);
      at += across;
    }
    aRow = i32x4.add(aRow, aDown);
    bRow = i32x4.add(bRow, bDown);
    cRow = i32x4.add(cRow, cDown);
    dy = i32x4.add(dy, pixel);
    row += down;
  }
}

/** Triangles of which each pixel has one sample, in its center: four pixels at a time. */
export function fillSmallOne(id: i32): void {
  const left = max(0, (t.left + 127) >> 8);
  const right = min(target.width - 1, (t.right - 128) >> 8);
  const top = max(target.firstRow, (t.top + 127) >> 8);
  const bottom = min(target.lastRow, (t.bottom - 128) >> 8);
  if (left > right || top > bottom) return;
  const zX = f64x2.splat(t.zX);
  const zAt = f64x2.splat(t.zAt);
  const aX = i32(t.aX);
  const bX = i32(t.bX);
  const cX = i32(t.cX);
  const aY = i32(t.aY);
  const bY = i32(t.bY);
  const cY = i32(t.cY);
  const owner = i32x4.splat(id);
  const lanes = i32x4(0, 256, 512, 768);
  const dx0 = i32x4.add(lanes, i32x4.splat((left << 8) + 128 - t.startX));
  let dy = (top << 8) + 128 - t.startY;
  const aAcross = i32x4.mul(i32x4.splat(aX), dx0);
  const bAcross = i32x4.mul(i32x4.splat(bX), dx0);
  const cAcross = i32x4.mul(i32x4.splat(cX), dx0);
  const aStep = i32x4.splat(aX << 10);
  const bStep = i32x4.splat(bX << 10);
  const cStep = i32x4.splat(cX << 10);
  // Negative in lanes to the right of the last pixel.
  const room0 = i32x4.sub(i32x4.splat(right - left), i32x4(0, 1, 2, 3));
  const down = 4 * <usize>target.width;
  let row = <usize>(top - target.firstRow) * down + 4 * <usize>left;
  for (let y = top; y <= bottom; y++) {
    let a = i32x4.add(aAcross, i32x4.splat(aY * dy + i32(t.aAt)));
    let b = i32x4.add(bAcross, i32x4.splat(bY * dy + i32(t.bAt)));
    let c = i32x4.add(cAcross, i32x4.splat(cY * dy + i32(t.cAt)));
    const zDown = f64x2.splat(t.zY * f64(dy));
    let dx = dx0;
    let at = row;
    let room = room0;
    for (let x = left; x <= right; x += 4) {
      const outside = v128.or(v128.or(a, b), v128.or(c, room));
      if (i32x4.bitmask(outside) != 15) {
        const lowX = f64x2.convert_low_i32x4_s(dx);
        const highX = f64x2.convert_low_i32x4_s(v128.shuffle<i32>(dx, dx, 2, 3, 2, 3));
        const low = f64x2.add(f64x2.add(zAt, f64x2.mul(zX, lowX)), zDown);
        const high = f64x2.add(f64x2.add(zAt, f64x2.mul(zX, highX)), zDown);
        target.put(at, outside, low, high, owner);
      }
      a = i32x4.add(a, aStep);
      b = i32x4.add(b, bStep);
      c = i32x4.add(c, cStep);
      dx = i32x4.add(dx, i32x4.splat(1024));
      room = i32x4.sub(room, i32x4.splat(4));
      at += 16;
    }
    dy += 256;
    row += down;
  }
}
