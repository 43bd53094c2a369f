import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';
import type { Ink } from '../parts/ink.js';
import { eachTarget } from './target.js';
import type { Window } from '../../../../draw/window.js';

/**
 * Width and height of the target in a window, in units, to a fraction of a pixel: between the outermost of its pixels,
 * plus what the pixels beside those are covered, along the middle row and column. NaN without any.
 */
export function extent(picture: Raster, ink: Ink, window: Window): { width: number; height: number } {
  const { width, data } = picture;
  const scale = width / side;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  eachTarget(picture, ink, window, (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  if (right < left) return { width: NaN, height: NaN };
  const pixel = (units: number) => Math.floor(units * scale);
  const row = pixel((top + bottom) / 2) * width;
  const column = pixel((left + right) / 2);
  const across = (x: number) => data[row + x]!;
  const down = (y: number) => data[y * width + column]!;
  return {
    width: length(across, pixel(left), pixel(right), ink) / scale,
    height: length(down, pixel(top), pixel(bottom), ink) / scale,
  };
}

/** Pixels from `first` to `last`, each end's share counted by its level between the target's and what lies three pixels off. */
function length(at: (place: number) => number, first: number, last: number, { target }: Ink): number {
  const end = (place: number, outward: 1 | -1): number => {
    const beyond = at(place + 3 * outward);
    const share = (level: number) => Math.min(1, Math.max(0, (level - beyond) / (target - beyond)));
    return beyond === target ? 1 : share(at(place)) + share(at(place + outward));
  };
  return last - first - 1 + end(first, -1) + end(last, 1);
}

/** The difference of two lengths as a share of their mean. */
export const relative = (first: number, second: number): number => (2 * (first - second)) / (first + second);
