/** Rows of the picture: which points are to be shaded, as `groups.ts` of test/reference/render has it. */
import * as t from './triangle.as';

/** Places in the record of a row: see `RowField` of `../raster/records.ts`. */
const POINTS: usize = 0;
export const SAMPLES: usize = 4;
export const PIXELS: usize = 8;
const BARE: usize = 12;
const PARTIAL: usize = 16;
const PATTERN: usize = 20;
const PART_OF: usize = 24;
const PARTS: usize = 28;
const POINT_COUNT: usize = 40;
export const PIXEL_COUNT: usize = 44;
const BARE_COUNT: usize = 48;
const PARTIAL_COUNT: usize = 52;
/** Groups: eight f64 first depths, then eight i32 each of id, samples, own, x and y. */
const DEPTHS: usize = 64;
const IDS: usize = 128;
const STANDS: usize = 160;
const OWN: usize = 192;
const SUM_X: usize = 224;
const SUM_Y: usize = 256;

/** The bytes of a part's record. */
const PART: usize = 528;

@inline
function partOf(row: usize, id: i32): usize {
  const number = <usize>load<u32>(<usize>load<u32>(row, PART_OF) + 4 * <usize>(id - 1));
  return <usize>load<u32>(row, PARTS) + PART * number;
}

@inline
function firstVertex(part: usize, id: i32): usize {
  return <usize>load<u32>(<usize>load<u32>(part, t.INDICES) + 12 * <usize>(id - 1 - load<i32>(part, t.FIRST)));
}

@inline
function number(list: usize, vertex: usize, i: usize): f64 {
  return f64(load<f32>(list + 12 * vertex + 4 * i));
}

/** Whether two triangles look so much alike, near to each other, that one stands for both. */
function alike(row: usize, p: i32, q: i32): bool {
  const part = partOf(row, p);
  if (part != partOf(row, q)) return false;
  const normals = <usize>load<u32>(part, t.NORMALS);
  const colors = <usize>load<u32>(part, t.COLORS);
  const a = firstVertex(part, p);
  const b = firstVertex(part, q);
  const dot =
    number(normals, a, 0) * number(normals, b, 0) +
    number(normals, a, 1) * number(normals, b, 1) +
    number(normals, a, 2) * number(normals, b, 2);
  if (!(dot > 0.95)) return false;
  if (colors == 0) return true;
  const difference =
    abs(number(colors, a, 0) - number(colors, b, 0)) +
    abs(number(colors, a, 1) - number(colors, b, 1)) +
    abs(number(colors, a, 2) - number(colors, b, 2));
  return difference < 0.1;
}

/** Puts the samples of a pixel into groups. Returns how many there are. */
function gather(row: usize, ids: usize, depths: usize, count: i32): i32 {
  const pattern = <usize>load<u32>(row, PATTERN);
  let size = 0;
  let pairP = 0;
  let pairQ = 0;
  let pairAlike = false;
  for (let s: usize = 0; s < <usize>(4 * count); s += 4) {
    const id = load<i32>(ids + s);
    if (id == 0) continue;
    const depth = f64(load<f32>(depths + s));
    let g = 0;
    for (; g < size; g++) {
      const other = load<i32>(row + 4 * <usize>g, IDS);
      if (other == id) break;
      const first = load<f64>(row + 8 * <usize>g, DEPTHS);
      if (abs(first - depth) > 0.01 * first) continue;
      if (other != pairP || id != pairQ) {
        pairP = other;
        pairQ = id;
        pairAlike = alike(row, other, id);
      }
      if (pairAlike) break;
    }
    const at = row + 4 * <usize>g;
    if (g == size) {
      store<i32>(at, id, IDS);
      store<i32>(at, 0, STANDS);
      store<i32>(at, 0, OWN);
      store<i32>(at, 0, SUM_X);
      store<i32>(at, 0, SUM_Y);
      store<f64>(row + 8 * <usize>g, depth, DEPTHS);
      size++;
    }
    store<i32>(at, load<i32>(at, STANDS) + 1, STANDS);
    if (load<i32>(at, IDS) != id) continue;
    store<i32>(at, load<i32>(at, OWN) + 1, OWN);
    store<i32>(at, load<i32>(at, SUM_X) + load<i32>(pattern + s), SUM_X);
    store<i32>(at, load<i32>(at, SUM_Y) + load<i32>(pattern + s, 32), SUM_Y);
  }
  return size;
}

