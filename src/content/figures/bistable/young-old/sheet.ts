import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Path } from '../../../../draw/path.js';
import { pointsOf, type Point } from '../../../../draw/shapes.js';
import { thread } from '../../../../draw/spline.js';
import type { Shape } from '../figure.js';

/** The level of lines. */
export const ink = 20;

/** Where the head bows about. */
const pivot: Point = [270, 330];

/** Points on the sheet; in the mirror, the women look to the right. */
export function placed({ mirror, bow }: Shape, points: readonly Point[]): Point[] {
  const [cosine, sine] = [cosDegrees(bow!), sinDegrees(bow!)];
  return points.map(([x, y]): Point => {
    const [u, v] = [x - pivot[0], y - pivot[1]];
    const [px, py] = [pivot[0] + u * cosine + v * sine, pivot[1] - u * sine + v * cosine];
    return [mirror! > 0 ? px : 512 - px, py];
  });
}

/** An area with a sharp corner at its first point. */
export const closed = (s: Shape, points: readonly Point[]): Path =>
  thread(placed(s, [...points, points[0]!])).close();
export const open = (s: Shape, numbers: readonly number[]): Path => thread(placed(s, pointsOf(numbers)));
