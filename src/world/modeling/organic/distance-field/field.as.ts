// Inner loops of bodies that are melted together from shapes, for two places at a time: see field-kernel.ts for what each does, and
// reference.ts, whose operations these are in their order.
import { highest, lowest } from './bounds.as';
import { distance } from './distance.as';
import { at, dot } from './solids.as';

@inline
function smoothMin(a: v128, b: v128, k: v128): v128 {
  const h = f64x2.sub(k, f64x2.abs(f64x2.sub(a, b)));
  const least = f64x2.min(a, b);
  const isNear = f64x2.gt(h, f64x2.splat(0));
  if (!v128.any_true(isNear)) return least;
  const less = f64x2.sub(least, f64x2.div(f64x2.mul(h, h), f64x2.mul(f64x2.splat(4), k)));
  return v128.bitselect(less, least, isNear);
}

function value(shapes: usize, end: usize, x: v128, y: v128, z: v128): v128 {
  let d = f64x2.splat(Infinity);
  for (let s = shapes; s < end; s += 4) {
    const record = <usize>load<i32>(s);
    const own = distance(record + 24, x, y, z);
    const blend = at(record, 0);
    if (load<f64>(record, 8) == 0) d = smoothMin(d, own, blend);
    else d = f64x2.neg(smoothMin(f64x2.neg(d), own, blend));
  }
  return d;
}

export function sample(
  out: usize,
  row: i32,
  layer: i32,
  nx: i32,
  ny: i32,
  nz: i32,
  x: f64,
  y: f64,
  z: f64,
  cell: f64,
  least: f64,
  shapes: usize,
  count: i32,
): void {
  const end = shapes + 4 * <usize>count;
  const leasts = f64x2.splat(least);
  for (let k = 0; k < nz; k++) {
    const pz = f64x2.splat((z + <f64>k) * cell);
    for (let j = 0; j < ny; j++) {
      const py = f64x2.splat((y + <f64>j) * cell);
      let to = out + 8 * <usize>(j * row + k * layer);
      for (let i = 0; i < nx; i += 2) {
        const first = (x + <f64>i) * cell;
        const second = (x + <f64>(i + 1)) * cell;
        const here = value(shapes, end, f64x2.replace_lane(f64x2.splat(first), 1, second), py, pz);
        const clear = v128.bitselect(leasts, here, f64x2.lt(f64x2.abs(here), leasts));
        if (i + 1 < nx) v128.store(to, clear);
        else v128.store64_lane(to, clear, 0);
        to += 16;
      }
    }
  }
}

/** A coordinate of two points. */
@inline
function both(one: usize, two: usize, offset: usize): v128 {
  return v128.load64_lane(two + offset, v128.load64_zero(one + offset), 1);
}

@inline
function putBoth(one: usize, two: usize, offset: usize, values: v128): void {
  v128.store64_lane(one + offset, values, 0);
  v128.store64_lane(two + offset, values, 1);
}

@inline
function held(start: v128, within: v128, x: v128): v128 {
  return f64x2.max(f64x2.sub(start, within), f64x2.min(f64x2.add(start, within), x));
}

/** An allowance for the rounding of bounds, meters: far more than is needed. */
const hair = 1e-6;
/** Bounds farther away, meters, are left out of account: there a hair may be lost in rounding. */
const most = 1e4;

/**
 * Lists, from `out` on, the shapes without which the field within `reach` of two places would be another number; returns the list's end.
 * Two numbers farther apart than the blend have the lesser one for their smooth minimum, exactly.
 */
function relevant(shapes: usize, end: usize, out: usize, x: v128, y: v128, z: v128, reach: v128): usize {
  let low = f64x2.splat(Infinity);
  let high = low;
  let to = out;
  for (let s = shapes; s < end; s += 4) {
    const record = <usize>load<i32>(s);
    const blend = f64x2.add(at(record, 0), f64x2.splat(hair));
    const quarter = f64x2.mul(blend, f64x2.splat(0.25));
    const own = lowest(record + 24, x, y, z, reach);
    const ownHigh = highest;
    const isKnown = v128.and(f64x2.lt(own, f64x2.splat(most)), f64x2.gt(ownHigh, f64x2.splat(-most)));
    const adds = load<f64>(record, 8) == 0;
    const nearest = adds ? high : f64x2.neg(low);
    if (i64x2.all_true(v128.and(isKnown, f64x2.ge(own, f64x2.add(nearest, blend))))) continue;
    if (!adds) {
      low = f64x2.max(low, f64x2.neg(ownHigh));
      high = f64x2.add(f64x2.max(high, f64x2.neg(own)), quarter);
    } else if (i64x2.all_true(v128.and(isKnown, f64x2.le(f64x2.add(ownHigh, blend), low)))) {
      // All shapes before this one are farther away.
      to = out;
      low = own;
      high = ownHigh;
    } else {
      low = f64x2.sub(f64x2.min(low, own), quarter);
      high = f64x2.min(high, ownHigh);
    }
    store<i32>(to, <i32>record);
    to += 4;
  }
  return to;
}

