/** Triangles of a material that is not everywhere: `fillTriangle`, with a look at its texture at each sample that would be seen. */
import { readAlpha } from '../shade/alpha.as';
import { findTaps } from '../shade/texture.as';
import * as extent from './extent.as';
import { below, far } from './large.as';
import * as t from './setup.as';
import * as spans from './spans.as';
import * as target from './target.as';

/** Places in the record of a triangle: see `CoverField` of `records.ts`. */
const IS_PLAN: usize = 0;
const CUTOFF: usize = 8;
const TEXTURE: usize = 16;
const START_X: usize = 24;
const START_Y: usize = 32;
const BASE: usize = 40;
const BY_X: usize = 64;
const BY_Y: usize = 88;
const TOTAL_X: usize = 112;
const TOTAL_Y: usize = 120;
const U: usize = 128;
const V: usize = 152;
const GROWTH: usize = 176;
/** What is read of the texture: see texture.as.ts. */
const TAPS: usize = 208;

/** Whether it is there at a point of the picture, pixels. */
@inline
function isThere(cover: usize, x: f64, y: f64): bool {
  const dx = x - load<f64>(cover, START_X);
  const dy = y - load<f64>(cover, START_Y);
  let a = load<f64>(cover, BASE) + dx * load<f64>(cover, BY_X) + dy * load<f64>(cover, BY_Y);
  let b = load<f64>(cover, BASE + 8) + dx * load<f64>(cover, BY_X + 8) + dy * load<f64>(cover, BY_Y + 8);
  let c = load<f64>(cover, BASE + 16) + dx * load<f64>(cover, BY_X + 16) + dy * load<f64>(cover, BY_Y + 16);
  // Samples lie inside: less than 0 is rounding.
  if (!(a > 0)) a = 0;
  if (!(b > 0)) b = 0;
  if (!(c > 0)) c = 0;
  const per = 1 / (a + b + c);
  const u =
    (a * load<f64>(cover, U) + b * load<f64>(cover, U + 8) + c * load<f64>(cover, U + 16)) * per;
  const v =
    (a * load<f64>(cover, V) + b * load<f64>(cover, V + 8) + c * load<f64>(cover, V + 16)) * per;
  const totalX = load<f64>(cover, TOTAL_X);
  const totalY = load<f64>(cover, TOTAL_Y);
  const texture = <usize>load<u32>(cover, TEXTURE);
  findTaps(
    texture,
    cover + TAPS,
    u,
    v,
    (load<f64>(cover, GROWTH) - u * totalX) * per,
    (load<f64>(cover, GROWTH + 8) - v * totalX) * per,
    (load<f64>(cover, GROWTH + 16) - u * totalY) * per,
    (load<f64>(cover, GROWTH + 24) - v * totalY) * per,
  );
  return readAlpha(texture, cover + TAPS) >= load<f64>(cover, CUTOFF);
}

/** The same in a plan view: seen from far away, shares of the corners are linear in the picture. */
@inline
function isThereInPlan(cover: usize, x: f64, y: f64): bool {
  const px = x * 256 - load<f64>(cover, START_X);
  const py = y * 256 - load<f64>(cover, START_Y);
  const per = load<f64>(cover, BASE);
  const shareB = (px * load<f64>(cover, BY_Y + 8) - py * load<f64>(cover, BY_X + 8)) * per;
  const shareC = (py * load<f64>(cover, BY_X) - px * load<f64>(cover, BY_Y)) * per;
  const texture = <usize>load<u32>(cover, TEXTURE);
  findTaps(
    texture,
    cover + TAPS,
    load<f64>(cover, U) + shareB * load<f64>(cover, U + 8) + shareC * load<f64>(cover, U + 16),
    load<f64>(cover, V) + shareB * load<f64>(cover, V + 8) + shareC * load<f64>(cover, V + 16),
    load<f64>(cover, GROWTH),
    load<f64>(cover, GROWTH + 8),
    load<f64>(cover, GROWTH + 16),
    load<f64>(cover, GROWTH + 24),
  );
  return readAlpha(texture, cover + TAPS) >= load<f64>(cover, CUTOFF);
}

/** @param a b c addresses of corners @param cover the record of the triangle */
export function fillMasked(a: usize, b: usize, c: usize, id: i32, backToo: bool, cover: usize): void {
  if (!t.setUp(a, b, c, backToo) || !extent.findExtent()) return;
  // One sample takes the first of four lanes.
  const lanes: i32 = target.count == 1 ? 1 : 15;
  for (let s: usize = 0; s < <usize>target.count; s += 4) fillFour(id, s, lanes, cover);
}

/** Up to four samples of each pixel, from number `sample`, as `fillFour` of large.as.ts; 1 / depth is found at each by itself. */
function fillFour(id: i32, sample: usize, lanes: i32, cover: usize): void {
  const isPlan = load<i32>(cover, IS_PLAN) != 0;
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
  const aStep = t.aX * 256;
  const bStep = t.bX * 256;
  const cStep = t.cX * 256;
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
  for (let y = extent.top; y <= extent.bottom; y++, aRow += t.aY * 256, bRow += t.bY * 256, cRow += t.cY * 256) {
    spans.startRow(extent.right - extent.left);
    spans.cut(aRow, aStep, aPer, aSlack, aSpread);
    spans.cut(bRow, bStep, bPer, bSlack, bSpread);
    spans.cut(cRow, cStep, cPer, cSlack, cSpread);
    const first = ceil(spans.some);
    const last = i32(floor(spans.someTo));
    let a = aRow + first * aStep;
    let b = bRow + first * bStep;
    let c = cRow + first * cStep;
    const row = (y - target.firstRow) * target.width;
    for (let i = i32(first); i <= last; i++, a += aStep, b += bStep, c += cStep) {
      if (a + aSlack < 0 || b + bSlack < 0 || c + cSlack < 0) continue;
      const lowOutside = v128.or(v128.or(below(a, aLow), below(b, bLow)), below(c, cLow));
      const highOutside = v128.or(v128.or(below(a, aHigh), below(b, bHigh)), below(c, cHigh));
      const outside = v128.shuffle<i32>(lowOutside, highOutside, 0, 2, 4, 6);
      let inside = lanes & ~i32x4.bitmask(outside);
      const x = extent.left + i;
      const at = 4 * <usize>((row + x) * target.count) + 4 * sample;
      for (; inside != 0; inside &= inside - 1) {
        const lane = <usize>ctz(inside);
        const sx = load<i32>(target.pattern + 4 * (sample + lane)) + 128;
        const sy = load<i32>(target.pattern + 4 * (sample + lane), 32) + 128;
        const z = f32(t.zAt + t.zX * f64(x * 256 + sx - t.startX) + t.zY * f64(y * 256 + sy - t.startY));
        const here = at + 4 * lane;
        if (!(z > load<f32>(target.depth + here))) continue;
        const px = f64(x) + f64(sx) / 256;
        const py = f64(y) + f64(sy) / 256;
        if (!(isPlan ? isThereInPlan(cover, px, py) : isThere(cover, px, py))) continue;
        store<f32>(target.depth + here, z);
        store<i32>(target.ids + here, id);
      }
    }
  }
}
