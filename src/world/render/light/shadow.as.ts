// Percentage-closer soft shadows of four pixels at a time: see light-kernel.ts for what it does, and
// test/reference/light/shadow.ts, whose operations these are in their order.
import { dot, field, gather } from './math.as';

/** Numbers of `CameraField` and `KeyField`. */
const CENTER_X: i32 = 2;
const CENTER_Y: i32 = 3;
const PER: i32 = 4;
const AXES: i32 = 5;
const ORIGIN: i32 = 14;
const KEY_FOCAL: i32 = 3;
const KEY_NEAR: i32 = 4;
const KEY_RADIUS: i32 = 5;
const KEY_AXES: i32 = 6;
const KEY_ORIGIN: i32 = 15;
const SEARCH: i32 = 12;
const SHADE: i32 = 16;

/** The place along an axis of the key light's view. */
@inline
function along(key: usize, number: i32, x: v128, y: v128, z: v128): v128 {
  return dot(x, y, z, field(key, number), field(key, number + 1), field(key, number + 2));
}

/** What the map has at taps that lie nearer to the light than a plane, else 0. */
@inline
function blocked(
  map: usize,
  size: i32,
  x: v128,
  y: v128,
  slopeX: v128,
  slopeY: v128,
  nearest: v128,
  dx: v128,
  dy: v128,
): v128 {
  const middle = f32x4.splat(0.5);
  const column = f32x4.floor(f32x4.add(x, dx));
  const line = f32x4.floor(f32x4.add(y, dy));
  const wholeColumn = i32x4.trunc_sat_f32x4_s(column);
  const wholeLine = i32x4.trunc_sat_f32x4_s(line);
  const last = i32x4.splat(size - 1);
  const heldColumn = i32x4.min_s(last, i32x4.max_s(wholeColumn, i32x4.splat(0)));
  const heldLine = i32x4.min_s(last, i32x4.max_s(wholeLine, i32x4.splat(0)));
  const inside = v128.and(i32x4.eq(heldColumn, wholeColumn), i32x4.eq(heldLine, wholeLine));
  const there = gather(map, i32x4.add(i32x4.mul(heldLine, i32x4.splat(size)), heldColumn));
  const own = f32x4.add(
    f32x4.add(nearest, f32x4.mul(f32x4.sub(f32x4.add(column, middle), x), slopeX)),
    f32x4.mul(f32x4.sub(f32x4.add(line, middle), y), slopeY),
  );
  return v128.and(there, v128.and(inside, f32x4.gt(there, own)));
}

/** The points of the discs of four pixels: x or y of tap `i`. */
@inline
function tap(first: usize, second: usize, third: usize, fourth: usize, offset: usize): v128 {
  let out = v128.load32_zero(first + offset);
  out = v128.load32_lane(second + offset, out, 1);
  out = v128.load32_lane(third + offset, out, 2);
  return v128.load32_lane(fourth + offset, out, 3);
}

@inline
function turnOf(x: i32, y: i32, width: i32): usize {
  const mirrored = 2 * x < width ? x : width - 1 - x;
  return <usize>((mirrored & 1) + 2 * (y & 1));
}