let points: i32 = 0;

/** Adds a point that stands for so many samples. */
@inline
function addPoint(row: usize, id: i32, samples: i32, x: f64, y: f64): void {
  const part = partOf(row, id);
  const slot = points++;
  const at = <usize>load<u32>(row, POINTS) + 24 * <usize>slot;
  store<u32>(at, <u32>part);
  store<i32>(at, id, 4);
  store<f64>(at, x, 8);
  store<f64>(at, y, 16);
  store<i32>(<usize>load<u32>(row, SAMPLES) + 4 * <usize>slot, samples);
}

/** Whether all samples of a pixel show the same. */
@inline
function isOne(ids: usize, count: i32): bool {
  if (count == 1) return true;
  const id = v128.load32_splat(ids);
  let others = v128.xor(v128.load(ids), id);
  if (count == 8) others = v128.or(others, v128.xor(v128.load(ids, 16), id));
  return !v128.any_true(others);
}

/**
 * Lists the points and pixels of a row.
 * @param row record
 * @param ids depths of the row's first sample that is looked at
 * @param from to its columns
 * @param y its middle
 * @param bareFrom bareTo columns of which those that show nothing are listed
 */
export function scanRow(
  row: usize,
  ids: usize,
  depths: usize,
  from: i32,
  to: i32,
  count: i32,
  y: f64,
  bareFrom: i32,
  bareTo: i32,
): void {
  points = 0;
  let pixels = 0;
  let bare = 0;
  let partial = 0;
  const list = <usize>load<u32>(row, PIXELS);
  const step = 4 * <usize>count;
  for (let x = from; x < to; x++, ids += step, depths += step) {
    const id = load<i32>(ids);
    const middle = f64(x) + 0.5;
    if (isOne(ids, count)) {
      if (id == 0) {
        if (x >= bareFrom && x <= bareTo) store<i32>(<usize>load<u32>(row, BARE) + 4 * <usize>(bare++), x);
        continue;
      }
      const at = list + 16 * <usize>(pixels++);
      store<i32>(at, x);
      store<i32>(at, points, 4);
      store<i32>(at, 1, 8);
      store<i32>(at, 0, 12);
      addPoint(row, id, count, middle, y);
      continue;
    }
    const size = gather(row, ids, depths, count);
    const at = list + 16 * <usize>pixels;
    store<i32>(at, x);
    store<i32>(at, points, 4);
    store<i32>(at, size, 8);
    let empty = count;
    for (let g: usize = 0; g < <usize>size; g++) {
      const group = row + 4 * g;
      const samples = load<i32>(group, STANDS);
      const per = 1 / f64(load<i32>(group, OWN) * 256);
      empty -= samples;
      addPoint(
        row,
        load<i32>(group, IDS),
        samples,
        middle + f64(load<i32>(group, SUM_X)) * per,
        y + f64(load<i32>(group, SUM_Y)) * per,
      );
    }
    store<i32>(at, empty, 12);
    if (empty > 0) store<i32>(<usize>load<u32>(row, PARTIAL) + 4 * <usize>(partial++), pixels);
    pixels++;
  }
  store<i32>(row, points, POINT_COUNT);
  store<i32>(row, pixels, PIXEL_COUNT);
  store<i32>(row, bare, BARE_COUNT);
  store<i32>(row, partial, PARTIAL_COUNT);
}
