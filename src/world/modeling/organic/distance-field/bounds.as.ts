// Bounds of `distance` at all places near two places.
import { distance } from './distance.as';
import {
  opBall,
  opBlob,
  opBlock,
  opBoxed,
  opEgg,
  opFrame,
  opLimb,
  opMirrored,
  opShifted,
  opTrimmed,
  opTurned,
  opWidened,
} from './ops.as';
import { at, dot } from './solids.as';

/** The upper bound of the last call of `lowest`. */
export let highest: v128 = f64x2(0, 0);

@inline
function between(low: v128, high: v128): v128 {
  highest = high;
  return low;
}

/**
 * The field of an ellipsoid whose record is at r, from the distance n of u, v, w in radii. Its field is (n − 1) times a length between its least and
 * its greatest radius.
 */
function ellipsoidBounds(r: usize, u: v128, v: v128, w: v128, reach: v128): v128 {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const least = f64x2.neg(at(r, 3));
  const greatest = f64x2.div(one, f64x2.min(at(r, 0), f64x2.min(at(r, 1), at(r, 2))));
  const size = f64x2.sqrt(dot(u, v, w, u, v, w));
  const change = f64x2.div(reach, least);
  const low = f64x2.sub(f64x2.max(zero, f64x2.sub(size, change)), one);
  const high = f64x2.sub(f64x2.add(size, change), one);
  return between(
    f64x2.mul(low, v128.bitselect(least, greatest, f64x2.ge(low, zero))),
    f64x2.mul(high, v128.bitselect(greatest, least, f64x2.ge(high, zero))),
  );
}

/** The lower bound of a distance within `reach` of two places, for each; the upper one is then in `highest`. */
export function lowest(r: usize, x: v128, y: v128, z: v128, reach: v128): v128 {
  while (true) {
    switch (<i32>load<f64>(r)) {
      case opBall:
      case opLimb:
      case opBlock: {
        // True distances: they change no faster than the place.
        const d = distance(r, x, y, z);
        return between(f64x2.sub(d, reach), f64x2.add(d, reach));
      }
      case opBlob:
        return ellipsoidBounds(
          r + 32,
          f64x2.mul(f64x2.sub(x, at(r, 1)), at(r, 4)),
          f64x2.mul(f64x2.sub(y, at(r, 2)), at(r, 5)),
          f64x2.mul(f64x2.sub(z, at(r, 3)), at(r, 6)),
          reach,
        );
      case opEgg: {
        const dx = f64x2.sub(x, at(r, 1));
        const dy = f64x2.sub(y, at(r, 2));
        const dz = f64x2.sub(z, at(r, 3));
        return ellipsoidBounds(
          r + 104,
          f64x2.mul(dot(at(r, 4), at(r, 5), at(r, 6), dx, dy, dz), at(r, 13)),
          f64x2.mul(dot(at(r, 7), at(r, 8), at(r, 9), dx, dy, dz), at(r, 14)),
          f64x2.mul(dot(at(r, 10), at(r, 11), at(r, 12), dx, dy, dz), at(r, 15)),
          reach,
        );
      }
      case opBoxed: {
        let gap = f64x2.max(f64x2.sub(at(r, 1), x), f64x2.sub(x, at(r, 2)));
        gap = f64x2.max(gap, f64x2.max(f64x2.sub(at(r, 3), y), f64x2.sub(y, at(r, 4))));
        gap = f64x2.max(gap, f64x2.max(f64x2.sub(at(r, 5), z), f64x2.sub(z, at(r, 6))));
        const least = f64x2.sub(gap, reach);
        const most = f64x2.add(gap, reach);
        if (i64x2.all_true(f64x2.gt(least, at(r, 7)))) return between(least, most);
        const low = lowest(r + 64, x, y, z, reach);
        if (i64x2.all_true(f64x2.le(most, at(r, 7)))) return low;
        return between(f64x2.min(low, least), f64x2.max(highest, most));
      }
      case opTrimmed: {
        const p = f64x2.sub(dot(x, y, z, at(r, 1), at(r, 2), at(r, 3)), at(r, 4));
        const low = lowest(r + 48, x, y, z, reach);
        // Where the two are equal, the edge is rounded by half of its radius.
        const more = f64x2.mul(at(r, 5), f64x2.splat(0.5));
        return between(
          f64x2.max(low, f64x2.sub(p, reach)),
          f64x2.add(f64x2.max(highest, f64x2.add(p, reach)), more),
        );
      }
      case opFrame: {
        const dx = f64x2.sub(x, at(r, 1));
        const dy = f64x2.sub(y, at(r, 2));
        const dz = f64x2.sub(z, at(r, 3));
        x = dot(at(r, 4), at(r, 5), at(r, 6), dx, dy, dz);
        y = dot(at(r, 7), at(r, 8), at(r, 9), dx, dy, dz);
        z = dot(at(r, 10), at(r, 11), at(r, 12), dx, dy, dz);
        r += 104;
        break;
      }
      case opTurned: {
        const dx = f64x2.sub(x, at(r, 1));
        const dy = f64x2.sub(y, at(r, 2));
        const dz = f64x2.sub(z, at(r, 3));
        x = f64x2.add(dot(at(r, 4), at(r, 5), at(r, 6), dx, dy, dz), at(r, 1));
        y = f64x2.add(dot(at(r, 7), at(r, 8), at(r, 9), dx, dy, dz), at(r, 2));
        z = f64x2.add(dot(at(r, 10), at(r, 11), at(r, 12), dx, dy, dz), at(r, 3));
        r += 104;
        break;
      }
      case opMirrored:
        x = f64x2.neg(x);
        r += 8;
        break;
      case opShifted:
        x = f64x2.sub(x, at(r, 1));
        r += 16;
        break;
      case opWidened: {
        const by = at(r, 1);
        const farther = f64x2.max(reach, f64x2.div(reach, by));
        const low = lowest(r + 24, f64x2.div(x, by), y, z, farther);
        return between(f64x2.mul(low, at(r, 2)), f64x2.mul(highest, at(r, 2)));
      }
      default:
        return between(f64x2.splat(-Infinity), f64x2.splat(Infinity));
    }
  }
}
