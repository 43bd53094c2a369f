import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Point } from '../../../world/modeling/index.js';

/**
 * The lower edge of a body's side over one wheel, from rear to front: z and height. Straight walls up to the axle, then
 * half a circle.
 */
export const archway = (middle: number, axle: number, radius: number, sill: number): Point[] => [
  [middle - radius, sill],
  ...[180, 155, 130, 105, 75, 50, 25, 0].map((degrees): Point => [
    middle + radius * cosDegrees(degrees),
    axle + radius * sinDegrees(degrees),
  ]),
  [middle + radius, sill],
];
