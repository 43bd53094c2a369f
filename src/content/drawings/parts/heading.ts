import { type Affine, cosDegrees, sinDegrees } from '../../../core/index.js';
import { directions, type Direction } from '../direction.js';

export type Point = readonly [x: number, y: number];

/** tan 22.5°: half a sector of the eight directions. */
const sector = Math.SQRT2 - 1;

/** The one of the eight directions that is nearest to that from `tail` to `nose`. */
export function headingOf(nose: Point, tail: Point): Direction {
  const [x, y] = [nose[0] - tail[0], nose[1] - tail[1]];
  const horizontal = Math.abs(x) > sector * Math.abs(y);
  const vertical = Math.abs(y) > sector * Math.abs(x);
  if (horizontal && vertical) return directions[x > 0 ? (y < 0 ? 1 : 3) : y < 0 ? 7 : 5];
  return horizontal ? (x > 0 ? 'right' : 'left') : y < 0 ? 'up' : 'down';
}

/** The map that takes (0, −½) to the nose and (0, ½) to the tail without changing shapes. */
export function headingMap(nose: Point, tail: Point): Affine {
  const [x, y] = [tail[0] - nose[0], tail[1] - nose[1]];
  return [y, -x, x, y, (nose[0] + tail[0]) / 2, (nose[1] + tail[1]) / 2];
}

/** Nose and tail of something `length` long around a middle, `tilt` degrees clockwise off one of the eight directions. */
export function headed(
  direction: Direction,
  tilt: number,
  length: number,
  [x, y]: Point,
): { nose: Point; tail: Point } {
  const angle = 45 * directions.indexOf(direction) + tilt;
  const [dx, dy] = [(sinDegrees(angle) * length) / 2, (-cosDegrees(angle) * length) / 2];
  return { nose: [x + dx, y + dy], tail: [x - dx, y - dy] };
}
