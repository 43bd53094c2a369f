/** What points of one triangle share: `TriangleReader` of `src/world/soft/geometry/triangle-reader.ts`. */

/** Places in the record of a part: see `PartRecord` of `../records.ts`. */
export const INDICES: usize = 0;
export const POINTS: usize = 4;
export const NORMALS: usize = 8;
export const COLORS: usize = 12;
export const FIRST: usize = 16;
export const MIRRORED: usize = 20;

/** Places in the record of a triangle. */
export const ID: usize = 0;
export const SIDE: usize = 8;
export const NEARBY: usize = 16;
export const START_X: usize = 24;
export const START_Y: usize = 32;
export const BASE: usize = 40;
/** Per corner: growth to the right and down, the normal, the color. */
export const CORNERS: usize = 48;
export const CORNER: usize = 64;
export const BY_X: usize = 0;
export const BY_Y: usize = 8;
export const NORMAL: usize = 16;
export const COLOR: usize = 40;

/** The bytes of a record. */
export const TRIANGLE: usize = 240;

@inline
function corner(at: usize, byX: f64, byY: f64, normal: usize, color: usize): void {
  store<f64>(at, byX, BY_X);
  store<f64>(at, byY, BY_Y);
  store<f64>(at, f64(load<f32>(normal)), NORMAL);
  store<f64>(at, f64(load<f32>(normal, 4)), NORMAL + 8);
  store<f64>(at, f64(load<f32>(normal, 8)), NORMAL + 16);
  if (color == 0) return;
  store<f64>(at, f64(load<f32>(color)), COLOR);
  store<f64>(at, f64(load<f32>(color, 4)), COLOR + 8);
  store<f64>(at, f64(load<f32>(color, 8)), COLOR + 16);
}

/** Fills the record of triangle `id` − 1 of the frame, which is not clipped and of the part with this record. */
export function loadTriangle(record: usize, part: usize, id: i32): void {
  const indices = load<u32>(part, INDICES) + 12 * (id - 1 - load<i32>(part, FIRST));
  const i = <usize>load<u32>(indices);
  const j = <usize>load<u32>(indices, 4);
  const k = <usize>load<u32>(indices, 8);
  const points = <usize>load<u32>(part, POINTS);
  const a = points + 24 * i;
  const b = points + 24 * j;
  const c = points + 24 * k;
  const ax = load<f64>(a);
  const ay = load<f64>(a, 8);
  const wa = load<f64>(a, 16);
  const wb = load<f64>(b, 16);
  const wc = load<f64>(c, 16);
  const bX = load<f64>(b) - ax;
  const bY = load<f64>(b, 8) - ay;
  const cX = load<f64>(c) - ax;
  const cY = load<f64>(c, 8) - ay;
  const area = bX * cY - cX * bY;
  const per = 256 / area;
  const normals = <usize>load<u32>(part, NORMALS);
  const colors = <usize>load<u32>(part, COLORS);
  const at = record + CORNERS;
  corner(at, (bY - cY) * per * wa, (cX - bX) * per * wa, normals + 12 * i, colors ? colors + 12 * i : 0);
  corner(at + CORNER, cY * per * wb, -cX * per * wb, normals + 12 * j, colors ? colors + 12 * j : 0);
  corner(at + 2 * CORNER, -bY * per * wc, bX * per * wc, normals + 12 * k, colors ? colors + 12 * k : 0);
  store<i32>(record, id, ID);
  store<f64>(record, (area < 0) != (load<i32>(part, MIRRORED) != 0) ? 1 : -1, SIDE);
  store<f64>(record, 1 / wa, NEARBY);
  store<f64>(record, ax / 256, START_X);
  store<f64>(record, ay / 256, START_Y);
  store<f64>(record, wa, BASE);
}
