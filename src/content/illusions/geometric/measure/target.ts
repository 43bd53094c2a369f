import type { Raster } from '../../../../draw/raster.js';
import { side } from '../../../../draw/board.js';
import type { Window } from '../../../../draw/window.js';
import type { Ink } from '../parts/ink.js';

export const everywhere: Window = { left: 0, top: 0, right: side, bottom: side };
export const leftHalf: Window = { ...everywhere, right: side / 2 };
export const rightHalf: Window = { ...everywhere, left: side / 2 };
export const upperHalf: Window = { ...everywhere, bottom: side / 2 };
export const lowerHalf: Window = { ...everywhere, top: side / 2 };

/** Calls `visit` with the middle of every pixel of a gray picture in the window whose level is within `tolerance` of `level`. */
export function eachOfLevel(
  { width, data }: Raster,
  level: number,
  tolerance: number,
  window: Window,
  visit: (x: number, y: number) => void,
): void {
  const scale = width / side;
  const [low, high] = [level - tolerance, level + tolerance];
  const right = Math.round(window.right * scale);
  const bottom = Math.round(window.bottom * scale);
  for (let y = Math.round(window.top * scale); y < bottom; y++) {
    for (let x = Math.round(window.left * scale); x < right; x++) {
      const here = data[y * width + x]!;
      if (here >= low && here <= high) visit((x + 0.5) / scale, (y + 0.5) / scale);
    }
  }
}

/** The same for pixels that are nearer to the target's level than to the inducers'. */
export function eachTarget(
  picture: Raster,
  { target, inducer }: Ink,
  window: Window,
  visit: (x: number, y: number) => void,
): void {
  eachOfLevel(picture, target, Math.abs(target - inducer) / 2 - 0.5, window, visit);
}
