import type { Affine } from '../../../../core/affine.js';
import { Path } from '../../../../draw/path.js';
import type { Point } from '../heading.js';
import type { Sheet } from '../sheet.js';

/** The colors of a vehicle. */
export interface Livery {
  readonly body: string;
  readonly trim: string;
  readonly line: string;
}

/** Draws a vehicle that heads up, from (0, −½) to (0, ½); its front and rear are unlike, its sides mirror images. */
export type Vehicle = (sheet: Sheet, map: Affine, livery: Livery) => void;

/** Colors that all vehicles share. */
export const glass = '#1c3446';
/** Flames from outside to inside. */
export const fire = ['#ff8c1a', '#ffe27a'] as const;
export const headlight = '#fff3b0';
export const taillight = '#d2202c';
export const foam = '#ffffff';

/** A step of the right half of an outline: one point, a straight line to it; three, a cubic curve by two control points. */
type Step = readonly Point[];

const mirror = ([x, y]: Point): Point => [-x, y];

/** The closed outline whose right half goes from a point on the axis x = 0 through some steps, and whose left half mirrors it. */
export function symmetric(start: Point, ...steps: readonly Step[]): Path {
  const path = new Path().moveTo(...start);
  const ends = [start, ...steps.map((step) => step.at(-1)!)];
  for (const step of steps) {
    if (step.length === 1) path.lineTo(...step[0]);
    else path.cubicTo(...step[0], ...step[1], ...step[2]);
  }
  if (ends.at(-1)![0] !== 0) path.lineTo(...mirror(ends.at(-1)!));
  steps.toReversed().forEach((step, i) => {
    const end = mirror(ends[steps.length - 1 - i]);
    if (step.length === 1) path.lineTo(...end);
    else path.cubicTo(...mirror(step[1]), ...mirror(step[0]), ...end);
  });
  return path.close();
}

/** A shape right of the axis x = 0 together with its mirror image. */
export const bothSides = (path: Path): Path => new Path().append(path).append(path, [-1, 0, 0, 1, 0, 0]);
