/** The band of samples that triangles are filled into: `Target` of `target.ts`. */

export let width: i32 = 0;
/** The first row and the last. */
export let firstRow: i32 = 0;
export let lastRow: i32 = 0;
/** Samples of a pixel: 1, 4 or 8. */
export let count: i32 = 1;
/** Addresses. Behind the last sample there must be room for three more. */
export let depth: usize = 0;
export let ids: usize = 0;
/** The largest |x| or |y| of a sample, in subpixels. */
export let reach: i32 = 0;

/** Where the samples of a pixel lie, in subpixels from its center: eight x, then eight y, i32. */
export let pattern: usize = 0;

export function setTarget(
  columns: i32,
  top: i32,
  rows: i32,
  samples: i32,
  farthest: i32,
  patternAt: usize,
  depthAt: usize,
  idsAt: usize,
): void {
  width = columns;
  firstRow = top;
  lastRow = top + rows - 1;
  count = samples;
  reach = farthest;
  pattern = patternAt;
  depth = depthAt;
  ids = idsAt;
}

/** Where a sample is covered (lanes of `outside` not negative) and nearer than what is there, puts a triangle. */
@inline
export function put(at: usize, outside: v128, low: v128, high: v128, id: v128): void {
  const z = v128.shuffle<i32>(f32x4.demote_f64x2_zero(low), f32x4.demote_f64x2_zero(high), 0, 1, 4, 5);
  const here = depth + at;
  const old = v128.load(here);
  const nearer = v128.andnot(f32x4.gt(z, old), i32x4.shr_s(outside, 31));
  if (!v128.any_true(nearer)) return;
  v128.store(here, v128.bitselect(z, old, nearer));
  const owner = ids + at;
  v128.store(owner, v128.bitselect(id, v128.load(owner), nearer));
}

/** The same of one sample that is covered. */
@inline
export function putOne(at: usize, z: f64, id: i32): void {
  const here = f32(z);
  if (here > load<f32>(depth + at)) {
    store<f32>(depth + at, here);
    store<i32>(ids + at, id);
  }
}