export function settle(
  points: usize,
  normals: usize,
  which: usize,
  n: i32,
  within: f64,
  step: f64,
  shapes: usize,
  count: i32,
  room: usize,
): void {
  const all = shapes + 4 * <usize>count;
  const clear = f64x2.splat(within + step + hair);
  const farthest = f64x2.splat(within * within);
  const reach = f64x2.splat(within);
  const e = f64x2.splat(step);
  const twice = f64x2.splat(2 * step);
  for (let i = 0; i < n; i += 2) {
    const first = <usize>load<i32>(which + 4 * i);
    const second = i + 1 < n ? <usize>load<i32>(which + 4 * i, 4) : first;
    const one = points + 24 * first;
    const two = points + 24 * second;
    const startX = both(one, two, 0);
    const startY = both(one, two, 8);
    const startZ = both(one, two, 16);
    let x = startX;
    let y = startY;
    let z = startZ;
    let from = room;
    let end = relevant(shapes, all, room, x, y, z, clear);
    for (let left = 2; ; left--) {
      const gx = f64x2.div(
        f64x2.sub(value(from, end, f64x2.add(x, e), y, z), value(from, end, f64x2.sub(x, e), y, z)),
        twice,
      );
      const gy = f64x2.div(
        f64x2.sub(value(from, end, x, f64x2.add(y, e), z), value(from, end, x, f64x2.sub(y, e), z)),
        twice,
      );
      const gz = f64x2.div(
        f64x2.sub(value(from, end, x, y, f64x2.add(z, e)), value(from, end, x, y, f64x2.sub(z, e))),
        twice,
      );
      const square = dot(gx, gy, gz, gx, gy, gz);
      if (left == 0) {
        const size = f64x2.sqrt(square);
        const one1 = f64x2.splat(1);
        const by = v128.bitselect(f64x2.div(one1, size), one1, f64x2.gt(size, f64x2.splat(0)));
        const normalOne = normals + 24 * first;
        const normalTwo = normals + 24 * second;
        putBoth(normalOne, normalTwo, 0, f64x2.mul(gx, by));
        putBoth(normalOne, normalTwo, 8, f64x2.mul(gy, by));
        putBoth(normalOne, normalTwo, 16, f64x2.mul(gz, by));
        break;
      }
      const here = value(from, end, x, y, z);
      const by = f64x2.div(f64x2.neg(here), f64x2.max(f64x2.splat(0.05), square));
      x = held(startX, reach, f64x2.add(x, f64x2.mul(by, gx)));
      y = held(startY, reach, f64x2.add(y, f64x2.mul(by, gy)));
      z = held(startZ, reach, f64x2.add(z, f64x2.mul(by, gz)));
      const dx = f64x2.sub(x, startX);
      const dy = f64x2.sub(y, startY);
      const dz = f64x2.sub(z, startZ);
      if (!i64x2.all_true(f64x2.le(dot(dx, dy, dz, dx, dy, dz), farthest))) {
        from = shapes;
        end = all;
      }
    }
    putBoth(one, two, 0, x);
    putBoth(one, two, 8, y);
    putBoth(one, two, 16, z);
  }
}

export function nearest(out: usize, points: usize, which: usize, n: i32, shapes: usize, count: i32): void {
  const end = shapes + 4 * <usize>count;
  for (let i = 0; i < n; i += 2) {
    const first = <usize>load<i32>(which + 4 * i);
    const second = i + 1 < n ? <usize>load<i32>(which + 4 * i, 4) : first;
    const one = points + 24 * first;
    const two = points + 24 * second;
    const x = both(one, two, 0);
    const y = both(one, two, 8);
    const z = both(one, two, 16);
    let best = f64x2.splat(-1);
    let least = f64x2.splat(Infinity);
    for (let s = shapes; s < end; s += 4) {
      const record = <usize>load<i32>(s);
      if (load<f64>(record, 8) != 0) continue;
      const d = distance(record + 24, x, y, z);
      const isKept = v128.and(f64x2.ge(best, f64x2.splat(0)), f64x2.ge(d, least));
      best = v128.bitselect(best, at(record, 2), isKept);
      least = v128.bitselect(least, d, isKept);
    }
    store<i32>(out + 4 * first, <i32>f64x2.extract_lane(best, 0));
    store<i32>(out + 4 * second, <i32>f64x2.extract_lane(best, 1));
  }
}
