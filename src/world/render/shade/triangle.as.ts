/** What points of one triangle share: `TriangleReader` of `src/world/render/geometry/triangle-reader.ts`. */
import { CENTER } from './scene.as';

/** Places in the record of a part: see `PartPlace` and `PartField` of `../raster/records.ts`. */
export const INDICES: usize = 0;
export const POINTS: usize = 4;
export const NORMALS: usize = 8;
export const COLORS: usize = 12;
export const UVS: usize = 16;
export const POSITIONS: usize = 20;
export const FIRST: usize = 24;
export const KIND: usize = 28;
export const BASE_TEXTURE: usize = 32;
export const SECOND_UVS: usize = 36;
export const ROTATION: usize = 40;
const CLIP: usize = 432;

/** Places in the record of a triangle. */
export const ID: usize = 0;
export const SIDE: usize = 8;
export const NEARBY: usize = 16;
export const START_X: usize = 24;
export const START_Y: usize = 32;
/** How the weights grow to the right and down, all together and times u and v. */
export const TOTAL_X: usize = 40;
export const TOTAL_Y: usize = 48;
export const U_X: usize = 56;
export const V_X: usize = 64;
export const U_Y: usize = 72;
export const V_Y: usize = 80;
/** Per corner: its weight at the start, the growth of that to the right and down, the normal, the color, u and v. */
export const CORNERS: usize = 96;
export const CORNER: usize = 96;
export const BASE: usize = 0;
export const BY_X: usize = 8;
export const BY_Y: usize = 16;
export const NORMAL: usize = 24;
export const COLOR: usize = 48;
export const UV: usize = 72;
/** Far behind: the second u and v of a corner. */
export const SECOND_UV: usize = 1472;
/** Corners where they are clipped: three f64 each. */
const CLIPPED: usize = 384;
/** Red, green and blue of a texture at two points that are shaded. */
export const TEXEL: usize = 464;

/** What is read of textures at the two: see texture.as.ts. */
export const TAPS: usize = 512;

/** The same growths for the second u and v of corners. */
export const SECOND_GROWTH: usize = 1584;

/** The bytes of a record. */
export const TRIANGLE: usize = 1776;

@inline
function weight(at: usize, base: f64, byX: f64, byY: f64): void {
  store<f64>(at, base, BASE);
  store<f64>(at, byX, BY_X);
  store<f64>(at, byY, BY_Y);
}

/** What a corner has: the vertex's own. */
@inline
function corner(part: usize, at: usize, vertex: usize): void {
  const normal = <usize>load<u32>(part, NORMALS) + 12 * vertex;
  store<f64>(at, f64(load<f32>(normal)), NORMAL);
  store<f64>(at, f64(load<f32>(normal, 4)), NORMAL + 8);
  store<f64>(at, f64(load<f32>(normal, 8)), NORMAL + 16);
  const colors = <usize>load<u32>(part, COLORS);
  if (colors != 0) {
    const color = colors + 12 * vertex;
    store<f64>(at, f64(load<f32>(color)), COLOR);
    store<f64>(at, f64(load<f32>(color, 4)), COLOR + 8);
    store<f64>(at, f64(load<f32>(color, 8)), COLOR + 16);
  }
  const uvs = <usize>load<u32>(part, UVS);
  if (uvs != 0) {
    const uv = uvs + 8 * vertex;
    store<f64>(at, f64(load<f32>(uv)), UV);
    store<f64>(at, f64(load<f32>(uv, 4)), UV + 8);
  }
  const seconds = <usize>load<u32>(part, SECOND_UVS);
  if (seconds != 0) {
    const uv = seconds + 8 * vertex;
    store<f64>(at, f64(load<f32>(uv)), SECOND_UV);
    store<f64>(at, f64(load<f32>(uv, 4)), SECOND_UV + 8);
  }
}

