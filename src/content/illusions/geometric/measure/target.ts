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
  const fours = new DataView(data.buffer, data.byteOffset, data.length);
  /** Four pixels of the other level that was met last: most of a figure is ground. */
  let other = 0;
  let known = false;
  for (let y = Math.round(window.top * scale); y < bottom; y++) {
    const row = y * width;
    for (let x = Math.round(window.left * scale); x < right; x++) {
      while (known && x + 4 <= right && fours.getInt32(row + x, true) === other) x += 4;
      if (x >= right) break;
      const here = data[row + x]!;
      if (here >= low && here <= high) visit((x + 0.5) / scale, (y + 0.5) / scale);
      else {
        other = (here * 0x01010101) | 0;
        known = true;
      }
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
