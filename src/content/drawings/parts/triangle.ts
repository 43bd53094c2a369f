import type { Point } from '../../../draw/shapes.js';

export type Corners = readonly [Point, Point, Point];

/** The distance of two points. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** The middle and the radius of the largest circle in a triangle. */
export function incircle([a, b, c]: Corners): { x: number; y: number; radius: number } {
  const [oa, ob, oc] = [distance(b, c), distance(c, a), distance(a, b)];
  const around = oa + ob + oc;
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  return {
    x: (oa * a[0] + ob * b[0] + oc * c[0]) / around,
    y: (oa * a[1] + ob * b[1] + oc * c[1]) / around,
    radius: (2 * area) / around,
  };
}

/** The triangle whose sides lie `by` further in. */
export function inset(corners: Corners, by: number): Corners {
  const { x, y, radius } = incircle(corners);
  const left = 1 - by / radius;
  const move = ([px, py]: Point): Point => [x + (px - x) * left, y + (py - y) * left];
  return [move(corners[0]), move(corners[1]), move(corners[2])];
}

/** The point a share t of the way from one point to another. */
export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];
