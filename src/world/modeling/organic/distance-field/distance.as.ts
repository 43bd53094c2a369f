// distanceAt of distance.ts, whose operations these are in their order, from two places at a time.
import {
  opBall,
  opBlob,
  opBlock,
  opBoxed,
  opEgg,
  opFrame,
  opLimb,
  opMirrored,
  opSheet,
  opShifted,
  opTrimmed,
  opTurned,
} from './ops.as';
import { at, ball, block, dot, egg, ellipsoid, limb, sheet } from './solids.as';

export function distance(r: usize, x: v128, y: v128, z: v128): v128 {
  while (true) {
    switch (<i32>load<f64>(r)) {
      case opBall:
        return ball(r + 8, x, y, z);
      case opBlob:
        return ellipsoid(
          r + 32,
          f64x2.mul(f64x2.sub(x, at(r, 1)), at(r, 4)),
          f64x2.mul(f64x2.sub(y, at(r, 2)), at(r, 5)),
          f64x2.mul(f64x2.sub(z, at(r, 3)), at(r, 6)),
        );
      case opEgg:
        return egg(r + 8, x, y, z);
      case opLimb:
        return limb(r + 8, x, y, z);
      case opBlock:
        return block(r + 8, x, y, z);
      case opSheet:
        return sheet(r + 8, x, y, z);
      case opBoxed: {
        let gap = f64x2.max(f64x2.sub(at(r, 1), x), f64x2.sub(x, at(r, 2)));
        gap = f64x2.max(gap, f64x2.max(f64x2.sub(at(r, 3), y), f64x2.sub(y, at(r, 4))));
        gap = f64x2.max(gap, f64x2.max(f64x2.sub(at(r, 5), z), f64x2.sub(z, at(r, 6))));
        const isFar = f64x2.gt(gap, at(r, 7));
        if (i64x2.all_true(isFar)) return gap;
        return v128.bitselect(gap, distance(r + 64, x, y, z), isFar);
      }
      case opTrimmed: {
        const p = f64x2.sub(dot(x, y, z, at(r, 1), at(r, 2), at(r, 3)), at(r, 4));
        const round = at(r, 5);
        const d = distance(r + 48, x, y, z);
        const h = f64x2.sub(f64x2.mul(f64x2.splat(2), round), f64x2.abs(f64x2.sub(d, p)));
        const most = f64x2.max(d, p);
        const isNear = f64x2.gt(h, f64x2.splat(0));
        if (!v128.any_true(isNear)) return most;
        const more = f64x2.add(most, f64x2.div(f64x2.mul(h, h), f64x2.mul(f64x2.splat(8), round)));
        return v128.bitselect(more, most, isNear);
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
      default:
        // opWidened
        return f64x2.mul(distance(r + 24, f64x2.div(x, at(r, 1)), y, z), at(r, 2));
    }
  }
}