export function shadow(
  camera: usize,
  depth: usize,
  normals: usize,
  plane: usize,
  stride: usize,
  key: usize,
  map: usize,
  discs: usize,
  out: usize,
): void {
  const width = <i32>load<f32>(camera);
  const height = <i32>load<f32>(camera, 4);
  const size = <i32>load<f32>(key);
  const one = f32x4.splat(1);
  const zero = f32x4.splat(0);
  const middle = f32x4.splat(0.5);
  const cameraPer = field(camera, PER);
  const focal = field(key, KEY_FOCAL);
  const perFocal = f32x4.div(one, focal);
  const radius = field(key, KEY_RADIUS);
  const last = f32x4.splat(<f32>(size - 2));
  const shades = discs + 8 * <usize>(4 * SEARCH);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += 4) {
      const at = <usize>y * stride + 4 * <usize>x;
      const w = v128.load(depth + at);
      let asked = f32x4.ne(w, zero);
      v128.store(out + at, one);
      if (!v128.any_true(asked)) continue;
      const near = f32x4.div(one, w);
      const columns = f32x4.add(f32x4.add(f32x4.splat(<f32>x), f32x4(0, 1, 2, 3)), middle);
      const line = f32x4.add(f32x4.splat(<f32>y), middle);
      const across = f32x4.mul(f32x4.mul(f32x4.sub(columns, field(camera, CENTER_X)), cameraPer), near);
      const up = f32x4.mul(f32x4.mul(f32x4.sub(field(camera, CENTER_Y), line), cameraPer), near);
      let px = dot(across, up, near, field(camera, AXES), field(camera, AXES + 3), field(camera, AXES + 6));
      let py = dot(across, up, near, field(camera, AXES + 1), field(camera, AXES + 4), field(camera, AXES + 7));
      let pz = dot(across, up, near, field(camera, AXES + 2), field(camera, AXES + 5), field(camera, AXES + 8));
      px = f32x4.sub(f32x4.add(px, field(camera, ORIGIN)), field(key, KEY_ORIGIN));
      py = f32x4.sub(f32x4.add(py, field(camera, ORIGIN + 1)), field(key, KEY_ORIGIN + 1));
      pz = f32x4.sub(f32x4.add(pz, field(camera, ORIGIN + 2)), field(key, KEY_ORIGIN + 2));
      const nx = v128.load(normals + at);
      const ny = v128.load(normals + plane + at);
      const nz = v128.load(normals + 2 * plane + at);
      const away = along(key, KEY_AXES + 6, px, py, pz);
      asked = v128.and(asked, f32x4.gt(away, field(key, KEY_NEAR)));
      const here = f32x4.div(one, away);
      const per = f32x4.mul(focal, here);
      const placeX = f32x4.add(field(key, 1), f32x4.mul(along(key, KEY_AXES, px, py, pz), per));
      const placeY = f32x4.sub(field(key, 2), f32x4.mul(along(key, KEY_AXES + 3, px, py, pz), per));
      asked = v128.and(asked, v128.and(f32x4.gt(placeX, one), f32x4.gt(placeY, one)));
      asked = v128.and(asked, v128.and(f32x4.lt(placeX, last), f32x4.lt(placeY, last)));
      const facing = dot(nx, ny, nz, px, py, pz);
      const ahead = f32x4.lt(facing, zero);
      // What faces away has none of the light.
      let share = v128.bitselect(zero, one, v128.andnot(asked, ahead));
      asked = v128.and(asked, ahead);
      if (!v128.any_true(asked)) {
        v128.store(out + at, share);
        continue;
      }
      const texel = f32x4.mul(away, perFocal);
      const unit = f32x4.div(perFocal, facing);
      const grain = f32x4.mul(f32x4.mul(texel, here), here);
      const most = f32x4.mul(f32x4.splat(8), grain);
      const least = f32x4.neg(most);
      let slopeX = f32x4.mul(along(key, KEY_AXES, nx, ny, nz), unit);
      let slopeY = f32x4.neg(f32x4.mul(along(key, KEY_AXES + 3, nx, ny, nz), unit));
      slopeX = v128.bitselect(most, v128.bitselect(least, slopeX, f32x4.lt(slopeX, least)), f32x4.gt(slopeX, most));
      slopeY = v128.bitselect(most, v128.bitselect(least, slopeY, f32x4.lt(slopeY, least)), f32x4.gt(slopeY, most));
      const nearest = f32x4.add(here, f32x4.mul(f32x4.splat(1.5), grain));
      const wide = f32x4.div(f32x4.mul(radius, middle), texel);
      const narrow = f32x4.splat(2);
      const widest = f32x4.splat(40);
      const search = v128.bitselect(
        widest,
        v128.bitselect(narrow, wide, f32x4.lt(wide, narrow)),
        f32x4.gt(wide, widest),
      );
      const turn0 = turnOf(x, y, width);
      const turn1 = turnOf(x + 1, y, width);
      const turn2 = turnOf(x + 2, y, width);
      const turn3 = turnOf(x + 3, y, width);
      let blockers = zero;
      let sum = zero;
      for (let i = 0; i < SEARCH; i++) {
        const first = discs + 8 * <usize>i;
        const a = first + 8 * <usize>SEARCH * turn0;
        const b = first + 8 * <usize>SEARCH * turn1;
        const c = first + 8 * <usize>SEARCH * turn2;
        const d = first + 8 * <usize>SEARCH * turn3;
        const dx = f32x4.mul(tap(a, b, c, d, 0), search);
        const dy = f32x4.mul(tap(a, b, c, d, 4), search);
        const there = blocked(map, size, placeX, placeY, slopeX, slopeY, nearest, dx, dy);
        const found = f32x4.ne(there, zero);
        blockers = f32x4.add(blockers, v128.and(one, found));
        sum = v128.bitselect(f32x4.add(sum, f32x4.div(one, there)), sum, found);
      }
      asked = v128.and(asked, f32x4.ne(blockers, zero));
      if (!v128.any_true(asked)) {
        v128.store(out + at, share);
        continue;
      }
      const blocker = f32x4.div(sum, blockers);
      const penumbra = f32x4.div(f32x4.mul(radius, f32x4.sub(away, blocker)), f32x4.mul(blocker, texel));
      const sharpest = f32x4.splat(1.2);
      const blur = v128.bitselect(
        widest,
        v128.bitselect(sharpest, penumbra, f32x4.lt(penumbra, sharpest)),
        f32x4.gt(penumbra, widest),
      );
      let dark = zero;
      for (let i = 0; i < SHADE; i++) {
        const first = shades + 8 * <usize>i;
        const a = first + 8 * <usize>SHADE * turn0;
        const b = first + 8 * <usize>SHADE * turn1;
        const c = first + 8 * <usize>SHADE * turn2;
        const d = first + 8 * <usize>SHADE * turn3;
        const dx = f32x4.mul(tap(a, b, c, d, 0), blur);
        const dy = f32x4.mul(tap(a, b, c, d, 4), blur);
        const there = blocked(map, size, placeX, placeY, slopeX, slopeY, nearest, dx, dy);
        dark = f32x4.add(dark, v128.and(one, f32x4.gt(there, zero)));
      }
      const lit = f32x4.sub(one, f32x4.mul(dark, f32x4.splat(<f32>1 / <f32>SHADE)));
      share = v128.bitselect(lit, share, asked);
      v128.store(out + at, share);
    }
}
