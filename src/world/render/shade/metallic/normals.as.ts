/** Normals of two points that a texture turns. */
import { both } from '../corners.as';
import { all, dot } from '../scene.as';
import { ROTATION, TEXEL, TRIANGLE } from '../triangle.as';
import { NORMAL_SCALE } from './part.as';
import { tangentsOf } from './tangents.as';

/** Where in the scratch memory {@link turnNormal} writes: x, y and z, and what makes it one of unit length toward the side that is seen. */
export const MAPPED: usize = 2 * TRIANGLE + 192;

/**
 * Turns the normals of two points as a texture, which was read into the first record, says: `turnNormal` of test/reference/shading/normal-map.ts.
 * @param a b c how much of each corner is in what is seen
 * @param x y z the mesh's own normals, unit length
 */
export function turnNormal(
  part: usize,
  scratch: usize,
  first: usize,
  second: usize,
  a: v128,
  b: v128,
  c: v128,
  x: v128,
  y: v128,
  z: v128,
  side: v128,
): void {
  const zero = f64x2.splat(0);
  const one = f64x2.splat(1);
  const two = f64x2.splat(2);
  const r = part + ROTATION;
  const ta = tangentsOf(scratch, first);
  const tb = tangentsOf(scratch, second);
  const qx = dot(a, b, c, both(ta, tb, 0), both(ta, tb, 32), both(ta, tb, 64));
  const qy = dot(a, b, c, both(ta, tb, 8), both(ta, tb, 40), both(ta, tb, 72));
  const qz = dot(a, b, c, both(ta, tb, 16), both(ta, tb, 48), both(ta, tb, 80));
  const tangentX = dot(all(r, 0), all(r, 8), all(r, 16), qx, qy, qz);
  const tangentY = dot(all(r, 24), all(r, 32), all(r, 40), qx, qy, qz);
  const tangentZ = dot(all(r, 48), all(r, 56), all(r, 64), qx, qy, qz);
  const square = dot(tangentX, tangentY, tangentZ, tangentX, tangentY, tangentZ);
  const reach = v128.and(f64x2.div(all(part, NORMAL_SCALE), f64x2.sqrt(square)), f64x2.gt(square, zero));
  const along = f64x2.mul(f64x2.sub(f64x2.mul(two, v128.load(first, TEXEL)), one), reach);
  const over = f64x2.mul(
    f64x2.mul(f64x2.sub(f64x2.mul(two, v128.load(first, TEXEL + 16)), one), reach),
    both(ta, tb, 24),
  );
  const ahead = f64x2.sub(f64x2.mul(two, v128.load(first, TEXEL + 32)), one);
  const mx = mapped(x, ahead, tangentX, along, y, tangentZ, z, tangentY, over);
  const my = mapped(y, ahead, tangentY, along, z, tangentX, x, tangentZ, over);
  const mz = mapped(z, ahead, tangentZ, along, x, tangentY, y, tangentX, over);
  const size = f64x2.sqrt(dot(mx, my, mz, mx, my, mz));
  const good = f64x2.gt(size, f64x2.splat(1e-6));
  v128.store(scratch, v128.bitselect(mx, x, good), MAPPED);
  v128.store(scratch, v128.bitselect(my, y, good), MAPPED + 16);
  v128.store(scratch, v128.bitselect(mz, z, good), MAPPED + 32);
  v128.store(scratch, v128.bitselect(f64x2.div(side, size), side, good), MAPPED + 48);
}

/** A coordinate of a mapped normal. */
@inline
function mapped(
  own: v128,
  ahead: v128,
  tangent: v128,
  along: v128,
  p: v128,
  q: v128,
  s: v128,
  w: v128,
  over: v128,
): v128 {
  return f64x2.add(
    f64x2.add(f64x2.mul(own, ahead), f64x2.mul(tangent, along)),
    f64x2.mul(f64x2.sub(f64x2.mul(p, q), f64x2.mul(s, w)), over),
  );
}
