import { fillLarge } from './large.js';
import { box, setUp } from '../../../../src/world/render/raster/masked.js';
import { fillSmall, smallSide } from './small.js';
import type { Target } from '../../../../src/world/render/raster/target.js';

/**
 * Draws a triangle where it is nearest. Its corners are at `a`, `b` and `c` in the projected points; it is a front face
 * if they run counter-clockwise in the picture.
 */
export function fillTriangle(
  target: Target,
  points: Float64Array,
  a: number,
  b: number,
  c: number,
  id: number,
  backToo: boolean,
): void {
  if (!setUp(points, a, b, c, backToo)) return;
  if (box.right - box.left < smallSide && box.bottom - box.top < smallSide) fillSmall(target, id);
  else fillLarge(target, id);
}
