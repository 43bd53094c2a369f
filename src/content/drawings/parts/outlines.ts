import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { Path, polygon, rect, roundRect } from '../../../draw/index.js';
import type { Point } from './heading.js';

/** A spot too small to tell from a round one: a hexagon, which costs far less. */
export function speck(x: number, y: number, r: number): Path {
  const [u, v] = [r / 2, (r * Math.sqrt(3)) / 2];
  return polygon(
    points([x + r, y], [x + u, y + v], [x - u, y + v], [x - r, y], [x - u, y - v], [x + u, y - v]),
  );
}

/** A box around (x, y), its corners round where a radius is given. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): Path =>
  radius === 0
    ? rect(x - width / 2, y - height / 2, width, height)
    : roundRect(x - width / 2, y - height / 2, width, height, radius);

/** A polygon whose corners are cut round, `radius` away from each corner along both sides. */
export function roundedPolygon(points: readonly Point[], radius: number): Path {
  const path = new Path();
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    const start = toward(corner, before, radius);
    if (i === 0) path.moveTo(...start);
    else path.lineTo(...start);
    path.quadTo(...corner, ...toward(corner, after, radius));
  });
  return path.close();
}

function toward([x, y]: Point, [tx, ty]: Point, distance: number): Point {
  const length = Math.sqrt((tx - x) * (tx - x) + (ty - y) * (ty - y));
  const t = Math.min(0.5, distance / length);
  return [x + (tx - x) * t, y + (ty - y) * t];
}

/**
 * Points along an arc around (x, y), close enough together to look round at any size we draw.
 * @param from, to degrees clockwise from the right, either may be the larger
 */
export function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / steps;
    return [x + rx * cosDegrees(angle), y + ry * sinDegrees(angle)];
  });
}

/** A shape together with its half turn about the middle of the picture: a pattern of such shapes does not tell which way is up. */
export const twins = (path: Path): Path => new Path().append(path).append(path, [-1, 0, 0, -1, 1, 1]);
