/** Fills triangles into the target that is set: `fillTriangle` of `fill/triangle.ts`, and loops of it. */
import * as t from './setup.as';
import * as target from './target.as';
import { fillLarge } from './large.as';
import { fillSmall, fillSmallOne } from './small.as';

const smallSide = 8 * 256;

/** @param a b c addresses of corners */
export function fillTriangle(a: usize, b: usize, c: usize, id: i32, backToo: bool): void {
  if (!t.setUp(a, b, c, backToo)) return;
  if (t.right - t.left < smallSide && t.bottom - t.top < smallSide) {
    if (target.count == 1) fillSmallOne(id);
    else fillSmall(id);
  } else fillLarge(id);
}

/**
 * Fills the triangles of a part from an entry of a band on.
 * @param entry −1 for none
 * @param triangles nexts of all entries
 * @param first the number of the part's first triangle in the frame
 * @param end the same of the next part
 * @param points of its first vertex on
 * @param second third where corners are in the indices, times four
 * @returns the first entry that has to be clipped, which is not filled, or the first of the next part, or −1
 */
export function fillEntries(
  entry: i32,
  triangles: usize,
  nexts: usize,
  first: i32,
  end: i32,
  indices: usize,
  points: usize,
  second: usize,
  third: usize,
  backToo: bool,
): i32 {
  while (entry >= 0) {
    const triangle = load<i32>(triangles + 4 * <usize>entry);
    if (triangle >= end) return entry;
    const at = indices + 12 * <usize>(triangle - first);
    const a = points + 24 * <usize>load<u32>(at);
    const b = points + 24 * <usize>load<u32>(at + second);
    const c = points + 24 * <usize>load<u32>(at + third);
    if (!(load<f64>(a, 16) > 0 && load<f64>(b, 16) > 0 && load<f64>(c, 16) > 0)) return entry;
    fillTriangle(a, b, c, triangle + 1, backToo);
    entry = load<i32>(nexts + 4 * <usize>entry);
  }
  return entry;
}

/** Fills the triangles of a part that have a corner at least so far toward the eye, all with number 1. */
export function fillPart(
  triangles: i32,
  indices: usize,
  points: usize,
  second: usize,
  third: usize,
  reach: f64,
  backToo: bool,
): void {
  for (let i = 0, at = indices; i < triangles; i++, at += 12) {
    const a = points + 24 * <usize>load<u32>(at);
    const b = points + 24 * <usize>load<u32>(at + second);
    const c = points + 24 * <usize>load<u32>(at + third);
    if (load<f64>(a, 16) >= reach || load<f64>(b, 16) >= reach || load<f64>(c, 16) >= reach)
      fillTriangle(a, b, c, 1, backToo);
  }
}
