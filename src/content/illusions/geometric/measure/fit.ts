import { atan } from '../../../../core/math/index.js';
import type { Raster } from '../../../../draw/raster.js';
import type { Ink } from '../parts/ink.js';
import { eachTarget, everywhere } from './target.js';
import type { Window } from '../../../../draw/window.js';

/** A parabola v = level + slope·u + bend·u² through pixels, u counted from their mean. */
export interface Fit {
  readonly mean: number;
  readonly level: number;
  readonly slope: number;
  readonly bend: number;
}

/**
 * Fits the target's pixels in a window by least squares.
 *
 * @param upright whether the line runs up and down: then u is y and v is x
 */
export function fit(picture: Raster, ink: Ink, window: Window = everywhere, upright = false): Fit {
  const us: number[] = [];
  const vs: number[] = [];
  eachTarget(picture, ink, window, (x, y) => {
    us.push(upright ? y : x);
    vs.push(upright ? x : y);
  });
  const count = us.length;
  const mean = us.reduce((sum, u) => sum + u, 0) / count;
  const middle = vs.reduce((sum, v) => sum + v, 0) / count;
  let [u2, u3, u4, uv, u2v] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const u = us[i]! - mean;
    const v = vs[i]! - middle;
    const square = u * u;
    u2 += square;
    u3 += square * u;
    u4 += square * square;
    uv += u * v;
    u2v += square * v;
  }
  // Normal equations of v = a + b·u + c·u², with Σu = Σv = 0.
  const q = u4 - (u2 * u2) / count;
  const determinant = u2 * q - u3 * u3;
  const slope = (uv * q - u3 * u2v) / determinant;
  const bend = (u2 * u2v - u3 * uv) / determinant;
  return { mean, level: middle - (bend * u2) / count, slope, bend };
}

/** The angle of a line with a slope, in degrees. */
export const degreesOf = (slope: number): number => (atan(slope) * 180) / Math.PI;
