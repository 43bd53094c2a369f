/** `fillLarge` of `fill/large.ts`: row by row, four samples at a time. */
import * as extent from './extent.as';
import { depths, fillMedium } from './medium.as';
import { fillOne } from './one.as';
import * as t from './setup.as';
import * as spans from './spans.as';
import * as target from './target.as';

/** Triangles narrower and lower than this, in subpixels, have edge functions below 2³¹. */
const mediumSide = 64 * 256;

export function fillLarge(id: i32): void {
  if (!extent.findExtent()) return;
  if (target.count == 1) {
    fillOne(id);
    return;
  }
  const medium = t.right - t.left < mediumSide && t.bottom - t.top < mediumSide;
  for (let s: usize = 0; s < <usize>target.count; s += 4) {
    if (medium) fillMedium(id, s);
    else fillFour(id, s);
  }
}

/** Four samples of each pixel, from number `sample`, of any triangle. */
function fillFour(id: i32, sample: usize): void {
  const owner = i32x4.splat(id);
  const inside = i32x4.splat(0);
  const sampleX = v128.load(target.pattern + 4 * sample);
  const sampleY = v128.load(target.pattern + 4 * sample, 32);
  const highX = v128.shuffle<i32>(sampleX, sampleX, 2, 3, 2, 3);
  const highY = v128.shuffle<i32>(sampleY, sampleY, 2, 3, 2, 3);
  const aLow = far(t.aX, t.aY, sampleX, sampleY);
  const bLow = far(t.bX, t.bY, sampleX, sampleY);
  const cLow = far(t.cX, t.cY, sampleX, sampleY);
  const aHigh = far(t.aX, t.aY, highX, highY);
  const bHigh = far(t.bX, t.bY, highX, highY);
  const cHigh = far(t.cX, t.cY, highX, highY);
  const zLow = depths(sampleX, sampleY);
  const zHigh = depths(highX, highY);
  const aStep = t.aX * 256;
  const bStep = t.bX * 256;
  const cStep = t.cX * 256;
  const zStep = t.zX * 256;
  const aPer = 1 / aStep;
  const bPer = 1 / bStep;
  const cPer = 1 / cStep;
  const reach = f64(target.reach);
  const aSlack = reach * (abs(t.aX) + abs(t.aY));
  const bSlack = reach * (abs(t.bX) + abs(t.bY));
  const cSlack = reach * (abs(t.cX) + abs(t.cY));
  const aSpread = abs(aSlack * aPer);
  const bSpread = abs(bSlack * bPer);
  const cSpread = abs(cSlack * cPer);
  let aRow = extent.aAt;
  let bRow = extent.bAt;
  let cRow = extent.cAt;
  let zRow = extent.zAt;
  const across = 4 * <usize>target.count;
  const down = across * <usize>target.width;
  let row = <usize>(extent.top - target.firstRow) * down + <usize>extent.left * across + 4 * sample;
  for (let y = extent.top; y <= extent.bottom; y++) {
    spans.startRow(extent.right - extent.left);
    spans.cut(aRow, aStep, aPer, aSlack, aSpread);
    spans.cut(bRow, bStep, bPer, bSlack, bSpread);
    spans.cut(cRow, cStep, cPer, cSlack, cSpread);
    const first = ceil(spans.some);
    const last = i32(floor(spans.someTo));
    const all = i32(ceil(spans.all));
    const allTo = i32(floor(spans.allTo));
    let a = aRow + first * aStep;
    let b = bRow + first * bStep;
    let c = cRow + first * cStep;
    let z = zRow + first * zStep;
    let at = row + <usize>i32(first) * across;
    for (let x = i32(first); x <= last; x++) {
      const center = f64x2.splat(z);
      const low = f64x2.add(center, zLow);
      const high = f64x2.add(center, zHigh);
      if (x >= all && x <= allTo) target.put(at, inside, low, high, owner);
      else if (a + aSlack >= 0 && b + bSlack >= 0 && c + cSlack >= 0) {
        const lowOutside = v128.or(v128.or(below(a, aLow), below(b, bLow)), below(c, cLow));
        const highOutside = v128.or(v128.or(below(a, aHigh), below(b, bHigh)), below(c, cHigh));
        target.put(at, v128.shuffle<i32>(lowOutside, highOutside, 0, 2, 4, 6), low, high, owner);
      }
      a += aStep;
      b += bStep;
      c += cStep;
      z += zStep;
      at += across;
    }
    aRow += t.aY * 256;
    bRow += t.bY * 256;
    cRow += t.cY * 256;
    zRow += t.zY * 256;
    row += down;
  }
}

/** How an edge function of any size differs at two samples from what it is at the center. */
@inline
export function far(perX: f64, perY: f64, sampleX: v128, sampleY: v128): v128 {
  return f64x2.add(
    f64x2.mul(f64x2.splat(perX), f64x2.convert_low_i32x4_s(sampleX)),
    f64x2.mul(f64x2.splat(perY), f64x2.convert_low_i32x4_s(sampleY)),
  );
}

/** The lanes in which an edge function is less than 0. */
@inline
export function below(center: f64, offset: v128): v128 {
  return f64x2.lt(f64x2.add(f64x2.splat(center), offset), f64x2.splat(0));
}
