import { cosDegrees, points3, pow, sinDegrees } from '../../../core/index.js';

/** A point of the plane, meters. */
export type Point = readonly [x: number, y: number];

/** A simple polygon, closed without repeating its first point; either direction. */
export type Outline = readonly Point[];

/** Twice the area, positive for counter-clockwise. */
export function doubleArea(outline: Outline): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length];
    sum += x * nextY - nextX * y;
  });
  return sum;
}

/** A rectangle about the origin. */
export const rectangle = (width: number, height: number): Outline => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];

/** The corners of a rectangle: on which sides they are, and where their arcs begin, degrees. */
const corners = points3('1,-1,-90 1,1,0 -1,1,90 -1,-1,180');

/** A rectangle about the origin with round corners. @param steps straight pieces per corner */
export function roundedRectangle(width: number, height: number, radius: number, steps = 4): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  const out: Point[] = [];
  for (const [sx, sy, from] of corners)
    out.push(...arc(sx * (width / 2 - r), sy * (height / 2 - r), r, from, from + 90, steps));
  // opposite corners meet where a side has no straight piece
  return out.filter(([x, y], i) => {
    const [otherX, otherY] = out[(i + 1) % out.length];
    return Math.abs(x - otherX) + Math.abs(y - otherY) > 1e-9;
  });
}

/** An ellipse about the origin, counter-clockwise from +x. */
export const ellipse = (width: number, height: number, steps = 32): Outline =>
  Array.from({ length: steps }, (_, i) => {
    const angle = (360 * i) / steps;
    return [(width / 2) * cosDegrees(angle), (height / 2) * sinDegrees(angle)];
  });

/**
 * A curve between ellipse and rectangle: |x/a|^e + |y/b|^e = 1. The steps are always at the same angles, so that
 * sections of different exponents can be lofted.
 * @param exponent 1 (diamond), 2 (ellipse), 4 (soft square) to about 10
 */
export const superellipse = (width: number, height: number, exponent: number, steps = 32): Outline =>
  ellipse(2, 2, steps).map(([c, s]) => {
    const size = pow(pow(Math.abs(c), exponent) + pow(Math.abs(s), exponent), 1 / exponent);
    return [((width / 2) * c) / size, ((height / 2) * s) / size];
  });

/** A regular polygon about the origin with a corner at the top (+y). */
export const regularPolygon = (sides: number, radius: number): Outline =>
  Array.from({ length: sides }, (_, i) => {
    const angle = 90 + (360 * i) / sides;
    return [radius * cosDegrees(angle), radius * sinDegrees(angle)];
  });

/** A star about the origin with a tip at the top (+y). */
export const star = (tips: number, outer: number, inner: number): Outline =>
  Array.from({ length: 2 * tips }, (_, i) => {
    const angle = 90 + (180 * i) / tips;
    const radius = i % 2 === 0 ? outer : inner;
    return [radius * cosDegrees(angle), radius * sinDegrees(angle)];
  });

/** Points on a circle, both ends included. Degrees from +x, counter-clockwise when `to` > `from`. */
export const arc = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps: number,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [x + radius * cosDegrees(angle), y + radius * sinDegrees(angle)];
  });

/** The outline moved by x and y meters. */
export const movedOutline = (outline: Outline, x: number, y: number): Outline =>
  outline.map((p) => [p[0] + x, p[1] + y]);
