/** Marks of planes, and the pixels that show them. */

@inline
function differ(at: usize): v128 {
  return f32x4.ne(v128.load(at), f32x4.splat(0));
}

export function mark(plane: usize, size: i32, marks: usize, box: usize): void {
  let left = size;
  let right = -1;
  let top = size;
  let bottom = -1;
  const row = 4 * <usize>size;
  for (let y = 0; y < size - 1; y++)
    for (let x = 0; x < size; x += 4, plane += 16, marks += 4) {
      let some = v128.or(
        v128.or(differ(plane), differ(plane + 4)),
        v128.or(differ(plane + row), differ(plane + row + 4)),
      );
      // The last column has none to the right.
      if (x + 4 == size) some = v128.and(some, i32x4(-1, -1, -1, 0));
      const bits = i32x4.bitmask(some);
      const shorts = i16x8.narrow_i32x4_s(some, some);
      const ones = v128.and(i8x16.narrow_i16x8_s(shorts, shorts), i8x16.splat(1));
      v128.store32_lane(marks, ones, 0);
      if (bits == 0) continue;
      left = min(left, x + ctz(bits));
      right = max(right, x + 31 - clz(bits));
      top = min(top, y);
      bottom = y;
    }
  for (let x = 0; x < size; x += 4, marks += 4) store<i32>(marks, 0);
  store<i32>(box, left);
  store<i32>(box, right, 4);
  store<i32>(box, top, 8);
  store<i32>(box, bottom, 12);
}

/** Places in the record of a picture: see `WindowField` of `plan-kernel.ts`. */
const RIGHT: usize = 0;
const ABOVE: usize = 24;
const BEFORE: usize = 48;
const FOCAL: usize = 72;
const CENTER: usize = 80;
const NEAR: usize = 96;
const WIDTH: usize = 104;
const HEIGHT: usize = 112;

@inline
function along(view: usize, axis: usize, i: f64, j: f64): f64 {
  const at = view + axis;
  return load<f64>(at) + i * load<f64>(at, 8) + j * load<f64>(at, 16);
}

/** Writes x and y of the corners of all texels in a box. Whether all are before the camera. */
@inline
function project(box: usize, view: usize, corners: usize): bool {
  const focal = load<f64>(view, FOCAL);
  const left = load<i32>(box);
  const right = load<i32>(box, 4) + 2;
  const bottom = load<i32>(box, 12) + 2;
  for (let y = load<i32>(box, 8); y < bottom; y++) {
    const j = f64(y) + 0.5;
    for (let x = left; x < right; x++, corners += 16) {
      const i = f64(x) + 0.5;
      const depth = along(view, BEFORE, i, j);
      if (!(depth > load<f64>(view, NEAR))) return false;
      store<f64>(corners, load<f64>(view, CENTER) + (focal * along(view, RIGHT, i, j)) / depth);
      store<f64>(corners, load<f64>(view, CENTER + 8) - (focal * along(view, ABOVE, i, j)) / depth, 8);
    }
  }
  return true;
}

/** Adds a cell with the corners at a and b and behind them, and a pixel all around. */
@inline
function addCell(a: usize, b: usize, width: f64, height: f64, window: usize): void {
  const p = v128.load(a);
  const q = v128.load(a, 16);
  const r = v128.load(b);
  const s = v128.load(b, 16);
  const one = f64x2.splat(1);
  const least = f64x2.floor(f64x2.min(f64x2.min(p, q), f64x2.min(r, s)));
  const most = f64x2.floor(f64x2.max(f64x2.max(p, q), f64x2.max(r, s)));
  const first = f64x2.max(f64x2.splat(0), f64x2.sub(least, one));
  const last = f64x2.min(f64x2(width - 1, height - 1), f64x2.add(most, one));
  if (!i64x2.all_true(f64x2.le(first, last))) return;
  const from = i32(f64x2.extract_lane(first, 0));
  const to = i32(f64x2.extract_lane(last, 0));
  const top = i32(f64x2.extract_lane(first, 1));
  const bottom = i32(f64x2.extract_lane(last, 1));
  if (top < load<i32>(window)) store<i32>(window, top);
  if (bottom > load<i32>(window, 4)) store<i32>(window, bottom, 4);
  const rights = 4 * <usize>i32(height);
  const end = window + 8 + 4 * <usize>bottom;
  for (let at = window + 8 + 4 * <usize>top; at <= end; at += 4) {
    if (from < load<i32>(at)) store<i32>(at, from);
    if (to > load<i32>(at + rights)) store<i32>(at + rights, to);
  }
}

export function cover(marks: usize, size: i32, box: usize, view: usize, corners: usize, window: usize): i32 {
  if (!project(box, view, corners)) return 0;
  const left = load<i32>(box);
  const right = load<i32>(box, 4);
  const bottom = load<i32>(box, 12);
  const width = load<f64>(view, WIDTH);
  const height = load<f64>(view, HEIGHT);
  const line = 16 * <usize>(right - left + 2);
  for (let y = load<i32>(box, 8); y <= bottom; y++, corners += line)
    for (let x = left, at = corners; x <= right; x++, at += 16)
      if (load<u8>(marks + <usize>(y * size + x)) == 1) addCell(at, at + line, width, height, window);
  return 1;
}
