/** `BinsReference` of `fill/bins.ts`: which triangles touch which band of rows. */

/** Per band i32: the first and the last entry, and the first and the last column. */
let firsts: usize = 0;
let lasts: usize = 0;
let lefts: usize = 0;
let rights: usize = 0;
/** Per entry i32: a triangle, and the next entry of its band. */
let triangles: usize = 0;
let nexts: usize = 0;
let made: i32 = 0;
let capacity: i32 = 0;
let bands: i32 = 0;
let bandHeight: i32 = 1;
/** What is added to the lower and upper bounds of triangles to find their pixels. */
let low: i32 = 0;
let high: i32 = 0;
/** Whether only what may hide the parts before is added, and a 1 / depth: triangles that are farther with all corners hide none of them. */
let isLimited: bool = false;
let farthest: f64 = 0;
/** The share of a depth by which rounding surely changes nothing. */
const sure: f64 = 0.999;

export function startBins(
  bandCount: i32,
  height: i32,
  perBand: usize,
  perEntry: usize,
  mostEntries: i32,
  width: i32,
  reach: i32,
): void {
  low = 127 - reach;
  high = reach - 128;
  bands = bandCount;
  bandHeight = height;
  firsts = perBand;
  lasts = firsts + 4 * <usize>bandCount;
  lefts = lasts + 4 * <usize>bandCount;
  rights = lefts + 4 * <usize>bandCount;
  triangles = perEntry;
  nexts = perEntry + 4 * <usize>mostEntries;
  made = 0;
  isLimited = false;
  capacity = mostEntries;
  for (let band: usize = 0; band < <usize>bandCount; band++) {
    store<i32>(firsts + 4 * band, -1);
    store<i32>(lasts + 4 * band, -1);
    store<i32>(lefts + 4 * band, width);
    store<i32>(rights + 4 * band, -1);
  }
}

/** How many entries there are; those beyond the capacity are only counted. */
export function entries(): i32 {
  return made;
}

/** From now on only triangles are added that may hide those before. @param points of the `count` vertices so far */
export function limit(points: usize, count: i32): void {
  isLimited = true;
  farthest = f64.MAX_VALUE;
  for (let i = 0; i < count; i++, points += 24) farthest = min(farthest, load<f64>(points, 16));
  farthest *= sure;
}

/** Adds a triangle with these bounds, in subpixels. What there is no room for is only counted. */
export function addRows(triangle: i32, left: i32, right: i32, top: i32, bottom: i32): void {
  if (bottom < 0) return;
  const from = top > 0 ? i32(u32(top) / u32(bandHeight)) : 0;
  const to = min(bands - 1, i32(u32(bottom) / u32(bandHeight)));
  for (let band = from; band <= to; band++) {
    const at = 4 * <usize>band;
    if (isLimited && (left >> 8 > load<i32>(rights + at) || right >> 8 < load<i32>(lefts + at))) continue;
    const entry = made++;
    if (entry >= capacity) continue;
    store<i32>(triangles + 4 * <usize>entry, triangle);
    store<i32>(nexts + 4 * <usize>entry, -1);
    const last = load<i32>(lasts + at);
    if (last < 0) store<i32>(firsts + at, entry);
    else store<i32>(nexts + 4 * <usize>last, entry);
    store<i32>(lasts + at, entry);
    if (isLimited) continue;
    store<i32>(lefts + at, min(left >> 8, load<i32>(lefts + at)));
    store<i32>(rights + at, max(right >> 8, load<i32>(rights + at)));
  }
}

/**
 * Adds the triangles of a part from number `from` on.
 * @param indices three u32 per triangle
 * @param points of its first vertex on
 * @param first the number of its first triangle in the frame
 * @param orientation 1, or −1 where corners run clockwise
 * @returns the first triangle that has to be clipped, which is not added, or `count`
 */
export function addPart(
  from: i32,
  count: i32,
  indices: usize,
  points: usize,
  first: i32,
  oneSided: bool,
  orientation: f64,
  width: f64,
): i32 {
  let at = indices + 12 * <usize>from;
  for (let i = from; i < count; i++, at += 12) {
    const a = points + 24 * <usize>load<u32>(at);
    const b = points + 24 * <usize>load<u32>(at, 4);
    const c = points + 24 * <usize>load<u32>(at, 8);
    const az = load<f64>(a, 16);
    const bz = load<f64>(b, 16);
    const cz = load<f64>(c, 16);
    if (!(az > 0 && bz > 0 && cz > 0)) return i;
    if (isLimited && max(az, max(bz, cz)) < farthest) continue;
    const ax = load<f64>(a);
    const ay = load<f64>(a, 8);
    const bx = load<f64>(b);
    const by = load<f64>(b, 8);
    const cx = load<f64>(c);
    const cy = load<f64>(c, 8);
    if (oneSided && ((cx - ax) * (by - ay) - (bx - ax) * (cy - ay)) * orientation <= 0) continue;
    const left = min(ax, min(bx, cx));
    const right = max(ax, max(bx, cx));
    if (right < 0 || left > width) continue;
    if ((i32(left) + low) >> 8 > (i32(right) + high) >> 8) continue;
    const top = i32(min(ay, min(by, cy)));
    const bottom = i32(max(ay, max(by, cy)));
    if ((top + low) >> 8 > (bottom + high) >> 8) continue;
    addRows(first + i, i32(left), i32(right), top, bottom);
  }
  return count;
}
