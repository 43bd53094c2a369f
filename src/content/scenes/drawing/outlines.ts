import { Path } from '../../../draw/path.js';
import { polygon, rect, roundRect } from '../../../draw/shapes.js';
import type { Point } from './heading.js';

/** A spot too small to tell from a round one: a hexagon, which costs far less. */
export function speck(x: number, y: number, r: number): Path {
  const [u, v] = [r / 2, (r * Math.sqrt(3)) / 2];
  return polygon([
    [x + r, y],
    [x + u, y + v],
    [x - u, y + v],
    [x - r, y],
    [x - u, y - v],
    [x + u, y - v],
  ]);
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
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
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
