/** `fillMedium` of `fill/medium.ts`. */
import * as extent from './extent.as';
import * as t from './setup.as';
import * as spans from './spans.as';
import * as target from './target.as';

/** Four samples of each pixel, from number `sample`, of a triangle whose edge functions stay below 2³¹. */
export function fillMedium(id: i32, sample: usize): void {
  const owner = i32x4.splat(id);
  const sampleX = v128.load(target.pattern + 4 * sample);
  const sampleY = v128.load(target.pattern + 4 * sample, 32);
  const aX = i32(t.aX);
  const bX = i32(t.bX);
  const cX = i32(t.cX);
  const aY = i32(t.aY);
  const bY = i32(t.bY);
  const cY = i32(t.cY);
  const aSamples = offsets(aX, aY, sampleX, sampleY);
  const bSamples = offsets(bX, bY, sampleX, sampleY);
  const cSamples = offsets(cX, cY, sampleX, sampleY);
  const zLow = depths(sampleX, sampleY);
  const zHigh = depths(
    v128.shuffle<i32>(sampleX, sampleX, 2, 3, 2, 3),
    v128.shuffle<i32>(sampleY, sampleY, 2, 3, 2, 3),
  );
  const aStep = aX << 8;
  const bStep = bX << 8;
  const cStep = cX << 8;
  const zStep = t.zX * 256;
  const aPer = 1 / f64(aStep);
  const bPer = 1 / f64(bStep);
  const cPer = 1 / f64(cStep);
  const aSlack = f64(target.reach * (abs(aX) + abs(aY)));
  const bSlack = f64(target.reach * (abs(bX) + abs(bY)));
  const cSlack = f64(target.reach * (abs(cX) + abs(cY)));
  const aSpread = abs(aSlack * aPer);
  const bSpread = abs(bSlack * bPer);
  const cSpread = abs(cSlack * cPer);
  const aRight = i32x4.splat(aStep);
  const bRight = i32x4.splat(bStep);
  const cRight = i32x4.splat(cStep);
  let aRow = i32(extent.aAt);
  let bRow = i32(extent.bAt);
  let cRow = i32(extent.cAt);
  let zRow = extent.zAt;
  const across = 4 * <usize>target.count;
  const down = across * <usize>target.width;
  let row = <usize>(extent.top - target.firstRow) * down + <usize>extent.left * across + 4 * sample;
  for (let y = extent.top; y <= extent.bottom; y++) {
    spans.startRow(extent.right - extent.left);
    spans.cut(f64(aRow), f64(aStep), aPer, aSlack, aSpread);
    spans.cut(f64(bRow), f64(bStep), bPer, bSlack, bSpread);
    spans.cut(f64(cRow), f64(cStep), cPer, cSlack, cSpread);
    const start = ceil(spans.some);
    const first = i32(start);
    const last = i32(floor(spans.someTo));
    let a = i32x4.add(i32x4.splat(aRow + first * aStep), aSamples);
    let b = i32x4.add(i32x4.splat(bRow + first * bStep), bSamples);
    let c = i32x4.add(i32x4.splat(cRow + first * cStep), cSamples);
    let z = zRow + start * zStep;
    let at = row + <usize>first * across;
    for (let x = first; x <= last; x++) {
      const outside = v128.or(v128.or(a, b), c);
      if (i32x4.bitmask(outside) != 15) {
        const center = f64x2.splat(z);
        target.put(at, outside, f64x2.add(center, zLow), f64x2.add(center, zHigh), owner);
      }
      a = i32x4.add(a, aRight);
      b = i32x4.add(b, bRight);
      c = i32x4.add(c, cRight);
      z += zStep;
      at += across;
    }
    aRow += aY << 8;
    bRow += bY << 8;
    cRow += cY << 8;
    zRow += t.zY * 256;
    row += down;
  }
}

/** How an edge function differs at four samples from what it is at the center. */
@inline
function offsets(perX: i32, perY: i32, sampleX: v128, sampleY: v128): v128 {
  return i32x4.add(i32x4.mul(i32x4.splat(perX), sampleX), i32x4.mul(i32x4.splat(perY), sampleY));
}

/** How z differs at two samples. */
@inline
export function depths(sampleX: v128, sampleY: v128): v128 {
  return f64x2.add(
    f64x2.mul(f64x2.splat(t.zX), f64x2.convert_low_i32x4_s(sampleX)),
    f64x2.mul(f64x2.splat(t.zY), f64x2.convert_low_i32x4_s(sampleY)),
  );
}
