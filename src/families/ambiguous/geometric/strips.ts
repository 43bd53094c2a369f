import { polygon, type Point } from '../../../draw/shapes.js';
import type { Path } from '../../../draw/path.js';

/**
 * A convex shape in level strips, from the top: the boxes around the strips of an oblique bar hold far fewer pixels than
 * that around the bar. Cut between rows of pixels, the strips cover what the shape covers.
 *
 * @param tall height of a strip, in the shape's units
 */
export function strips(corners: readonly Point[], tall: number): Path[] {
  const ys = corners.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const paths: Path[] = [];
  for (let k = Math.floor(top / tall); k * tall < bottom; k++) {
    const strip = keep(keep(corners, k * tall, 1), (k + 1) * tall, -1);
    if (strip.length > 2) paths.push(polygon(strip));
  }
  return paths;
}

/** The part of a convex polygon below (1) or above (-1) a level line, y counted downwards (Sutherland and Hodgman). */
function keep(corners: readonly Point[], level: number, side: 1 | -1): Point[] {
  const kept: Point[] = [];
  corners.forEach((point, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const [here, there] = [side * (point[1] - level), side * (next[1] - level)];
    if (here >= 0) kept.push(point);
    if (here * there < 0) {
      const part = here / (here - there);
      kept.push([point[0] + part * (next[0] - point[0]), level]);
    }
  });
  return kept;
}
