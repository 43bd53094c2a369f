import { cosDegrees, pow, sinDegrees } from '../../../core/math/index.js';
import { loft, type Ring } from '../../../world/modeling/index.js';
import type { Mesh } from '../../../world/mesh.js';

/** A level section of a trunk: half its width, how far it reaches to the front and to the back, meters. */
export type Girth = readonly [y: number, side: number, front: number, back: number];

/** The point of a section at an angle: 0 in front, 90 at the left side (+x). */
const on = (
  [y, side, front, back]: Girth,
  degrees: number,
  grow: number,
): readonly [number, number, number] => {
  const [s, c] = [sinDegrees(degrees), cosDegrees(degrees)];
  // a little fuller than an ellipse
  const size = 1 / pow(pow(Math.abs(s), 2.4) + pow(Math.abs(c), 2.4), 1 / 2.4);
  return [(side + grow) * s * size, y, ((c > 0 ? front : back) + grow) * c * size];
};

const steps = 32;

/** The section as a ring. @param grow meters added all around */
export const girthRing = (girth: Girth, grow = 0): Ring =>
  Array.from({ length: steps }, (_, i) => on(girth, (360 * i) / steps, grow));

/** Closed cloth over sections. @param grow meters added all around */
export const closedCloth = (girths: readonly Girth[], grow = 0): Mesh =>
  loft(
    girths.map((girth) => girthRing(girth, grow)),
    { crease: 50 },
  );

/**
 * Cloth of some thickness over sections, open in front.
 *
 * @param gapAt half the opening at a height, degrees
 */
export function openCloth(
  girths: readonly Girth[],
  grow: number,
  thickness: number,
  gapAt: (y: number) => number,
): Mesh {
  const ring = (girth: Girth): Ring => {
    const gap = gapAt(girth[0]);
    const at = (i: number): number => gap + ((360 - 2 * gap) * i) / steps;
    const outer = Array.from({ length: steps + 1 }, (_, i) => on(girth, at(i), grow + thickness));
    const inner = Array.from({ length: steps + 1 }, (_, i) => on(girth, at(steps - i), grow));
    return [...outer, ...inner];
  };
  return loft(girths.map(ring), { crease: 50 });
}
