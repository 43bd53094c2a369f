/** Triangles of a material that is not everywhere: `fillTriangle`, with a look at its texture at each sample that would be seen. */
import { readAlpha } from '../shade/alpha.as';
import * as t from './setup.as';
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
  const alpha = readAlpha(
    load<u32>(cover, TEXTURE),
    u,
    v,
    (load<f64>(cover, GROWTH) - u * totalX) * per,
    (load<f64>(cover, GROWTH + 8) - v * totalX) * per,
    (load<f64>(cover, GROWTH + 16) - u * totalY) * per,
    (load<f64>(cover, GROWTH + 24) - v * totalY) * per,
  );
  return alpha >= load<f64>(cover, CUTOFF);
}

/** The same in a plan view: seen from far away, shares of the corners are linear in the picture. */
@inline
function isThereInPlan(cover: usize, x: f64, y: f64): bool {
  const px = x * 256 - load<f64>(cover, START_X);
  const py = y * 256 - load<f64>(cover, START_Y);
  const per = load<f64>(cover, BASE);
  const shareB = (px * load<f64>(cover, BY_Y + 8) - py * load<f64>(cover, BY_X + 8)) * per;
  const shareC = (py * load<f64>(cover, BY_X) - px * load<f64>(cover, BY_Y)) * per;
  const alpha = readAlpha(
    load<u32>(cover, TEXTURE),
    load<f64>(cover, U) + shareB * load<f64>(cover, U + 8) + shareC * load<f64>(cover, U + 16),
    load<f64>(cover, V) + shareB * load<f64>(cover, V + 8) + shareC * load<f64>(cover, V + 16),
    load<f64>(cover, GROWTH),
    load<f64>(cover, GROWTH + 8),
    load<f64>(cover, GROWTH + 16),
    load<f64>(cover, GROWTH + 24),
  );
  return alpha >= load<f64>(cover, CUTOFF);
}

/** How many pixels from the first of a row surely lie outside an edge; no number if all do. */
@inline
function outside(at: f64, grow: f64): f64 {
  if (at >= 0) return 0;
  // One fewer than the quotient: it is rounded.
  return grow > 0 ? max(0, floor(-at / grow) - 1) : Infinity;
}

/** @param a b c addresses of corners @param cover the record of the triangle */
export function fillMasked(a: usize, b: usize, c: usize, id: i32, backToo: bool, cover: usize): void {
  if (!t.setUp(a, b, c, backToo)) return;
  const isPlan = load<i32>(cover, IS_PLAN) != 0;
  const growA = t.aX * 256;
  const growB = t.bX * 256;
  const growC = t.cX * 256;
  for (let s: usize = 0; s < <usize>target.count; s++) {
    const sx = load<i32>(target.pattern + 4 * s) + 128;
    const sy = load<i32>(target.pattern + 4 * s, 32) + 128;
    const left = max(0, (t.left - sx + 255) >> 8);
    const right = min(target.width - 1, (t.right - sx) >> 8);
    const top = max(target.firstRow, (t.top - sy + 255) >> 8);
    const bottom = min(target.lastRow, (t.bottom - sy) >> 8);
    const startX = f64(left * 256 + sx - t.startX);
    const atX = f64(sx) / 256;
    const atY = f64(sy) / 256;
    for (let y = top; y <= bottom; y++) {
      const dy = f64(y * 256 + sy - t.startY);
      // Whole numbers below 2⁵³: adding what they grow by from pixel to pixel gives the same as multiplying does.
      const atA = t.aX * startX + t.aY * dy + t.aAt;
      const atB = t.bX * startX + t.bY * dy + t.bAt;
      const atC = t.cX * startX + t.cY * dy + t.cAt;
      const skipped = max(outside(atA, growA), max(outside(atB, growB), outside(atC, growC)));
      if (skipped > f64(right - left)) continue;
      let x = left + i32(skipped);
      let inA = atA + skipped * growA;
      let inB = atB + skipped * growB;
      let inC = atC + skipped * growC;
      let entered = false;
      const row = 4 * (<usize>((y - target.firstRow) * target.width * target.count) + s);
      for (; x <= right; x++, inA += growA, inB += growB, inC += growC) {
        if (inA < 0 || inB < 0 || inC < 0) {
          // A row of a triangle is in one piece.
          if (entered) break;
          continue;
        }
        entered = true;
        const at = row + 4 * <usize>(x * target.count);
        const z = f32(t.zAt + t.zX * f64(x * 256 + sx - t.startX) + t.zY * dy);
        if (!(z > load<f32>(target.depth + at))) continue;
        const px = f64(x) + atX;
        const py = f64(y) + atY;
        if (!(isPlan ? isThereInPlan(cover, px, py) : isThere(cover, px, py))) continue;
        store<f32>(target.depth + at, z);
        store<i32>(target.ids + at, id);
      }
    }
  }
}
