import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';
import type { Ink } from '../parts/ink.js';
import { eachOfLevel, eachTarget, everywhere } from './target.js';
import type { Window } from '../../../../draw/window.js';

/** The area of the target's pixels in a window, in square units. */
export function area(picture: Raster, ink: Ink, window: Window): number {
  let pixels = 0;
  eachTarget(picture, ink, window, () => pixels++);
  return pixels * squareUnits(picture);
}

/** The area of the pixels of one level, without the blended ones along its edge, in square units. */
export function areaOfLevel(picture: Raster, level: number): number {
  let pixels = 0;
  eachOfLevel(picture, level, 2, everywhere, () => pixels++);
  return pixels * squareUnits(picture);
}

const squareUnits = ({ width }: Raster): number => (side / width) * (side / width);
