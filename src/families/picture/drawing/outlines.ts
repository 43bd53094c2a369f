import { Path } from '../../../draw/path.js';
import type { Point } from './heading.js';

/** How far a cubic's control points lie from the ends of a quarter circle, in radii. */
const quarter = 0.5522847498307936;

export function polygon(points: readonly Point[]): Path {
  const path = new Path();
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path.close();
}

/** An open line through the points. */
export function polyline(points: readonly Point[]): Path {
  const path = new Path();
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path;
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx): Path {
  const [kx, ky] = [rx * quarter, ry * quarter];
  return new Path()
    .moveTo(x + rx, y)
    .cubicTo(x + rx, y + ky, x + kx, y + ry, x, y + ry)
    .cubicTo(x - kx, y + ry, x - rx, y + ky, x - rx, y)
    .cubicTo(x - rx, y - ky, x - kx, y - ry, x, y - ry)
    .cubicTo(x + kx, y - ry, x + rx, y - ky, x + rx, y)
    .close();
}

export const circle = (x: number, y: number, r: number): Path => ellipse(x, y, r, r);

/** A spot too small to tell from a round one: a hexagon, which costs far less. */
export function speck(x: number, y: number, r: number): Path {
  const [u, v] = [r / 2, (r * Math.sqrt(3)) / 2];
  return polygon([[x + r, y], [x + u, y + v], [x - u, y + v], [x - r, y], [x - u, y - v], [x + u, y - v]]); // prettier-ignore
}

/** A box around (x, y). */
export function box(x: number, y: number, width: number, height: number, radius = 0): Path {
  const [l, t, r, b] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  if (radius === 0)
    return polygon([
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ]);
  const k = radius * (1 - quarter);
  return new Path()
    .moveTo(l + radius, t)
    .lineTo(r - radius, t)
    .cubicTo(r - k, t, r, t + k, r, t + radius)
    .lineTo(r, b - radius)
    .cubicTo(r, b - k, r - k, b, r - radius, b)
    .lineTo(l + radius, b)
    .cubicTo(l + k, b, l, b - k, l, b - radius)
    .lineTo(l, t + radius)
    .cubicTo(l, t + k, l + k, t, l + radius, t)
    .close();
}

/** A polygon whose corners are cut round, `radius` away from each corner along both sides. */
export function roundedPolygon(points: readonly Point[], radius: number): Path {
  const path = new Path();
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    const start = towards(corner, before, radius);
    if (i === 0) path.moveTo(...start);
    else path.lineTo(...start);
    path.quadTo(...corner, ...towards(corner, after, radius));
  });
  return path.close();
}

function towards([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y));
  const t = Math.min(0.5, distance / length);
  return [x + (tx - x) * t, y + (ty - y) * t];
}