/** Fills the record of triangle `id` − 1 of the frame, of the part with this record. */
export function loadTriangle(scene: usize, record: usize, part: usize, id: i32): void {
  const indices = load<u32>(part, INDICES) + 12 * (id - 1 - load<i32>(part, FIRST));
  const i = <usize>load<u32>(indices);
  const j = <usize>load<u32>(indices, 4);
  const k = <usize>load<u32>(indices, 8);
  const points = <usize>load<u32>(part, POINTS);
  const a = points + 24 * i;
  const b = points + 24 * j;
  const c = points + 24 * k;
  const wa = load<f64>(a, 16);
  const wb = load<f64>(b, 16);
  const wc = load<f64>(c, 16);
  const at = record + CORNERS;
  if (wa > 0 && wb > 0 && wc > 0) {
    const ax = load<f64>(a);
    const ay = load<f64>(a, 8);
    const bX = load<f64>(b) - ax;
    const bY = load<f64>(b, 8) - ay;
    const cX = load<f64>(c) - ax;
    const cY = load<f64>(c, 8) - ay;
    const area = bX * cY - cX * bY;
    const per = 256 / area;
    weight(at, wa, (bY - cY) * per * wa, (cX - bX) * per * wa);
    weight(at + CORNER, 0, cY * per * wb, -cX * per * wb);
    weight(at + 2 * CORNER, 0, -bY * per * wc, bX * per * wc);
    store<f64>(record, (area < 0) != ((load<i32>(part, KIND) & 1) != 0) ? 1 : -1, SIDE);
    store<f64>(record, 1 / wa, NEARBY);
    store<f64>(record, ax / 256, START_X);
    store<f64>(record, ay / 256, START_Y);
  } else weighClipped(scene, record, part, i, j, k);
  store<i32>(record, id, ID);
  corner(part, at, i);
  corner(part, at + CORNER, j);
  corner(part, at + 2 * CORNER, k);
  if (load<u32>(part, BASE_TEXTURE) == 0) return;
  store<f64>(record, growth(at, BY_X), TOTAL_X);
  store<f64>(record, growth(at, BY_Y), TOTAL_Y);
  grow(record + U_X, at, UV);
  if (load<u32>(part, SECOND_UVS) != 0) grow(record + SECOND_GROWTH, at, SECOND_UV);
}

/** How the weights times u and v grow to the right and down. */
@inline
function grow(out: usize, at: usize, uv: usize): void {
  store<f64>(out, growthOf(at, BY_X, uv));
  store<f64>(out, growthOf(at, BY_X, uv + 8), V_X - U_X);
  store<f64>(out, growthOf(at, BY_Y, uv), U_Y - U_X);
  store<f64>(out, growthOf(at, BY_Y, uv + 8), V_Y - U_X);
}

@inline
function growth(at: usize, by: usize): f64 {
  return load<f64>(at + by) + load<f64>(at + CORNER + by) + load<f64>(at + 2 * CORNER + by);
}

@inline
function growthOf(at: usize, by: usize, value: usize): f64 {
  return (
    load<f64>(at + by) * load<f64>(at + value) +
    load<f64>(at + CORNER + by) * load<f64>(at + CORNER + value) +
    load<f64>(at + 2 * CORNER + by) * load<f64>(at + 2 * CORNER + value)
  );
}

/** With a corner behind the eye: `loadClipped` there. */
function weighClipped(scene: usize, record: usize, part: usize, i: usize, j: usize, k: usize): void {
  const corners = record + CLIPPED;
  toClip(part, i, corners);
  toClip(part, j, corners + 24);
  toClip(part, k, corners + 48);
  const volume = span(corners, 0, load<f64>(corners), load<f64>(corners, 8), load<f64>(corners, 16));
  const per = volume == 0 ? 1 : 1 / volume;
  for (let n: usize = 0; n < 3; n++)
    weight(
      record + CORNERS + n * CORNER,
      per * span(corners, n, 0, 0, 1),
      per * 256 * span(corners, n, 1, 0, 0),
      per * 256 * span(corners, n, 0, 1, 0),
    );
  store<f64>(record, (volume < 0) != ((load<i32>(part, KIND) & 1) != 0) ? 1 : -1, SIDE);
  store<f64>(record, max(max(load<f64>(corners, 16), load<f64>(corners, 40)), load<f64>(corners, 64)), NEARBY);
  store<f64>(record, load<f64>(scene, CENTER), START_X);
  store<f64>(record, load<f64>(scene, CENTER + 8), START_Y);
}

function toClip(part: usize, vertex: usize, out: usize): void {
  const position = <usize>load<u32>(part, POSITIONS) + 12 * vertex;
  const x = f64(load<f32>(position));
  const y = f64(load<f32>(position, 4));
  const z = f64(load<f32>(position, 8));
  for (let row: usize = 0; row < 3; row++) {
    const m = part + CLIP + 32 * row;
    store<f64>(out + 8 * row, load<f64>(m) * x + load<f64>(m, 8) * y + load<f64>(m, 16) * z + load<f64>(m, 24));
  }
}

/** The volume that (x, y, z) spans with the corners other than `n`. */
function span(corners: usize, n: usize, x: f64, y: f64, z: f64): f64 {
  const p = corners + (n == 2 ? 0 : 24 * (n + 1));
  const q = corners + (n == 0 ? 48 : 24 * (n - 1));
  return (
    x * (load<f64>(p, 8) * load<f64>(q, 16) - load<f64>(p, 16) * load<f64>(q, 8)) +
    y * (load<f64>(p, 16) * load<f64>(q) - load<f64>(p) * load<f64>(q, 16)) +
    z * (load<f64>(p) * load<f64>(q, 8) - load<f64>(p, 8) * load<f64>(q))
  );
}
