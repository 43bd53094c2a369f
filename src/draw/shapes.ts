import { badParameter, cosDegrees, sinDegrees, tan } from '../core/index.js';
import { Path } from './path.js';

/** A point in user units, y downward. */
export type Point = readonly [x: number, y: number];

// Angles are in degrees from the direction of +x toward +y, so clockwise on the screen. Shapes run clockwise.

/** A straight line between two points, to be stroked. */
export function line(x0: number, y0: number, x1: number, y1: number): Path {
  return new Path().moveTo(x0, y0).lineTo(x1, y1);
}

/** Straight lines through points, open. */
export function polyline(points: readonly Point[]): Path {
  const path = new Path();
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path;
}

/** Straight lines through points and back to the first. */
export const polygon = (points: readonly Point[]): Path => polyline(points).close();

/** A rectangle with the corner (x, y). */
export function rect(x: number, y: number, width: number, height: number): Path {
  return new Path()
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineTo(x + width, y + height)
    .lineTo(x, y + height)
    .close();
}

/** A rectangle with quarter circles for corners. @param radius at least 0; at most half the shorter side is used */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): Path {
  atLeast0('width', width);
  atLeast0('height', height);
  const r = Math.min(atLeast0('radius', radius), width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const path = new Path();
  addArc(path, right - r, y + r, r, r, -90, 0);
  addArc(path, right - r, bottom - r, r, r, 0, 90);
  addArc(path, x + r, bottom - r, r, r, 90, 180);
  addArc(path, x + r, y + r, r, r, 180, 270);
  return path.close();
}

/** A circle around (cx, cy). */
export const circle = (cx: number, cy: number, radius: number): Path => ellipse(cx, cy, radius, radius);

/** An ellipse around (cx, cy) with half axes rx and ry along x and y. It is off by less than 5 millionths of them. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  const path = new Path();
  addArc(path, cx, cy, atLeast0('rx', rx), atLeast0('ry', ry), 0, 360);
  return path.close();
}

/** A part of a circle from one angle to another, open. @param to from − 360 to from + 360 */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Path {
  const path = new Path();
  addArc(path, cx, cy, atLeast0('radius', radius), radius, from, to);
  return path;
}

/** A slice of a disc: an arc and the two radii to its ends. */
export function sector(cx: number, cy: number, radius: number, from: number, to: number): Path {
  return arc(cx, cy, radius, from, to).lineTo(cx, cy).close();
}

/** A polygon with equal sides, its first corner at an angle (default: straight up). @param corners 3 to 10,000 */
export function regularPolygon(cx: number, cy: number, radius: number, corners: number, first = -90): Path {
  return star(cx, cy, radius, radius, corners / 2, first);
}

/** A star with tips and dents in turn, its first tip at an angle (default: straight up). @param tips 2 to 10,000 */
export function star(cx: number, cy: number, outer: number, inner: number, tips: number, first = -90): Path {
  if (!(Number.isInteger(tips * 2) && tips * 2 >= 3 && tips <= 10_000))
    throw badParameter('tips', tips, 'a whole number from 2 to 10000');
  const points: Point[] = [];
  for (let i = 0; i < tips * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = first + (180 * i) / tips;
    points.push([cx + radius * cosDegrees(angle), cy + radius * sinDegrees(angle)]);
  }
  return polygon(points);
}

/** Adds an arc of an ellipse as cubics of at most 45°, after a line to its start if the path has begun. */
function addArc(path: Path, cx: number, cy: number, rx: number, ry: number, from: number, to: number): void {
  if (!(Math.abs(to - from) <= 360)) throw badParameter('angles', [from, to], 'at most 360 degrees');
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const step = (to - from) / pieces;
  const reach = (4 / 3) * tan((step * Math.PI) / 720);
  let [cosine, sine] = [cosDegrees(from), sinDegrees(from)];
  const [x, y] = [cx + rx * cosine, cy + ry * sine];
  if (path.verbs.length === 0) path.moveTo(x, y);
  else path.lineTo(x, y);
  for (let i = 1; i <= pieces; i++) {
    const angle = i === pieces ? to : from + i * step;
    const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
    path.cubicTo(
      cx + rx * (cosine - reach * sine),
      cy + ry * (sine + reach * cosine),
      cx + rx * (c + reach * s),
      cy + ry * (s - reach * c),
      cx + rx * c,
      cy + ry * s,
    );
    [cosine, sine] = [c, s];
  }
}

function atLeast0(name: string, value: number): number {
  if (value >= 0) return value;
  throw badParameter(name, value, 'a length of at least 0');
}
