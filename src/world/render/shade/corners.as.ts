/** What the corners of two triangles have, and their means where points are seen. */
import { all, dot, RAYS } from './scene.as';
import * as t from './triangle.as';

/** A number of two records. */
@inline
export function both(first: usize, second: usize, place: usize): v128 {
  return f64x2(load<f64>(first + place), load<f64>(second + place));
}

/** How much of a corner is in what is seen. */
@inline
export function weight(first: usize, second: usize, corner: usize, dx: v128, dy: v128): v128 {
  const place = t.CORNERS + corner * t.CORNER;
  const value = f64x2.add(
    f64x2.add(both(first, second, place + t.BASE), f64x2.mul(dx, both(first, second, place + t.BY_X))),
    f64x2.mul(dy, both(first, second, place + t.BY_Y)),
  );
  return v128.and(value, f64x2.gt(value, f64x2.splat(0)));
}

/** The mean of a number of the three corners. */
@inline
export function mean(first: usize, second: usize, place: usize, a: v128, b: v128, c: v128): v128 {
  return dot(
    a,
    b,
    c,
    both(first, second, t.CORNERS + place),
    both(first, second, t.CORNERS + t.CORNER + place),
    both(first, second, t.CORNERS + 2 * t.CORNER + place),
  );
}

/** One coordinate of the direction from a point to the eye. */
@inline
export function view(scene: usize, offset: usize, across: v128, up: v128): v128 {
  return f64x2.neg(
    f64x2.add(
      f64x2.add(all(scene, RAYS + 24 + offset), f64x2.mul(across, all(scene, RAYS + 48 + offset))),
      f64x2.mul(up, all(scene, RAYS + 72 + offset)),
    ),
  );
}
